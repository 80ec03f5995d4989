// A year of a farm as it is told: its days, its months, and what came of it.
import type { Ms } from "../../farm/numbers/time.ts";
import type { Crop } from "../../farm/tables/crops.ts";
import type { Festival } from "../../farm/tables/festivals.ts";
import type { Villager } from "../../farm/tables/villagers.ts";
import type { Hour } from "../../scene/light/hours.ts";
import type { DayLook } from "./dayLook.ts";
import type { FilmSpan } from "./filmSpan.ts";
import type { PlacedNote } from "./yearNotes.ts";

export type YearDay = { readonly at: Ms; readonly light: Hour; readonly look: DayLook };

/** A run of dry days, or how many days of a month it rained or snowed. */
export type MonthWeather = { readonly kind: "dry" | "wet" | "snow"; readonly days: number };

export type YearMonth = {
  readonly year: number;
  /** 0 to 11. */
  readonly month: number;
  /** Plots that were brought in. */
  readonly plots: number;
  /** The highest that was reached in it; null where none was. */
  readonly level: number | null;
  readonly festivals: readonly Festival[];
  /** Null where there was nothing to speak of. */
  readonly weather: MonthWeather | null;
};

/** The card at the end: all of it out of the farm's own book, for these days alone. */
export type YearEnd = {
  readonly field: number;
  /** What the board at its gate says. */
  readonly name: string | null;
  readonly plots: number;
  readonly letters: number;
  readonly heaviest: { readonly crop: Crop; readonly grams: number } | null;
  readonly festivals: number;
  /** Of all that there are, those that were seen. */
  readonly surprises: number;
  /** The most answered first. */
  readonly faces: readonly Villager[];
  /** Whether Peascod has his hat back. */
  readonly stories: { readonly peascod?: number };
};

export type YearTold = {
  readonly span: FilmSpan;
  readonly days: readonly YearDay[];
  readonly notes: readonly PlacedNote[];
  readonly months: readonly YearMonth[];
  readonly end: YearEnd;
};
