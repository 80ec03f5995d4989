// How large a picture may be, and how many of them a holder may keep here.

export const MOST_UPLOAD_BYTES = 1_048_576;
/** Pixels along a side, … */
export const LONGEST_UPLOAD_SIDE = 4_096;
/** … and in all: unfolded to draw with, these take 16 MB. */
export const MOST_UPLOAD_PIXELS = 4_194_304;

export const MOST_UPLOADED_PICTURES = 200;
export const MOST_HELD_BYTES = 50 * MOST_UPLOAD_BYTES;

const DAY_MS = 24 * 60 * 60_000;
/** How long a picture is kept for its holder while it hangs in no room. */
export const UNUSED_PICTURE_MS = 30 * DAY_MS;
/** How long a picture that nobody holds, or a file that nobody knows, may still be on its way in. */
export const UPLOAD_GRACE_MS = DAY_MS;
