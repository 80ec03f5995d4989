// Farms as the first kind of journal that is kept here: their rows are the events of the law, and they began with a field and a day.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import * as v from "valibot";
import { eventSchema, isOfServer } from "../../src/farm/codec/eventSchema.ts";
import { encodeOrigin } from "../../src/farm/codec/head.ts";
import { fieldNumberSchema, momentSchema } from "../../src/farm/codec/parts.ts";
import {
  decodeFarmOnGround,
  encodeEvent,
  encodeFarm,
  type FarmOnGround,
} from "../../src/farm/codec/text.ts";
import { nameOnBoard } from "../../src/farm/describe/yardNames.ts";
import { applyEvent } from "../../src/farm/events/apply.ts";
import type { FarmEvent } from "../../src/farm/events/event.ts";
import type { FarmGround } from "../../src/farm/ground/ground.ts";
import { beginFarm } from "../../src/farm/letters/begin.ts";
import { levelOf } from "../../src/farm/state/deeds.ts";
import { RULES } from "../../src/farm/tables/version.ts";
import {
  farmByteBudget,
  farmEventBudget,
  farmPushBudget,
  farmPushOfDayBudget,
  farmReplayBudget,
  newFarmBudget,
} from "../budgets/budgetRules.ts";
import { farmFileRule, farmReadRule, farmWriteRule } from "../budgets/rateRules.ts";
import type { Misplaced, ServerJournalKind } from "../keeping/journals/serverJournalKind.ts";
import { farmRowDictionary } from "./rowDictionary.ts";

export type FarmBeginning = { readonly field: number; readonly begun: number };

export type ServerFarmKind = ServerJournalKind<FarmOnGround, FarmEvent, FarmBeginning>;

const farmBeginningSchema = v.strictObject({ field: fieldNumberSchema, begun: momentSchema });

/** Who never sleeps makes nine hundred. */
const ROWS_PER_DAY = 2_500;
const DAY_MS = 24 * 60 * 60_000;

/** `groundFor` has no ground for numbers that no field has. */
export const serverFarmKind = (
  groundFor: (field: number) => FarmGround | null,
): ServerFarmKind => ({
  name: "farm",
  plural: "farms",
  invalid: "invalid-farm",
  readOrigin: (json) => readBy(farmBeginningSchema, json),
  encodeOrigin,
  decodeOrigin: (text) => JSON.parse(text),
  begin({ field, begun }) {
    const ground = groundFor(field);
    return ground && { ground, farm: beginFarm(ground, begun) };
  },
  apply({ ground, farm }, event) {
    const done = applyEvent(farm, event, ground);
    return done.ok ? accept({ ground: done.value.ground ?? ground, farm: done.value.farm }) : done;
  },
  readRow(json) {
    const event = readBy(eventSchema, json);
    return event.ok && isOfServer(event.value)
      ? refuse({ path: "kind", problem: "No device may send this." })
      : event;
  },
  encodeRow: encodeEvent,
  moveRow: (event, at, movedTo) =>
    event.kind === "undo" ? { ...event, at, of: movedTo(event.of) } : { ...event, at },
  encodeState: ({ farm }) => encodeFarm(farm),
  decodeState(text, { field }) {
    const first = groundFor(field);
    const held = first && decodeFarmOnGround(text, first);
    return held?.ok ? held.value : null;
  },
  shownOf: ({ ground, farm }) => ({
    field: ground.field,
    begun: farm.begun,
    level: levelOf(farm),
    pence: farm.pence,
    name: nameOnBoard(farm),
  }),
  fieldOf: ({ ground }) => ground.field,
  rules: RULES,
  dictionaries: [farmRowDictionary],
  fileAround: ({ field, begun }) => ({
    before: `{"begun":${begun},"events":[`,
    after: `],"field":${field},"rules":${RULES}}\n`,
  }),
  fileName: ({ field }) => `field-${field}.json`,
  limits: {
    journals: 3,
    deleted: 6,
    begunMs: 400 * DAY_MS,
    batchRows: 500,
    batchBytes: 48 * 1024,
    rowsPerDay: ROWS_PER_DAY,
    toldRows: 400,
    stateBytes: 64 * 1024,
    devices: 12,
    stamps: 500,
  },
  rates: { read: farmReadRule, change: farmWriteRule, file: farmFileRule },
  budgets: {
    create: newFarmBudget,
    push: farmPushBudget,
    pushOfDay: farmPushOfDayBudget,
    rows: farmEventBudget(ROWS_PER_DAY),
    replay: farmReplayBudget,
    bytes: farmByteBudget,
  },
});

function readBy<T>(schema: v.GenericSchema<unknown, T>, json: unknown): Result<T, Misplaced> {
  const found = v.safeParse(schema, json, { abortEarly: true });
  if (found.success) return accept(found.output);
  const [issue] = found.issues;
  return refuse({ path: v.getDotPath(issue) ?? "", problem: issue.message });
}
