// What the server hands over for the page of the whole country: what it found, so that no visitor's device has to search first.
import type { Day } from "./weather/weather.ts";

export type GivenWorld = {
  /** The day for which the page is drawn. */
  readonly day: Day;
  /** What was asked for, as `wantedOf` writes it. */
  readonly asked: string;
  /** The fields found, as `writeBits` writes them; null for all of them. */
  readonly found: string | null;
  /**
   * Who keeps the fields that are shown, by their numbers, as `ownerName` names them, null being nobody;
   * null altogether as long as nobody knows.
   */
  readonly keepers: Readonly<Record<number, string | null>> | null;
};
