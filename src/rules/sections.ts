// The page's sections in their order: what each says, and which tables stand beside it.
import * as facts from "./facts.ts";
import { drawing, giving, growthSheet, liking, seasonal } from "./sheets/crops.ts";
import { giftSheet } from "./sheets/gifts.ts";
import { kitchen, meadowSheet, settling, toolPrices } from "./sheets/household.ts";
import { moistureSheet, rains, soilSheet } from "./sheets/land.ts";
import { lots, wareSheet } from "./sheets/market.ts";
import {
  deedSheet,
  dyeSheet,
  festivalSheet,
  letterSheet,
  levelSheet,
  pieceSheet,
} from "./sheets/progress.ts";
import type { RuleSheet } from "./sheets/sheet.ts";
import { friendSheet, neighbourSheet, ownLandSheet, yields } from "./sheets/yields.ts";
import { rulesStrings } from "./words/strings.ts";

const said = rulesStrings.sections;

export type Section = {
  /** Its address on the page: whoever names a rule may link to it. */
  readonly id: keyof typeof said;
  readonly text: readonly string[];
  readonly sheets: readonly (() => RuleSheet)[];
  /** What is to be typed, after the words. */
  readonly code?: string;
};

export const ruleSections: readonly Section[] = [
  { id: "growth", text: said.growth.text, sheets: [growthSheet, giving, seasonal] },
  { id: "water", text: said.water.text(facts.waterFacts), sheets: [soilSheet, moistureSheet] },
  { id: "heart", text: said.heart.text(facts.heartFacts), sheets: [drawing] },
  {
    id: "yield",
    text: said.yield.text,
    sheets: [yields, liking, neighbourSheet, friendSheet, ownLandSheet],
  },
  { id: "meadow", text: said.meadow.text(facts.meadowFacts), sheets: [meadowSheet, settling] },
  { id: "kitchen", text: said.kitchen.text, sheets: [kitchen] },
  { id: "tools", text: said.tools.text(facts.toolFacts), sheets: [toolPrices] },
  { id: "cross", text: said.cross.text(facts.cross), sheets: [lots, wareSheet] },
  { id: "letters", text: said.letters.text(facts.letterFacts), sheets: [letterSheet, giftSheet] },
  { id: "levels", text: said.levels.text(facts.levelFacts), sheets: [levelSheet, deedSheet] },
  { id: "heirlooms", text: said.heirlooms.text(facts.heirlooms), sheets: [] },
  { id: "moving", text: said.moving.text(facts.heirlooms), sheets: [] },
  { id: "festivals", text: said.festivals.text(facts.festivalFacts), sheets: [festivalSheet] },
  { id: "weather", text: said.weather.text(facts.weather), sheets: [rains] },
  { id: "surprises", text: said.surprises.text(facts.surprises), sheets: [] },
  { id: "pieces", text: said.pieces.text(facts.pieceFacts), sheets: [pieceSheet, dyeSheet] },
  { id: "undo", text: said.undo.text(facts.undoFacts), sheets: [] },
  {
    id: "check",
    text: [...said.check.text, said.check.source, said.check.command],
    sheets: [],
    code: said.check.code,
  },
];
