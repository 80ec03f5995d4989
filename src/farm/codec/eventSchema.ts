// What an event must look like: whatever passes here may be applied, and is done or refused.
import * as v from "valibot";
import type { FarmEvent, ServerKind } from "../events/event.ts";
import { companionIds, companyNames } from "../tables/company.ts";
import { WISHES } from "../tables/feasts.ts";
import { festivalIds, HARVEST_HOME } from "../tables/festivals.ts";
import { goodIds } from "../tables/goods.ts";
import { animalNames } from "../tables/names.ts";
import { workIds } from "../tables/neighbours.ts";
import { pieceIds } from "../tables/pieces.ts";
import { producerKinds } from "../tables/producers.ts";
import { surpriseIds } from "../tables/surprises.ts";
import { toolIds } from "../tables/tools.ts";
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
  whole,
  yardThing,
} from "./parts.ts";

const at = momentSchema;
const place = whole(3);
const count = whole(10_000, 1);

/** The fields: {@link FarmEvent} (../events/event.ts). */
const schema = v.variant("kind", [
  v.strictObject({ kind: v.literal("sow"), at, plots: maskSchema, what: seedSchema }),
  v.strictObject({ kind: v.picklist(["water", "harvest", "compost"]), at, plots: maskSchema }),
  v.strictObject({ kind: v.literal("undo"), at, of: momentSchema }),
  v.strictObject({ kind: v.literal("buySeed"), at, crop: cropSchema, count }),
  v.strictObject({ kind: v.literal("sell"), at, good: goodSchema, count }),
  v.strictObject({ kind: v.literal("cook"), at, recipe: recipeSchema }),
  v.strictObject({ kind: v.picklist(["take", "barter"]), at }),
  v.strictObject({ kind: v.picklist(["gather", "care"]), at, kept: maskSchema }),
  v.strictObject({ kind: v.literal("settle"), at, keep: oneOf(producerKinds) }),
  v.strictObject({ kind: v.literal("raise"), at, tool: oneOf(toolIds) }),
  v.strictObject({ kind: v.picklist(["answer", "decline"]), at, slot: place }),
  v.strictObject({ kind: v.literal("make"), at, piece: oneOf(pieceIds) }),
  v.strictObject({ kind: v.literal("dye"), at, crop: cropSchema }),
  v.strictObject({ kind: v.literal("celebrate"), at, festival }),
  v.strictObject({ kind: v.literal("name"), at, animal: whole(24), name: oneOf(animalNames) }),
  v.strictObject({
    kind: v.literal("call"),
    at,
    who: oneOf(companionIds),
    name: v.nullable(oneOf(companyNames)),
  }),
  v.strictObject({ kind: v.literal("moveGround"), at, to: fieldNumberSchema }),
  v.strictObject({ kind: v.literal("notice"), at, surprise: oneOf(surpriseIds) }),
  v.strictObject({ kind: v.literal("build"), at, yard: yardThing }),
  v.strictObject({ kind: v.literal("dress"), at, slot, look: v.nullable(look) }),
  v.strictObject({ kind: v.literal("nameFarm"), at, name: v.nullable(farmNameSchema) }),
  v.strictObject({ kind: v.literal("join"), at, festival, wish: v.optional(whole(WISHES - 1)) }),
  v.strictObject({ kind: v.literal("sit"), at, festival: oneOf([...festivalIds, HARVEST_HOME]) }),
  v.strictObject({ kind: v.picklist(["post", "buyTimber"]), at }),
  v.strictObject({ kind: v.literal("leaveGift"), at, to: name, what: present, words: sentence }),
  v.strictObject({ kind: v.literal("takeGift"), at, id: name }),
  v.strictObject({
    kind: v.literal("giveWorks"),
    at,
    work: oneOf(workIds),
    what: oneOf([...goodIds, "pence"]),
    n: count,
  }),
  v.strictObject({
    kind: v.literal("shower"),
    at,
    plots: maskSchema,
    until: momentSchema,
    by: name,
  }),
  v.strictObject({
    kind: v.literal("gift"),
    at,
    id: name,
    from: name,
    what: present,
    words: sentence,
  }),
  v.strictObject({ kind: v.picklist(["changeRules", "learn"]), at, to: whole(10_000, 1) }),
]);

// What is not wished for is not there: no text has it as undefined.
export const eventSchema = schema as v.GenericSchema<unknown, unknown> as v.GenericSchema<
  unknown,
  FarmEvent
>;

const ofServer: ReadonlySet<string> = new Set<ServerKind>([
  "shower",
  "gift",
  "changeRules",
  "learn",
]);

/** Whether an event is one that no device may send: the server alone makes it. */
export const isOfServer = ({ kind }: FarmEvent): boolean => ofServer.has(kind);
