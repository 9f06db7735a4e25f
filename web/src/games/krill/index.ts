import type { GameTable } from '../index';
import Gallery from './Gallery.svelte';
import Picture from './Picture.svelte';
import Table from './Table.svelte';
import { length, renderers } from './words';

export default { Table, Picture, Gallery, renderers, length } satisfies GameTable;
