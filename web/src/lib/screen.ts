import { MediaQuery } from 'svelte/reactivity';

/** The narrow layout: one column, hand in two rows, sheets instead of panels. */
export const phone = new MediaQuery('max-width: 699px', false);

/** The panel beside the table instead of a drawer over it. */
export const wide = new MediaQuery('min-width: 1024px', true);

/** A finger rather than a mouse. */
export const touch = new MediaQuery('hover: none', false);
