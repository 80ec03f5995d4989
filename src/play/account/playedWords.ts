// When a farm was last played, as its list says it: of today it says that it was today.

/** `when` as the clock on the wall says it, which names no day where it is this one. */
export const playedWords = (when: string): string => (/^\d\d:/.test(when) ? `today ${when}` : when);
