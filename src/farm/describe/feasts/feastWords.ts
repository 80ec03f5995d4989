// What is said at each festival: of its deeds, by its guests, and of its evening.
import type { Festival } from "../../tables/festivals.ts";
import { autumnFeasts } from "./autumn.ts";
import type { FeastWords } from "./feast.ts";
import { longTable } from "./longTable.ts";
import { midwinter } from "./midwinter.ts";
import { springFeasts } from "./spring.ts";
import { summerFeasts } from "./summer.ts";
import { winterFeasts } from "./winter.ts";

export const feastWords: { readonly [F in Festival]: FeastWords } = {
  ...winterFeasts,
  ...springFeasts,
  ...summerFeasts,
  longTable,
  ...autumnFeasts,
  midwinter,
};
