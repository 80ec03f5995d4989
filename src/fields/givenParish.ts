// What the server hands over for the page of a parish: what no page can know or should have to work out.
import type { Day } from "./weather/weather.ts";

/** Who keeps fields, and how many; those with the most first. */
export type ParishOwner = readonly [address: string, fields: number];

export type GivenParish = {
  /** The day for which the page is drawn. */
  readonly day: Day;
  /** Null as long as nobody knows. */
  readonly keepers: readonly ParishOwner[] | null;
  /** Whether the pictures of its fields lie on a sheet; else each comes by itself. */
  readonly sheet: boolean;
};
