// How each place of the village looks where it is drawn small: the lengths are steps from one field to the next.

import {
  smallBakery,
  smallCartBarn,
  smallCross,
  smallFerry,
  smallGatehouse,
  smallOffice,
  smallSchool,
  smallSurgery,
  smallTower,
  smallWatermill,
  twoHouse,
} from "../../models/ground/villageBuildings.ts";
import { type Part, placed } from "../../models/parts.ts";
import type { Home, HomeId } from "./homes.ts";

/** Hardly larger than the houses on the fields about them, so that none covers a field. */
const SCALE = 0.56;

const models: { readonly [H in HomeId]: (isLit: boolean) => Part[] } = {
  cross: smallCross,
  tower: smallTower,
  school: smallSchool,
  bakery: smallBakery,
  mill: smallWatermill,
  ferry: smallFerry,
  gate: smallGatehouse,
  twoHouse,
  office: smallOffice,
  carts: smallCartBarn,
  surgery: smallSurgery,
};

/** About its own spot, turned as it stands; `small` makes all smaller but the ferry, which lies from bank to bank. */
export const homeParts = (
  { id, turn }: Pick<Home, "id" | "turn">,
  isLit: boolean,
  small = 1,
): Part[] => placed(models[id](isLit), [0, 0, 0], turn, SCALE * (id === "ferry" ? 1 : small));
