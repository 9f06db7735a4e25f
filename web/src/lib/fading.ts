import { fade } from 'svelte/transition';
import { reducedMotion } from './settings.svelte';

/** How things leave where nothing may move: they fade while what comes fades in (class `fades`). Otherwise they are just gone. */
export const fadeOut = (element: Element) => fade(element, { duration: reducedMotion() ? 260 : 0 });
