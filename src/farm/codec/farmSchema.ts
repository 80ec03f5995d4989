// What a farm must look like to be one.
import * as v from "valibot";
import { pages } from "../state/pages.ts";
import { companionIds, companyNames } from "../tables/company.ts";
import { keepIds } from "../tables/keeps.ts";
import { names } from "../tables/names.ts";
import { toolIds, tools } from "../tables/tools.ts";
import { RULES } from "../tables/version.ts";
import { crop, field, good, moment, oneOf, recipe, seed, villager, whole } from "./parts.ts";

const count = whole(2 ** 40, 1);
const permille = whole(1000);

const sown = v.strictObject({ what: seed, at: moment, grown: whole(), wet: whole(), seen: moment });

const plot = v.strictObject({
  at: moment,
  heart: permille,
  rested: moment,
  last: v.nullable(crop),
  before: v.nullable(crop),
  n: whole(),
  moistUntil: moment,
  sown: v.nullable(sown),
});

const kept = v.strictObject({
  kind: oneOf(keepIds),
  at: moment,
  grown: whole(),
  caredUntil: moment,
  prunedAt: moment,
  name: v.optional(oneOf(names)),
});

const letter = v.strictObject({
  n: whole(),
  from: moment,
  villager,
  part: whole(),
  good,
  count: whole(40, 1),
  pay: whole(),
});

const called = v.strictObject({
  field,
  who: oneOf(companionIds),
  at: moment,
  name: v.nullable(oneOf(companyNames)),
});

const entry = v.strictObject({ n: count, first: moment, best: v.optional(whole()) });

const toolRungs = Object.fromEntries(
  toolIds.map((tool) => [tool, whole(tools[tool].length)]),
) as Record<(typeof toolIds)[number], ReturnType<typeof whole>>;

const things = {
  rules: v.literal(RULES),
  begun: moment,
  pence: whole(),
  deeds: whole(),
  seeds: v.record(seed, count),
  barn: v.record(good, count),
  straw: whole(),
  timber: whole(),
  plots: v.array(plot),
  kept: v.pipe(v.array(kept), v.maxLength(25)),
  ovens: v.array(v.strictObject({ recipe, at: moment, until: moment })),
  stall: v.record(good, v.strictObject({ glut: whole(), at: moment })),
  tools: v.strictObject(toolRungs),
  letters: v.array(letter),
  pedlarAt: v.nullable(moment),
  moves: v.optional(v.array(v.strictObject({ from: field, to: field, at: moment }))),
  company: v.optional(v.array(called)),
  book: v.record(oneOf([...pages]), entry),
};

const recent = v.strictObject({ at: moment, was: v.partial(v.strictObject(things)) });

export const farmSchema = v.strictObject({ ...things, recent: v.nullable(recent) });
