// The farms of this device: listed, begun, opened, put away and taken in, each a journal of its own.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { Listeners } from "@loamstead/lib/watched.ts";
import type { FarmOnGround } from "../../farm/codec/text.ts";
import type { FarmEvent } from "../../farm/events/event.ts";
import type { FarmRefusal } from "../../farm/events/refusal.ts";
import type { FarmGround } from "../../farm/ground/ground.ts";
import { beginFarm } from "../../farm/letters/begin.ts";
import { DAY } from "../../farm/numbers/time.ts";
import { RULES } from "../../farm/tables/version.ts";
import type { TabChannel } from "../../keeping/browser/tabs.ts";
import type { DeviceDatabase } from "../../keeping/database/database.ts";
import {
  addWhole,
  journalsLike,
  listJournals,
  readAllRows,
  setGone,
  sweep,
} from "../../keeping/journal/journals.ts";
import { openJournal, ROWS } from "../../keeping/journal/openJournal.ts";
import { type OpenedJournal, openRows } from "../../keeping/journal/openRows.ts";
import { keepUnkeptRows, rowNotes } from "../../keeping/journal/unkeptRows.ts";
import type { Notes } from "../../keeping/saving/unsavedChanges.ts";
import type { FarmNotice } from "../session/playedFarm.ts";
import type { CountryTime } from "./countryTime.ts";
import { noFarmAccount } from "./farmAccount.ts";
import { type FarmSummaryData, farmKind, originText } from "./farmKind.ts";
import { fetchLaw } from "./farmLaw.ts";
import type { FarmFile, Farms, FarmTrouble, OpenFarm } from "./farms.ts";
import { playKept } from "./playKept.ts";
import { takeFarm } from "./takeFarm.ts";

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
  const unswept = ports.after(SWEPT_AFTER, () => void sweep(database, now() - DAY));

  const deaf = tabs.listen((word) => {
    if (word.kind === LIST || word.kind === ROWS) changes.tell();
  });
  const told = (): void => {
    tabs.tell({ kind: LIST });
    changes.tell();
  };

  /** What can be done no longer is told by name, and all that was done stays to be had as a file. */
  function newsOf({
    origin,
    anew,
  }: OpenedJournal<FarmOnGround, FarmEvent, FarmRefusal>): FarmNotice | null {
    const log = codec.decodeLog(origin);
    if (!anew || !log.ok) return null;
    const { refused, rows } = anew;
    const oldLog = codec.encodeLog({ ...log.value, events: rows });
    const kept = rows.length - refused.length;
    return { kind: "anew", of: rows.length, kept, why: refused[0]!.reason, oldLog };
  }

  function show(id: string, opened: OpenedJournal<FarmOnGround, FarmEvent, FarmRefusal>): OpenFarm {
    const journal = openJournal({ ...ports, now, notes: rowNotes(ports.notes) }, kind, {
      id,
      origin: opened.origin,
      known: opened,
    });
    async function file(): Promise<Result<FarmFile, FarmTrouble>> {
      await journal.settle();
      const origin = codec.decodeLog(journal.origin());
      if (!origin.ok) throw new Error(`A farm began as no log: ${origin.reason}`);
      // A log tells of where it began, wherever the farm has moved since.
      const { field, begun } = origin.value;
      const first = groundFor(field)!;
      const kept = journal.rows() === 0 ? accept([]) : await readAllRows(database, kind, id);
      if (!kept.ok) return kept;
      const events = [...kept.value, ...journal.pending()];
      // What was set aside may have left some without what they stand on: they changed nothing.
      const refused = new Set(
        replay(beginFarm(first, begun), events, first).refused.map(({ n }) => n),
      );
      const done = events.filter((_, n) => !refused.has(n));
      const text = codec.encodeLog({ rules: RULES, field, begun, events: done });
      const day = new Date(now()).toISOString().slice(0, 10);
      const stands = journal.state().ground.field;
      return accept({ name: `farm-of-field-${stands}-${day}.json`, text });
    }

    const farm = playKept({
      id,
      apply,
      journal,
      time,
      database,
      file,
      first: newsOf(opened),
      onClose: () => {
        unheard();
        open.delete(id);
        const end = journal.settle().finally(() => ends.delete(end));
        ends.add(end);
      },
    });
    const unheard = journal.subscribe(changes.tell);
    open.set(id, farm);
    return farm;
  }

  /** The one that a field has already, the last one played first; null where none can be gone on with. */
  async function standsOn(field: number): Promise<OpenFarm | null> {
    const listed = await listJournals<FarmSummaryData>(database);
    for (const { id } of (listed.ok ? listed.value : []).filter((one) => one.field === field)) {
      const opened = await reopen(id);
      if (opened.ok) return opened.value;
    }
    return null;
  }

  /** Tabs that begin on a field at once come to the same name for it, and so to one farm. */
  async function nextOn(field: number): Promise<string> {
    const prefix = `field-${field}-`;
    const there = await journalsLike(database, prefix);
    const numbers = there.map((id) => Number(id.slice(prefix.length)));
    return `${prefix}${Math.max(0, ...numbers) + 1}`;
  }

  async function reopen(id: string): Promise<Result<OpenFarm, FarmTrouble>> {
    const there = open.get(id);
    if (there) return accept(there);
    const opened = await openRows(database, kind, { id, now: now() });
    return opened.ok ? accept(open.get(id) ?? show(id, opened.value)) : opened;
  }

  const moved = async (id: string, gone: number | null) => {
    const done = await setGone(database, id, gone);
    if (done.ok) told();
    return done;
  };

  return {
    isLasting: database.isLasting,
    list: async () => {
      const listed = await listJournals<FarmSummaryData>(database);
      return listed.ok ? listed.value.map((farm) => ({ ...farm, account: "none" })) : [];
    },
    open: reopen,
    begin: async (field) => {
      // A clock that is off would have the farm begin on another day.
      await asked;
      const ground = groundFor(field);
      if (!ground) throw new Error(`There is no field ${field}`);
      const there = await standsOn(field);
      if (there) return there;
      const id = await nextOn(field);
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
    account: noFarmAccount(),
    close: () => {
      for (const farm of open.values()) farm.close();
      deaf();
      unswept();
      void Promise.all(ends).then(() => {
        tabs.close();
        database.close();
      });
    },
  };
}
