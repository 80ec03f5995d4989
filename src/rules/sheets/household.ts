// Tables of meadow, kitchen and tools: what each gives, takes and costs.
import { goods } from "../../farm/describe/strings.ts";
import { keepIds, keepOf } from "../../farm/tables/keeps.ts";
import { recipeIds, recipeOf } from "../../farm/tables/recipes.ts";
import { toolIds, tools } from "../../farm/tables/tools.ts";
import { capital, goodsOf, monthsOf, number, spanOf } from "../words/figures.ts";
import { keepNames, toolNames } from "../words/names.ts";
import { rulesStrings as strings } from "../words/strings.ts";
import type { Sheet } from "./sheet.ts";

const { heads } = strings;

export const meadow = (): Sheet => ({
  caption: strings.captions.meadow,
  head: [heads.who, heads.gives, heads.every, heads.months],
  rows: keepIds.map((keep) => {
    const { gives, units, minutes, months } = keepOf(keep);
    const given = goodsOf({ [gives]: units });
    return [keepNames[keep], given, spanOf(minutes * 60), monthsOf(months)];
  }),
});

export const settling = (): Sheet => ({
  caption: strings.captions.settling,
  head: [heads.who, heads.first, heads.level, heads.squares, heads.care],
  rows: keepIds.flatMap((keep) => {
    const { pence, level, halves, care } = keepOf(keep);
    if (pence === null || care === null) return [];
    const fodder = care.with === "straw" ? care.with : goods[care.with][0];
    const cared = strings.cared(fodder, spanOf(care.hours * 3600));
    return [
      [
        keepNames[keep],
        strings.pence(pence),
        `${level}`,
        halves === 1 ? "½" : `${halves / 2}`,
        cared,
      ],
    ];
  }),
});

export const kitchen = (): Sheet => ({
  caption: strings.captions.kitchen,
  head: [heads.dish, heads.of, heads.takesTime, heads.level],
  rows: recipeIds.map((recipe) => {
    const { takes, minutes, level } = recipeOf(recipe);
    return [capital(goods[recipe][0]), goodsOf(takes), spanOf(minutes * 60), `${level}`];
  }),
});

export const toolPrices = (): Sheet => ({
  caption: strings.captions.tools,
  head: [heads.tool, heads.prices],
  rows: toolIds.map((tool) => [
    toolNames[tool],
    tools[tool].map((pence: number) => number(pence)).join(", "),
  ]),
});
