// What a thing on the farm says when it is pressed: its name, how it stands, and what can be done there.
import type { CardWriter } from "../../farm/tables/subjects.ts";
import type { PaperId } from "../papers/index.ts";
import type { FarmAction } from "../session/playedFarm.ts";
import type { FarmSeat } from "../view/view.ts";

export type ThingWay = { readonly label: string } & (
  | { readonly wish: FarmAction; readonly sits?: true }
  | { readonly paper: PaperId | "today" }
  | { readonly href: string }
  | { readonly seat: FarmSeat }
);

export type ThingInfo = {
  readonly name: string;
  /** Nothing where the name says all. */
  readonly words: string;
  readonly face?: CardWriter;
  /** The first is what Enter does. */
  readonly ways: readonly ThingWay[];
};
