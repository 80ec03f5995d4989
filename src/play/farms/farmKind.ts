// Farms as a kind of journal that is kept: its rows are the events, and what it began with is a field and a day.
import { accept } from "@loamstead/lib/result.ts";
import type { FarmOnGround } from "../../farm/codec/text.ts";
import { nameOnBoard } from "../../farm/describe/yardNames.ts";
import type { FarmEvent } from "../../farm/events/event.ts";
import type { FarmRefusal } from "../../farm/events/refusal.ts";
import type { FarmGround } from "../../farm/ground/ground.ts";
import { beginFarm } from "../../farm/letters/begin.ts";
import type { Ms } from "../../farm/numbers/time.ts";
import { levelOf } from "../../farm/state/deeds.ts";
import type { SyncedJournalKind } from "../../keeping/sync/arrivedRows.ts";
import type { FarmLaw } from "./farmLaw.ts";
import type { FarmSummary } from "./farms.ts";

export type FarmSummaryData = Omit<FarmSummary, "id" | "at" | "account">;
export type FarmJournal = SyncedJournalKind<FarmOnGround, FarmEvent, FarmSummaryData, FarmRefusal>;

export type FarmOrigin = { readonly field: number; readonly begun: Ms };

/** The log of a farm on which nothing was done: it says whose rules it follows, too. */
export const originText = ({ encodeLog }: FarmLaw["text"], rules: 1, origin: FarmOrigin): string =>
  encodeLog({ rules, ...origin, events: [] });

/** `groundFor` has no ground for numbers that no field has. */
export const farmKind = (
  {
    text: {
      decodeEvent,
      decodeFarmOnGround: decodeHeld,
      decodeLog,
      encodeEvent,
      encodeFarm,
      hashFarm,
    },
    applyEvent: apply,
    rebase,
  }: FarmLaw,
  groundFor: (field: number) => FarmGround | null,
): FarmJournal => ({
  begin: (origin) => {
    const log = decodeLog(origin);
    const ground = log.ok ? groundFor(log.value.field) : null;
    return log.ok && ground ? { ground, farm: beginFarm(ground, log.value.begun) } : null;
  },
  apply: ({ ground, farm }, event) => {
    const done = apply(farm, event, ground);
    return done.ok ? accept({ ground: done.value.ground ?? ground, farm: done.value.farm }) : done;
  },
  rebase: (events, { seen, now, clock }) => rebase(apply, events, { seen, now, clock }),
  // The page looks for the post by itself.
  isSilent: ({ kind }) => kind === "post",
  encodeRow: encodeEvent,
  decodeRow: (text) => {
    const event = decodeEvent(text);
    return event.ok ? event.value : null;
  },
  encodeState: ({ farm }) => encodeFarm(farm),
  decodeState: (text, origin) => {
    const log = decodeLog(origin);
    const first = log.ok ? groundFor(log.value.field) : null;
    const held = first && decodeHeld(text, first);
    return held?.ok ? held.value : null;
  },
  hashOf: ({ farm }) => hashFarm(farm),
  shownOf: ({ ground, farm }) => {
    const name = nameOnBoard(farm);
    return {
      field: ground.field,
      begun: farm.begun,
      level: levelOf(farm),
      pence: farm.pence,
      ...(name !== null && { name }),
    };
  },
});
