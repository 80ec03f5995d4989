// Tables of meadow, kitchen and tools: what each gives, takes and costs.
import { goods } from "../../farm/describe/strings.ts";
import { producerKinds, producerRulesOf } from "../../farm/tables/producers.ts";
import { recipeIds, recipeOf } from "../../farm/tables/recipes.ts";
import { toolCosts, toolIds } from "../../farm/tables/tools.ts";
import { capitaliseCell, goodsOf, monthsOf, number, spanOf } from "../words/figures.ts";
import { producerHeads, toolHeads } from "../words/names.ts";
import { rulesStrings as strings } from "../words/strings.ts";
import type { RuleSheet } from "./sheet.ts";

const { heads } = strings;

export const meadowSheet = (): RuleSheet => ({
  caption: strings.captions.meadow,
  head: [heads.who, heads.gives, heads.every, heads.months],
  rows: producerKinds.map((keep) => {
    const { gives, units, minutes, months } = producerRulesOf(keep);
    const given = goodsOf({ [gives]: units });
    return [producerHeads[keep], given, spanOf(minutes * 60), monthsOf(months)];
  }),
});

export const settling = (): RuleSheet => ({
  caption: strings.captions.settling,
  head: [heads.who, heads.first, heads.level, heads.squares, heads.care],
  rows: producerKinds.flatMap((keep) => {
    const { pence, level, halves, care } = producerRulesOf(keep);
    if (pence === null || care === null) return [];
    const fodder = care.with === "straw" ? care.with : goods[care.with][0];
    const cared = strings.cared(fodder, spanOf(care.hours * 3600));
    return [
      [
        producerHeads[keep],
        strings.pence(pence),
        `${level}`,
        halves === 1 ? "½" : `${halves / 2}`,
        cared,
      ],
    ];
  }),
});

export const kitchen = (): RuleSheet => ({
  caption: strings.captions.kitchen,
  head: [heads.dish, heads.of, heads.takesTime, heads.level],
  rows: recipeIds.map((recipe) => {
    const { takes, minutes, level } = recipeOf(recipe);
    return [capitaliseCell(goods[recipe][0]), goodsOf(takes), spanOf(minutes * 60), `${level}`];
  }),
});

export const toolPrices = (): RuleSheet => ({
  caption: strings.captions.tools,
  head: [heads.tool, heads.prices],
  rows: toolIds.map((tool) => [
    toolHeads[tool],
    toolCosts[tool].map((pence: number) => number(pence)).join(", "),
  ]),
});
