// What of a week stands on the shelf, and what the whole of it comes to.
import type { Week } from "../../farm/players/simulateWeek.ts";
import type { Crop } from "../../farm/tables/crops.ts";

/** As many kinds as it has room for. */
export const ROOM = 7;

type Goods = readonly (readonly [crop: Crop, count: number])[];

/** What there is most of comes first. */
export const onShelf = ({ grown }: Week, room: number): Goods =>
  (Object.entries(grown) as [Crop, number][]).toSorted((a, b) => b[1] - a[1]).slice(0, room);

export const weekIncome = ({ income }: Week): number =>
  income.reduce((sum, pence) => sum + pence, 0);
