// A farm that somebody plays, kept as a journal: what is done is there at once, and says when it is on the device.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { Listeners } from "@loamstead/lib/watched.ts";
import type { FarmOnGround } from "../../farm/codec/text.ts";
import type { FarmEvent } from "../../farm/events/event.ts";
import type { Law } from "../../farm/events/law.ts";
import type { FarmRefusal } from "../../farm/events/refusal.ts";
import type { DeviceDatabase } from "../../keeping/database/database.ts";
import type { Journal, JournalStatus, JournalUpdate } from "../../keeping/journal/openJournal.ts";
import type { OpenedJournal } from "../../keeping/journal/openRows.ts";
import type { FarmNotice, FarmSaveState, PlayedEvent, PlayState } from "../session/playedFarm.ts";
import type { CountryTime } from "./countryTime.ts";
import type { FarmLaw } from "./farmLaw.ts";
import type { OpenFarm } from "./farms.ts";
import type { LostSteps } from "./farmsHere.ts";

const onPage = (why: "full" | "unavailable" | "outdated"): FarmSaveState => ({ kind: "page", why });

type Place = Pick<DeviceDatabase, "isLasting" | "isOutdated">;

function keptOf(keeping: JournalStatus, { isLasting, isOutdated }: Place): FarmSaveState {
  if (!isLasting) return onPage(isOutdated() ? "outdated" : "unavailable");
  if (keeping === "gone") return onPage("unavailable");
  return keeping === "kept" || keeping === "keeping" ? { kind: keeping } : onPage(keeping);
}

/** What can be done no longer is told by name, and all that was done stays to be had as a file. */
export function anewNews(
  { decodeLog, encodeLog }: FarmLaw["text"],
  { origin, anew }: OpenedJournal<FarmOnGround, FarmEvent, FarmRefusal>,
): FarmNotice | null {
  const log = decodeLog(origin);
  if (!anew || !log.ok) return null;
  const { refused, rows } = anew;
  const oldLog = encodeLog({ ...log.value, events: rows });
  const kept = rows.length - refused.length;
  return { kind: "anew", of: rows.length, kept, why: refused[0]!.reason, oldLog };
}

const joinedNews = ({ kept, lost }: LostSteps): FarmNotice => ({
  kind: "joined",
  of: lost.length + kept,
  kept,
  lost,
});

/** What was not told yet is told together; a loss is never hidden by less. */
function newsOf(
  { others, lost, kept, isRewritten }: JournalUpdate<FarmEvent, FarmRefusal>,
  untold: FarmNotice | null,
): FarmNotice | null {
  const [first] = lost;
  if (first && isRewritten) {
    const here = lost.map(({ row: event, reason }) => ({ event, reason }));
    const before = untold?.kind === "joined" ? untold : { kept: 0, lost: [] };
    return joinedNews({ kept: before.kept + kept, lost: [...before.lost, ...here] });
  }
  if (first) return { kind: "lost", of: lost.length + kept, kept, why: first.reason };
  if (others === 0 || (untold && untold.kind !== "elsewhere")) return untold;
  const steps = others + (untold?.steps ?? 0);
  return { kind: "elsewhere", steps, ...(isRewritten && { isDevice: true }) };
}

type Parts = {
  readonly id: string;
  readonly apply: Law["apply"];
  readonly journal: Journal<FarmOnGround, FarmEvent, FarmRefusal>;
  readonly time: CountryTime;
  readonly database: Place;
  readonly log: OpenFarm["log"];
  readonly file: OpenFarm["file"];
  /** What is to be told of how it was opened. */
  readonly first: FarmNotice | null;
  /** Lost to another device before it was opened, and … */
  readonly untold: LostSteps | null;
  /** … since; kept until it has been told. */
  readonly readUntold: () => Promise<LostSteps | null>;
  readonly dropUntold: (told: LostSteps) => void;
  readonly onClose: () => void;
};

export function playKept({
  id,
  apply,
  journal,
  time,
  database,
  log,
  file,
  first,
  untold,
  readUntold,
  dropUntold,
  onClose,
}: Parts): OpenFarm {
  const listeners = new Listeners();
  let last: PlayedEvent | null = null;
  let news: FarmNotice | null = first ?? (untold && joinedNews(untold)) ?? clockNews();
  /** What the exchange has lost, as far as it is told already. */
  let lostThere = untold;
  let state = look();

  function clockNews(): FarmNotice | null {
    const ahead = time.ahead();
    return ahead === null ? null : { kind: "clock", ahead };
  }

  function look(): PlayState {
    const kept = keptOf(journal.keeping(), database);
    return { farm: journal.state().farm, last, kept, news };
  }

  const isSame = (one: PlayState, other: PlayState): boolean =>
    one.farm === other.farm &&
    one.last === other.last &&
    one.news === other.news &&
    one.kept.kind === other.kept.kind &&
    (one.kept.kind !== "page" || other.kept.kind !== "page" || one.kept.why === other.kept.why);

  function publish(): void {
    const next = look();
    if (isSame(next, state)) return;
    state = next;
    listeners.tell();
  }

  async function tellLost(): Promise<void> {
    const found = await readUntold();
    const before = lostThere?.lost ?? [];
    lostThere = found;
    if (!found) return;
    const known = before.map(({ event }) => event.at);
    const more = found.lost.filter(({ event }) => !known.includes(event.at));
    if (more.length === 0) return;
    const shown = news?.kind === "joined" ? news : { kept: 0, lost: [] };
    news = joinedNews({ kept: Math.max(shown.kept, found.kept), lost: [...shown.lost, ...more] });
    publish();
  }

  const ends = [
    journal.subscribe(publish),
    journal.onHeard((heard) => {
      news = newsOf(heard, news);
      publish();
      if (heard.isRewritten) void tellLost();
    }),
    time.subscribe(() => {
      news = clockNews() ?? news;
      publish();
    }),
  ];

  return {
    id,
    // It may move, here or in another tab.
    get ground() {
      return journal.state().ground;
    },
    now: time.now,
    state: () => state,
    subscribe: listeners.add,
    act: (wish, at = time.now()) => {
      const event = { ...wish, at } as FarmEvent;
      const { farm: before, ground } = journal.state();
      const result = apply(before, event, ground);
      if (!result.ok) return refuse(result.reason);
      const { farm, told } = result.value;
      last = { event, told };
      journal.add(event, { ground: result.value.ground ?? ground, farm });
      publish();
      return accept(result.value);
    },
    refusalOf: (wish) => {
      const { farm, ground } = journal.state();
      // A clock that was put right may stand before the last thing that was done.
      const at = Math.max(time.now(), last?.event.at ?? 0);
      const result = apply(farm, { ...wish, at } as FarmEvent, ground);
      return result.ok ? null : result.reason;
    },
    heard: () => {
      if (lostThere) dropUntold(lostThere);
      lostThere = null;
      news = null;
      publish();
    },
    retry: journal.retry,
    log,
    file,
    close: () => {
      for (const end of ends) end();
      journal.close();
      onClose();
    },
  };
}
