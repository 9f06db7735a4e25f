import { tick } from 'svelte';

/** Scrolls to the element that is wanted, as soon as the dialog around it is open. */
export function into(element: HTMLElement, wanted: boolean): void {
  if (wanted) void tick().then(() => element.scrollIntoView({ block: 'start' }));
}
