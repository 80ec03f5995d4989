// The page's sections in their order: what each says, and which tables stand beside it.
import * as facts from "./facts.ts";
import { drawing, giving, growing, liking, seasonal } from "./sheets/crops.ts";
import { gifts } from "./sheets/gifts.ts";
import { kitchen, meadow, settling, toolPrices } from "./sheets/household.ts";
import { holds, rains, soils } from "./sheets/land.ts";
import { lots, wares } from "./sheets/market.ts";
import { deeds, dyes, festivals, letters, levels, pieces } from "./sheets/progress.ts";
import type { Sheet } from "./sheets/sheet.ts";
import { besides, friends, owns, yields } from "./sheets/yields.ts";
import { rulesStrings } from "./words/strings.ts";

const said = rulesStrings.sections;

export type Section = {
  /** Its address on the page: whoever names a rule may link to it. */
  readonly id: keyof typeof said;
  readonly text: readonly string[];
  readonly sheets: readonly (() => Sheet)[];
  /** What is to be typed, after the words. */
  readonly code?: string;
};

export const sections: readonly Section[] = [
  { id: "growth", text: said.growth.text, sheets: [growing, giving, seasonal] },
  { id: "water", text: said.water.text(facts.water), sheets: [soils, holds] },
  { id: "heart", text: said.heart.text(facts.heart), sheets: [drawing] },
  { id: "yield", text: said.yield.text, sheets: [yields, liking, besides, friends, owns] },
  { id: "meadow", text: said.meadow.text(facts.meadow), sheets: [meadow, settling] },
  { id: "kitchen", text: said.kitchen.text, sheets: [kitchen] },
  { id: "tools", text: said.tools.text(facts.tools), sheets: [toolPrices] },
  { id: "cross", text: said.cross.text(facts.cross), sheets: [lots, wares] },
  { id: "letters", text: said.letters.text(facts.letters), sheets: [letters, gifts] },
  { id: "levels", text: said.levels.text(facts.levels), sheets: [levels, deeds] },
  { id: "heirlooms", text: said.heirlooms.text(facts.heirlooms), sheets: [] },
  { id: "moving", text: said.moving.text(facts.heirlooms), sheets: [] },
  { id: "festivals", text: said.festivals.text(facts.festivals), sheets: [festivals] },
  { id: "weather", text: said.weather.text(facts.weather), sheets: [rains] },
  { id: "surprises", text: said.surprises.text(facts.surprises), sheets: [] },
  { id: "pieces", text: said.pieces.text(facts.pieces), sheets: [pieces, dyes] },
  { id: "undo", text: said.undo.text(facts.undo), sheets: [] },
  {
    id: "check",
    text: [...said.check.text, said.check.source, said.check.command],
    sheets: [],
    code: said.check.code,
  },
];
