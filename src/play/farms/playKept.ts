// A farm that somebody plays, kept as a journal: what is done is there at once, and says when it is on the device.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { Listeners } from "@loamstead/lib/watched.ts";
import type { Held } from "../../farm/codec/text.ts";
import type { Event } from "../../farm/events/event.ts";
import type { Law } from "../../farm/events/law.ts";
import type { Refusal } from "../../farm/events/refusal.ts";
import type { Database } from "../../keeping/database/database.ts";
import type { Heard, Journal, Keeping } from "../../keeping/journal/openJournal.ts";
import type { Kept, News, PlayState, Step } from "../session/playedFarm.ts";
import type { CountryTime } from "./countryTime.ts";
import type { OpenFarm } from "./farms.ts";

const onPage = (why: "full" | "unavailable" | "outdated"): Kept => ({ kind: "page", why });

type Place = Pick<Database, "isLasting" | "isOutdated">;

function keptOf(keeping: Keeping, { isLasting, isOutdated }: Place): Kept {
  if (!isLasting) return onPage(isOutdated() ? "outdated" : "unavailable");
  if (keeping === "gone") return onPage("unavailable");
  return keeping === "kept" || keeping === "keeping" ? { kind: keeping } : onPage(keeping);
}

/** What was not told yet is told together; a loss is never hidden by less. */
function newsOf({ others, lost, kept }: Heard<Event, Refusal>, untold: News | null): News {
  const [first] = lost;
  if (first) return { kind: "lost", of: lost.length + kept, kept, why: first.reason };
  if (untold && untold.kind !== "elsewhere") return untold;
  return { kind: "elsewhere", steps: others + (untold?.steps ?? 0) };
}

type Parts = {
  readonly id: string;
  readonly apply: Law["apply"];
  readonly journal: Journal<Held, Event, Refusal>;
  readonly time: CountryTime;
  readonly database: Place;
  readonly file: OpenFarm["file"];
  readonly onClose: () => void;
};

export function playKept({ id, apply, journal, time, database, file, onClose }: Parts): OpenFarm {
  const listeners = new Listeners();
  let last: Step | null = null;
  let news: News | null = clockNews();
  let state = look();

  function clockNews(): News | null {
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

  const ends = [
    journal.subscribe(publish),
    journal.onHeard((heard) => {
      news = newsOf(heard, news);
      publish();
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
    act: (wish) => {
      const event = { ...wish, at: time.now() } as Event;
      const { farm: before, ground } = journal.state();
      const result = apply(before, event, ground);
      if (!result.ok) return refuse(result.reason);
      const { farm, told } = result.value;
      last = { event, told };
      journal.add(event, { ground: result.value.ground ?? ground, farm });
      publish();
      return accept(result.value);
    },
    heard: () => {
      news = null;
      publish();
    },
    retry: journal.retry,
    file,
    close: () => {
      for (const end of ends) end();
      journal.close();
      onClose();
    },
  };
}
