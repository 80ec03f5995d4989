// The market in figures: what one lot after the other fetches, and what dishes are kept at.

import { goods } from "../../farm/describe/strings.ts";
import { appetiteFor, quote } from "../../farm/market/price.ts";
import { slateOn } from "../../farm/market/slate.ts";
import { DAY, dayOfCivilDate } from "../../farm/numbers/time.ts";
import { bareFarm } from "../../farm/state/begin.ts";
import { isCrop } from "../../farm/tables/crops.ts";
import { type Good, goodIds, priceOf } from "../../farm/tables/goods.ts";
import { capitaliseCell, number } from "../words/figures.ts";
import { rulesStrings as strings } from "../words/strings.ts";
import { plainGround } from "./plainGround.ts";
import type { RuleSheet } from "./sheet.ts";

const { heads } = strings;

/** What the example sells, on which day. */
const LEEKS: Good = "leek";
const day = { year: 2026, month: 10, date: 23 };
const at = dayOfCivilDate(day) * DAY;

export const example = {
  day,
  name: goods[LEEKS][1],
  kept: priceOf(LEEKS),
  appetite: appetiteFor(LEEKS),
  slate: slateOn(LEEKS, at) / 10,
};

export const lots = (): RuleSheet => {
  const farm = bareFarm(plainGround, at);
  const sold = (count: number): number => quote(farm, LEEKS, count, at);
  return {
    caption: strings.captions.lots,
    head: [heads.soldAtOnce, heads.fetch, heads.aPiece],
    rows: [1, 5, 10, 20, 40].map((count) => [
      `${count}`,
      strings.pence(sold(count)),
      strings.pence((sold(count) / count).toFixed(1)),
    ]),
  };
};

export const wareSheet = (): RuleSheet => ({
  caption: strings.captions.wares,
  head: [heads.good, heads.each],
  rows: goodIds
    .filter((good) => !isCrop(good))
    .map((good) => [capitaliseCell(goods[good][0]), strings.pence(number(priceOf(good)))]),
});
