// How large a picture may be, and how many of them one device keeps.

export const MOST_FILE = 20 * 1024 * 1024;
export const MOST_OPENED_PIXELS = 40_000_000;
/** Of what is kept: more than the largest wall shows on a large screen. */
export const LONGEST_KEPT_SIDE = 1600;
export const MOST_KEPT_PICTURES = 200;
export const MOST_KEPT_BYTES = 80 * 1024 * 1024;
/** As heavy as one may be that goes to an account. */
export const MOST_SENT = 1024 * 1024;
