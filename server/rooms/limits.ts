// How much a holder may keep here, and how far back.

export const MOST_ROOMS = 50;
/** Of a room as the canonical text that is kept; one with a thousand things has a tenth of it. */
export const MOST_BYTES = 1_048_576;
/** Of the request, which may be spelled with more spaces than the text that is kept. */
export const MOST_BODY_BYTES = MOST_BYTES + 262_144;

/** The last so many versions of a room are kept, … */
export const LAST_VERSIONS = 20;
/** … of so many days before them the last version of each, … */
export const DAYS_KEPT = 30;
/** … and of all of these together never more than this, the newest first. */
export const MOST_HISTORY_BYTES = 8 * MOST_BYTES;

export const GALLERY_PAGE = 24;
export const LONGEST_REASON = 500;
