// What was done here and could not be kept after what another device did: how much, why, and what it gave back.
import { type Clock, refusalWords } from "../../farm/describe/refusal.ts";
import type { FarmEventKind } from "../../farm/events/event.ts";
import type { FarmNotice, LostDeed } from "../session/playedFarm.ts";
import { lostStrings } from "./lostStrings.ts";
import { strings } from "./strings.ts";

type Joined = Extract<FarmNotice, { kind: "joined" }>;

/** More would not be read. */
const MOST = 2;

const { first, back } = lostStrings;

/** Somebody was there first, and that alone is why. */
const wasFirst: ReadonlySet<LostDeed["reason"]["kind"]> = new Set([
  "earlier",
  "notRipe",
  "taken",
  "elsewhere",
  "nobody",
  "nothingWaits",
  "notDone",
  "noticed",
  "made",
  "calledSo",
  "best",
]);

function lostDeedWords({ event, reason }: LostDeed, clock: Clock): string {
  const done = first[event.kind as keyof typeof first];
  const why = done && wasFirst.has(reason.kind) ? done : refusalWords(reason, clock);
  const gives = back[event.kind as keyof typeof back];
  return gives ? `${why} ${gives}` : why;
}

export function lostWords({ of, kept, lost }: Joined, clock: Clock): string {
  const byKind = new Map<FarmEventKind, LostDeed>();
  for (const deed of lost) if (!byKind.has(deed.event.kind)) byKind.set(deed.event.kind, deed);
  const told = [...byKind.values()].slice(0, MOST);
  const kinds = new Set(told.map(({ event }) => event.kind));
  const untold = lost.filter(({ event }) => !kinds.has(event.kind)).length;
  return [
    strings.joined(kept, of),
    ...told.map((deed) => lostDeedWords(deed, clock)),
    ...(untold > 0 ? [strings.andMore(untold)] : []),
  ].join(" ");
}
