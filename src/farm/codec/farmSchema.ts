// What a farm must look like to be one.
import * as v from "valibot";
import { seasons } from "../../models/seasons.ts";
import { RACK } from "../letters/rack.ts";
import { bookPages } from "../state/pages.ts";
import { companionIds, companyNames } from "../tables/company.ts";
import { HANDS, WISHES } from "../tables/feasts.ts";
import { markedPages } from "../tables/marks.ts";
import { animalNames } from "../tables/names.ts";
import { BASKET, TAKEN_A_DAY } from "../tables/neighbours.ts";
import { producerKinds } from "../tables/producers.ts";
import { cardSubjects, factsOf, writersOf } from "../tables/subjects.ts";
import { toolCosts, toolIds } from "../tables/tools.ts";
import { RULES } from "../tables/version.ts";
import { villagers } from "../tables/villagers.ts";
import {
  cropSchema,
  farmNameSchema,
  festival,
  fieldNumberSchema,
  goodSchema,
  look,
  maskSchema,
  momentSchema,
  name,
  oneOf,
  present,
  recipeSchema,
  seedSchema,
  sentence,
  slot,
  villagerSchema,
  whole,
} from "./parts.ts";

const count = whole(2 ** 40, 1);
const permille = whole(1000);

/** The fields: {@link Sown} (../state/farm.ts). */
const sown = v.strictObject({
  what: seedSchema,
  at: momentSchema,
  grown: whole(),
  wet: whole(),
  seen: momentSchema,
});

/** The fields: {@link Plot} (../state/farm.ts). */
const plot = v.strictObject({
  at: momentSchema,
  heart: permille,
  rested: momentSchema,
  last: v.nullable(cropSchema),
  before: v.nullable(cropSchema),
  n: whole(),
  moistUntil: momentSchema,
  sown: v.nullable(sown),
});

/** The fields: {@link Producer} (../state/farm.ts). */
const kept = v.strictObject({
  kind: oneOf(producerKinds),
  since: momentSchema,
  at: momentSchema,
  grown: whole(),
  caredUntil: momentSchema,
  prunedAt: momentSchema,
  name: v.optional(oneOf(animalNames)),
  named: v.optional(momentSchema),
});

/** The fields: {@link Letter} (../state/farm.ts). */
const letter = v.strictObject({
  n: whole(),
  from: momentSchema,
  villager: villagerSchema,
  what: v.picklist(["story", "order", "season", "close"]),
  part: whole(),
  good: v.nullable(goodSchema),
  count: whole(40),
  pay: whole(),
  twin: v.optional(v.literal(true)),
});

const day = whole(200_000);
const fact = v.union([whole(), v.pipe(v.string(), v.regex(/^[\w -]{1,40}$/))]);
const facts = [...new Set(Object.values(factsOf).flat())];

/** The fields: {@link Card} (../state/farm.ts). */
const card = v.union([
  v.strictObject({
    at: momentSchema,
    villager: oneOf([...villagers, "pedlar"]),
    subject: oneOf(cardSubjects),
    about: v.record(oneOf(facts), fact),
  }),
  v.strictObject({ at: momentSchema, from: name, words: sentence, what: present }),
]);

/** The fields: {@link GateGift} (../state/farm.ts). */
const gift = v.strictObject({
  id: name,
  from: name,
  what: present,
  words: sentence,
  at: momentSchema,
});

/** The fields: {@link FeastSoFar} (../state/farm.ts). */
const feast = v.strictObject({
  began: day,
  times: whole(HANDS, 1),
  at: momentSchema,
  wish: v.optional(whole(WISHES - 1)),
});

const posted = cardSubjects.flatMap((subject) =>
  writersOf[subject].map((_, n) => `${subject} ${n}` as const),
);
const told = villagers.flatMap((one) => seasons.map((season) => `${one} ${season}` as const));

const called = v.strictObject({
  field: fieldNumberSchema,
  who: oneOf(companionIds),
  at: momentSchema,
  name: v.nullable(oneOf(companyNames)),
});

/** The fields: {@link BookEntry} (../state/farm.ts). */
const entry = v.strictObject({ n: count, first: momentSchema, best: v.optional(whole()) });

const toolRungs = Object.fromEntries(
  toolIds.map((tool) => [tool, whole(toolCosts[tool].length)]),
) as Record<(typeof toolIds)[number], ReturnType<typeof whole>>;

/** The fields: {@link Farm} (../state/farm.ts). */
const things = {
  rules: v.literal(RULES),
  begun: momentSchema,
  pence: whole(),
  deeds: whole(),
  seeds: v.record(seedSchema, count),
  barn: v.record(goodSchema, count),
  straw: whole(),
  timber: whole(),
  plots: v.array(plot),
  kept: v.pipe(v.array(kept), v.maxLength(25)),
  ovens: v.array(v.strictObject({ recipe: recipeSchema, at: momentSchema, until: momentSchema })),
  stall: v.record(goodSchema, v.strictObject({ glut: whole(), at: momentSchema })),
  tools: v.strictObject(toolRungs),
  letters: v.array(letter),
  stories: v.record(villagerSchema, whole(13, 1)),
  slips: v.record(villagerSchema, count),
  storyAt: momentSchema,
  seasonAt: momentSchema,
  told: v.record(oneOf(told), whole(2_400)),
  pedlarAt: v.nullable(momentSchema),
  timberAt: v.nullable(momentSchema),
  cards: v.pipe(v.array(card), v.maxLength(RACK)),
  postAt: momentSchema,
  asides: v.pipe(v.array(momentSchema), v.maxLength(3)),
  record: v.nullable(v.strictObject({ crop: cropSchema, grams: whole(), at: momentSchema })),
  hearts: v.array(oneOf(markedPages)),
  posted: v.record(oneOf(posted), day),
  dress: v.record(slot, v.nullable(look)),
  feasts: v.record(festival, feast),
  name: v.optional(farmNameSchema),
  showers: v.array(v.strictObject({ plots: maskSchema, from: momentSchema, until: momentSchema })),
  gate: v.pipe(v.array(gift), v.maxLength(BASKET)),
  leftAt: v.nullable(momentSchema),
  taken: v.nullable(v.strictObject({ day, n: whole(TAKEN_A_DAY, 1) })),
  edition: v.optional(whole(10_000, 2)),
  moves: v.optional(
    v.array(v.strictObject({ from: fieldNumberSchema, to: fieldNumberSchema, at: momentSchema })),
  ),
  company: v.optional(v.array(called)),
  book: v.record(oneOf([...bookPages]), entry),
};

const recent = v.strictObject({ at: momentSchema, was: v.partial(v.strictObject(things)) });

export const farmSchema = v.strictObject({ ...things, recent: v.nullable(recent) });
