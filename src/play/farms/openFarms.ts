// The farms of this device: listed, begun, opened, put away and taken in, each a journal of its own.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { Listeners } from "@loamstead/lib/watched.ts";
import type { FarmOnGround } from "../../farm/codec/text.ts";
import type { FarmEvent } from "../../farm/events/event.ts";
import type { FarmRefusal } from "../../farm/events/refusal.ts";
import type { FarmGround } from "../../farm/ground/ground.ts";
import { beginFarm } from "../../farm/letters/begin.ts";
import { RULES } from "../../farm/tables/version.ts";
import type { TabChannel } from "../../keeping/browser/tabs.ts";
import type { DeviceDatabase } from "../../keeping/database/database.ts";
import { addWhole, setGone } from "../../keeping/journal/journals.ts";
import { openJournal, ROWS } from "../../keeping/journal/openJournal.ts";
import { type OpenedJournal, openRows } from "../../keeping/journal/openRows.ts";
import { keepUnkeptRows, rowNotes } from "../../keeping/journal/unkeptRows.ts";
import type { Notes } from "../../keeping/saving/unsavedChanges.ts";
import type { PlayedLog } from "../session/playedFarm.ts";
import type { CountryTime } from "./countryTime.ts";
import { type FarmHolder, type OpenedFarmAccount, openFarmAccount } from "./farmAccount.ts";
import { type FarmOrigin, farmKind, originText } from "./farmKind.ts";
import { fetchLaw } from "./farmLaw.ts";
import type { FarmFile, Farms, FarmTrouble, OpenFarm } from "./farms.ts";
import {
  dropUntold,
  freeName,
  type LostSteps,
  listFarmsHere,
  readFarmTie,
  throwAway,
} from "./farmsHere.ts";
import { openStamps } from "./openStamps.ts";
import { anewNews, playKept } from "./playKept.ts";
import type { StampPorts } from "./stampFarm.ts";
import type { FarmAccountParts } from "./syncFarms.ts";
import { takeFarm } from "./takeFarm.ts";
import { farmFile, readWholeLog } from "./wholeLog.ts";

export type FarmPorts = {
  readonly database: DeviceDatabase;
  readonly tabs: TabChannel;
  readonly notes: Notes;
  readonly time: CountryTime;
  /** Null for a number that no field has. */
  readonly groundFor: (field: number) => FarmGround | null;
  readonly after: (wait: number, run: () => void) => () => void;
  readonly newId: () => string;
  /** Calls whenever the page may be about to end. */
  readonly onHide: (listener: () => void) => () => void;
  /** Asks the browser not to clear this site away when it is short of space. */
  readonly askToLast: () => void;
  /** Who is signed in. */
  readonly who: FarmHolder;
  /** What exchanges farms with an account, fetched when somebody is. */
  readonly fetchAccount: (parts: FarmAccountParts) => Promise<OpenedFarmAccount>;
  readonly askStamp: StampPorts["askStamp"];
};

const SWEPT_AFTER = 5_000;

/** The word among tabs: other farms are on the list now. */
const LIST = "list";

