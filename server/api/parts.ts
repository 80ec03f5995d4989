// Shapes that several answers have in common.
import * as v from "valibot";

export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Milliseconds since 1970. */
export const timeSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
export const addressSchema = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/));
export const chainIdSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

/** For a list that is asked about again and again. */
export const unchanged = { says: "As it was.", headers: ["ETag"] } as const;
export const nothing = { says: "Done." } as const;
