// A farm: what is kept of it between two events, and nothing that follows from the rest.
import type { Ms } from "../numbers/time.ts";
import type { Companion, CompanyName } from "../tables/company.ts";
import type { Crop } from "../tables/crops.ts";
import type { Good, Table } from "../tables/goods.ts";
import type { Seed } from "../tables/heirlooms.ts";
import type { Keep } from "../tables/keeps.ts";
import type { Name } from "../tables/names.ts";
import type { Recipe } from "../tables/recipes.ts";
import type { Tool } from "../tables/tools.ts";
import type { RULES } from "../tables/version.ts";
import type { Villager } from "../tables/villagers.ts";
import type { Page } from "./pages.ts";

/** What grows in a plot, as far as it had grown when somebody last had a hand in it. */
export type Sown = {
  readonly what: Seed;
  readonly at: Ms;
  /** Half milliseconds of growing: two for a dry one, three for a moist one. */
  readonly grown: number;
  /** Milliseconds of it that were moist. */
  readonly wet: Ms;
  readonly seen: Ms;
};

export type Plot = {
  /** When it was last sown, watered, fed or brought in. */
  readonly at: Ms;
  /** The soil's strength, 0 to 1000, as it was at `rested`: it recovers by itself. */
  readonly heart: number;
  readonly rested: Ms;
  /** What was last brought in here, and what before that. */
  readonly last: Crop | null;
  readonly before: Crop | null;
  /** How often something was sown here. */
  readonly n: number;
  readonly moistUntil: Ms;
  readonly sown: Sown | null;
};

/** Somebody or something on the meadow. */
export type Kept = {
  readonly kind: Keep;
  readonly at: Ms;
  readonly grown: number;
  readonly caredUntil: Ms;
  /** When a tree was last pruned; of others when they came. */
  readonly prunedAt: Ms;
  /** Of an animal that somebody has named. */
  readonly name?: Name;
};

export type Oven = { readonly recipe: Recipe; readonly at: Ms; readonly until: Ms };

/** What somebody asks for and pays: settled when the letter before it was answered. */
export type Letter = {
  readonly n: number;
  /** When it arrives. */
  readonly from: Ms;
  readonly villager: Villager;
  /** Which part of what its writer has to tell, from 0: no two that lie here are the same. */
  readonly part: number;
  readonly good: Good;
  readonly count: number;
  readonly pay: number;
};

/** What the cross has seen of a good and not yet forgotten, in thousandths of a unit. */
export type Seen = { readonly glut: number; readonly at: Ms };

/** How often something was done, when first, and the best of it. */
export type Entry = { readonly n: number; readonly first: Ms; readonly best?: number };

/** A moving day. */
export type MoveOfGround = { readonly from: number; readonly to: number; readonly at: Ms };

/** What somebody of the company is called on the field where they are met: they stay there when a farm moves. */
type Called = {
  readonly field: number;
  readonly who: Companion;
  readonly at: Ms;
  /** Null where it is what it was before. */
  readonly name: CompanyName | null;
};

/** What was there before the last thing that was done, for whoever takes it back. */
export type Recent = { readonly at: Ms; readonly was: Partial<Omit<Farm, "recent">> };

export type Farm = {
  readonly rules: typeof RULES;
  readonly begun: Ms;
  readonly pence: number;
  readonly deeds: number;
  readonly seeds: Table<Seed>;
  readonly barn: Table<Good>;
  readonly straw: number;
  readonly timber: number;
  readonly plots: readonly Plot[];
  readonly kept: readonly Kept[];
  readonly ovens: readonly Oven[];
  readonly stall: { readonly [G in Good]?: Seen };
  readonly tools: { readonly [T in Tool]: number };
  readonly letters: readonly Letter[];
  /** When the pedlar last dealt here. */
  readonly pedlarAt: Ms | null;
  readonly book: { readonly [P in Page]?: Entry };
  /** Of a farm that has moved, the first one first. */
  readonly moves?: readonly MoveOfGround[];
  /** Of a farm on which somebody has called any of them. */
  readonly company?: readonly Called[];
  /** Null on the first day, and once it has been taken back. */
  readonly recent: Recent | null;
};
