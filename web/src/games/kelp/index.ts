import type { GameTable } from '../index';
import Sprite from './art/Sprite.svelte';
import Face from './Face.svelte';
import Figure from './Figure.svelte';
import Gallery from './Gallery.svelte';
import Picture from './Picture.svelte';
import Table from './Table.svelte';
import { length, renderers } from './words';

export default { Table, Sprite, Picture, Gallery, Figure, renderers, length, Seat: Face, sides: ['kelp-side-octopus', 'kelp-side-shark'], options: { spots: 'shark' } } satisfies GameTable;
