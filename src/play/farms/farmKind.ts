// Farms as a kind of journal that is kept: its rows are the events, and what it began with is a field and a day.
import { accept } from "@loamstead/lib/result.ts";
import type { Held } from "../../farm/codec/text.ts";
import type { Event } from "../../farm/events/event.ts";
import type { Refusal } from "../../farm/events/refusal.ts";
import type { Ground } from "../../farm/ground/ground.ts";
import { begin } from "../../farm/letters/begin.ts";
import type { Ms } from "../../farm/numbers/time.ts";
import { levelOf } from "../../farm/state/deeds.ts";
import type { JournalKind } from "../../keeping/journal/journalKind.ts";
import type { FarmLaw } from "./farmLaw.ts";
import type { FarmSummary } from "./farms.ts";

export type Shown = Omit<FarmSummary, "id" | "at">;
export type FarmJournal = JournalKind<Held, Event, Shown, Refusal>;

export type Origin = { readonly field: number; readonly begun: Ms };

/** The log of a farm on which nothing was done: it says whose rules it follows, too. */
export const originText = ({ encodeLog }: FarmLaw["text"], rules: 1, origin: Origin): string =>
  encodeLog({ rules, ...origin, events: [] });

/** `groundFor` has no ground for numbers that no field has. */
export const farmKind = (
  { text: { decodeEvent, decodeHeld, decodeLog, encodeFarm }, apply }: FarmLaw,
  groundFor: (field: number) => Ground | null,
): FarmJournal => ({
  begin: (origin) => {
    const log = decodeLog(origin);
    const ground = log.ok ? groundFor(log.value.field) : null;
    return log.ok && ground ? { ground, farm: begin(ground, log.value.begun) } : null;
  },
  apply: ({ ground, farm }, event) => {
    const done = apply(farm, event, ground);
    return done.ok ? accept({ ground: done.value.ground ?? ground, farm: done.value.farm }) : done;
  },
  encodeRow: (event) => JSON.stringify(event),
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
  shownOf: ({ ground, farm }) => ({
    field: ground.field,
    begun: farm.begun,
    level: levelOf(farm),
    pence: farm.pence,
  }),
});
