// The chart of hours: in which light each kind of picture lies at an hour of the page, its still and its live scene alike.
import type { Hour } from "./hours.ts";

type Lit = {
  /** Of a single field and the sky over it. */
  readonly field: Hour;
  /** Of clouds and of the whole country: an evening of their own would be one more change within a day. */
  readonly country: Exclude<Hour, "evening">;
};

export const hourChart: Readonly<Record<Hour, Lit>> = {
  day: { field: "day", country: "day" },
  evening: { field: "evening", country: "day" },
  night: { field: "night", country: "night" },
};
