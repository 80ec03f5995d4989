// What an event must look like: whatever passes here may be applied, and is done or refused.
import * as v from "valibot";
import type { Event } from "../events/event.ts";
import { companionIds, companyNames } from "../tables/company.ts";
import { festivalIds } from "../tables/festivals.ts";
import { keepIds } from "../tables/keeps.ts";
import { names } from "../tables/names.ts";
import { pieceIds } from "../tables/pieces.ts";
import { surpriseIds } from "../tables/surprises.ts";
import { toolIds } from "../tables/tools.ts";
import { crop, field, good, mask, moment, oneOf, recipe, seed, whole } from "./parts.ts";

const at = moment;
const slot = whole(3);
const count = whole(10_000, 1);

export const eventSchema: v.GenericSchema<unknown, Event> = v.variant("kind", [
  v.strictObject({ kind: v.literal("sow"), at, plots: mask, what: seed }),
  v.strictObject({ kind: v.picklist(["water", "harvest", "compost"]), at, plots: mask }),
  v.strictObject({ kind: v.literal("undo"), at, of: moment }),
  v.strictObject({ kind: v.literal("buySeed"), at, crop, count }),
  v.strictObject({ kind: v.literal("sell"), at, good, count }),
  v.strictObject({ kind: v.literal("cook"), at, recipe }),
  v.strictObject({ kind: v.picklist(["take", "barter"]), at }),
  v.strictObject({ kind: v.picklist(["gather", "care"]), at, kept: mask }),
  v.strictObject({ kind: v.literal("settle"), at, keep: oneOf(keepIds) }),
  v.strictObject({ kind: v.literal("raise"), at, tool: oneOf(toolIds) }),
  v.strictObject({ kind: v.picklist(["answer", "decline"]), at, slot }),
  v.strictObject({ kind: v.literal("make"), at, piece: oneOf(pieceIds) }),
  v.strictObject({ kind: v.literal("dye"), at, crop }),
  v.strictObject({ kind: v.literal("celebrate"), at, festival: oneOf(festivalIds) }),
  v.strictObject({ kind: v.literal("name"), at, animal: whole(24), name: oneOf(names) }),
  v.strictObject({
    kind: v.literal("call"),
    at,
    who: oneOf(companionIds),
    name: v.nullable(oneOf(companyNames)),
  }),
  v.strictObject({ kind: v.literal("moveGround"), at, to: field }),
  v.strictObject({ kind: v.literal("notice"), at, surprise: oneOf(surpriseIds) }),
]);
