// What an author says of a room: one line, in words that cannot turn the text around them.
import * as v from "valibot";

export const LONGEST_CAPTION = 200;

export const captionSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(LONGEST_CAPTION),
  v.regex(/^[^\p{Cc}\p{Cs}\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/u),
  // Marks piled upon one letter reach over the lines of others.
  v.check((text) => !/\p{M}{4}/u.test(text)),
);

/** As it is sent: what was typed over several lines is one. Null where nothing is said. */
export const captionOf = (typed: string): string | null =>
  typed.replaceAll(/\s+/gu, " ").trim() || null;