export async function openFarms(ports: FarmPorts): Promise<Farms> {
  const { database, tabs, time, groundFor, newId } = ports;
  const { now } = time;
  const asked = time.ask();
  const law = await fetchLaw();
  const { text: codec, applyEvent: apply, replay } = law;
  const kind = farmKind(law, groundFor);
  const changes = new Listeners();
  const open = new Map<string, OpenFarm>();
  /** Writes that are still under way when a farm is closed. */
  const ends = new Set<Promise<void>>();

  await keepUnkeptRows({ database, notes: ports.notes, now, kind });
  // Not before the farm is there: nobody waits for what is thrown away.
  const unswept = ports.after(SWEPT_AFTER, () => void throwAway(database, now()));
  const who = ports.who.holder;
  const decodeOrigin = (text: string): FarmOrigin => {
    const log = codec.decodeLog(text);
    if (!log.ok) throw new Error(`A farm began as no log: ${log.reason}`);
    return { field: log.value.field, begun: log.value.begun };
  };
  /** Who is signed in sees their farms; while nobody is, those of whoever was last. */
  const seer = () => who() ?? ports.who.last();
  const list = () => listFarmsHere(database, seer());
  const account = openFarmAccount(ports.who, () =>
    ports.fetchAccount({
      ...ports,
      ...ports.who,
      now,
      kind,
      list,
      codec: { decodeOrigin, encodeOrigin: (origin) => originText(codec, RULES, origin) },
    }),
  );

  const deaf = tabs.listen((word) => {
    if (word.kind === LIST || word.kind === ROWS) changes.tell();
  });
  const stamps = openStamps({ ...ports, who, kind, decodeOrigin, now });

  // Another account has other farms, and what came of one may be new here.
  const unknown = ports.who.onHolder(changes.tell);
  const unlisted = account.subscribe(changes.tell);
  const told = (): void => {
    tabs.tell({ kind: LIST });
    changes.tell();
  };

  const tieOf = (id: string) => readFarmTie(database, kind.decodeRow, { id, who: seer() });

  function show(
    id: string,
    opened: OpenedJournal<FarmOnGround, FarmEvent, FarmRefusal>,
    untold: LostSteps | null = null,
  ): OpenFarm {
    const journal = openJournal({ ...ports, now, notes: rowNotes(ports.notes) }, kind, {
      id,
      origin: opened.origin,
      known: opened,
    });
    async function log(): Promise<Result<PlayedLog, FarmTrouble>> {
      await journal.settle();
      const beginning = decodeOrigin(journal.origin());
      const parts = { database, kind, codec, askLog: account.log };
      const kept = journal.rows() === 0 ? accept([]) : await readWholeLog(parts, id);
      if (!kept.ok) return kept;
      return accept({ ...beginning, events: [...kept.value, ...journal.pending()] });
    }

    async function file(): Promise<Result<FarmFile, FarmTrouble>> {
      const whole = await log();
      if (!whole.ok) return whole;
      const stands = journal.state().ground.field;
      const first = groundFor(whole.value.field)!;
      return accept(farmFile(law, { ...whole.value, first, stands, now: now() }));
    }

    const farm = playKept({
      id,
      apply,
      journal,
      time,
      database,
      log,
      file,
      first: anewNews(codec, opened),
      untold,
      readUntold: async () => (await tieOf(id)).untold,
      dropUntold: (told) => void dropUntold(database, kind.encodeRow, { id, told }),
      onClose: () => {
        unheard();
        open.delete(id);
        const end = journal.settle().finally(() => ends.delete(end));
        ends.add(end);
      },
    });
    const unheard = journal.subscribe(() => {
      changes.tell();
      if (journal.rows() > 0) stamps.played(id);
    });
    open.set(id, farm);
    return farm;
  }

  /** The one that a field has already, the last one played first; null where none can be gone on with. */
  async function standsOn(field: number): Promise<OpenFarm | null> {
    for (const { id } of (await list()).filter((one) => one.field === field)) {
      const opened = await reopen(id);
      if (opened.ok) return opened.value;
    }
    return null;
  }

  async function reopen(id: string): Promise<Result<OpenFarm, FarmTrouble>> {
    const [tie, opened] = await Promise.all([
      tieOf(id),
      open.get(id) ? null : openRows(database, kind, { id, now: now() }),
    ]);
    if (tie.isOthers) return refuse("missing");
    const there = open.get(id);
    if (there) return accept(there);
    if (!opened) return refuse("unavailable");
    return opened.ok ? accept(show(id, opened.value, tie.untold)) : opened;
  }

  const moved = async (id: string, gone: number | null) => {
    const done = await setGone(database, id, gone);
    if (done.ok) told();
    return done;
  };

  return {
    isLasting: database.isLasting,
    list,
    open: reopen,
    begin: async (field) => {
      // A clock that is off would have the farm begin on another day.
      await asked;
      const ground = groundFor(field);
      if (!ground) throw new Error(`There is no field ${field}`);
      const there = await standsOn(field);
      if (there) return there;
      // Tabs that begin on a field at once come to the same name for it, and so to one farm.
      const id = await freeName(database, `field-${field}-`);
      const begunHere = open.get(id);
      if (begunHere) return begunHere;
      const begun = now();
      const origin = originText(codec, RULES, { field, begun });
      const state = { ground, farm: beginFarm(ground, begun) };
      const farm = show(id, { origin, rows: 0, state });
      const stop = farm.subscribe(() => {
        stop();
        ports.askToLast();
      });
      return farm;
    },
    remove: (id) => moved(id, now()),
    bringBack: (id) => moved(id, null),
    take: async (text) => {
      const log = codec.decodeLog(text);
      const rules = log.ok ? RULES : codec.rulesOfLog(text);
      const taken = takeFarm({ log, rules, replay, groundFor, now: now() });
      if (!taken.ok) return taken;
      const { log: whole, first } = taken.value;
      const id = newId();
      const origin = originText(codec, RULES, whole);
      const rows = whole.events;
      const added = await addWhole(database, kind, first, { id, origin, rows, now: now() });
      if (!added.ok) return refuse({ kind: added.reason });
      told();
      return accept(id);
    },
    subscribe: changes.add,
    account,
    close: () => {
      for (const farm of open.values()) farm.close();
      deaf();
      unswept();
      stamps.close();
      unlisted();
      unknown();
      account.close();
      void Promise.all(ends).then(() => {
        tabs.close();
        database.close();
      });
    },
  };
}
