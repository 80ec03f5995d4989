// For how many minutes a day the weeks on paper are told, and when they begin.

/** The longest is where a first week, on some fields, brings no more for longer. */
export const stops = [2, 3, 5, 8, 12, 20, 30, 45] as const;

/** Where the slider stands at first. */
export const FIRST_STOP = stops.indexOf(12);

/** A Monday in the first week of Seedtime: the same week for all who compare. */
export const BEGUN = Date.UTC(2026, 2, 2);
