// A farm that is kept here, done again from its first batch to any minute: what it was, and what was sent by which device (event replay).

import type { FarmOnGround } from "../../src/farm/codec/text.ts";
import { refusalWords } from "../../src/farm/describe/refusal.ts";
import type { FarmEvent } from "../../src/farm/events/event.ts";
import type { FarmRefusal } from "../../src/farm/events/refusal.ts";
import { journalGoesAt } from "../keeping/journals/deletedJournals.ts";
import {
  hexDigest,
  type JournalDevice,
  listJournalDevices,
  type StoredJournal,
} from "../keeping/journals/findJournals.ts";
import type { StoredBatch } from "../keeping/journals/journalBatches.ts";
import { eachBatch } from "../keeping/journals/journalFile.ts";
import type { Statements } from "../store/database.ts";
import { minuteWords, shownFarmWords } from "./farmWords.ts";
import type { ServerFarmKind } from "./serverFarmKind.ts";

type Parts = { readonly db: Statements; readonly kind: ServerFarmKind; readonly now: number };

/** The last ones tell what somebody did just now; all of them nobody reads. */
const BATCHES_TOLD = 10;

export async function showFarm(
  { db, kind, now }: Parts,
  journal: StoredJournal,
  at: number | null,
): Promise<string> {
  const { field, begun } = kind.decodeOrigin(journal.origin);
  const devices = await listJournalDevices(db, journal);
  const head = [
    `Farm ${journal.id}, of ${journal.holder.address} on chain ${journal.holder.chainId}.`,
    `Begun ${minuteWords(begun)} on field ${field}; with the account since ${minuteWords(journal.createdAt)}.`,
    `${countWords(journal.seq, "batch", "batches")} with ${countWords(journal.rows, "step", "steps")}, the last ${minuteWords(journal.seenAt)}; version ${journal.rules} of the rules.`,
    ...deletedWords(journal.deletedAt),
  ];
  const first = kind.begin({ field, begun });
  if (first === null)
    return [...head, `It stands on field ${field}, which this country has not.`].join("\n");
  if (at !== null && at < begun)
    return [...head, `At ${minuteWords(at)} it had not begun.`].join("\n");
  const again = await replayTo({ db, kind }, { journal, first, until: at ?? Infinity });
  return [
    ...head,
    "",
    `As it ${at === null ? "is now" : `was at ${minuteWords(at)}`}, after ${countWords(again.done, "step", "steps")}:`,
    ...shownFarmWords(again.state, at ?? now).map(indented),
    ...(at === null ? [hashWords(kind.encodeState(again.state), journal)] : []).map(indented),
    ...again.troubles.map(indented),
    "",
    "Devices:",
    ...devices.map((device) => indented(deviceWords(device))),
    "",
    batchesWords(again, at),
    ...again.batches.flatMap((batch) => batchWords(batch, devices)).map(indented),
  ].join("\n");
}

type Replayed = {
  readonly state: FarmOnGround;
  /** Steps that had happened by then, … */
  readonly done: number;
  /** … and batches in which any of them came, of which the last ones are told. */
  readonly seen: number;
  readonly batches: readonly StoredBatch<FarmEvent>[];
  /** Of all batches: what the law refused when they came. */
  readonly refused: number;
  /** What the law refuses now. */
  readonly troubles: readonly string[];
};

async function replayTo(
  { db, kind }: Pick<Parts, "db" | "kind">,
  { journal, first, until }: { journal: StoredJournal; first: FarmOnGround; until: number },
): Promise<Replayed> {
  let state = first;
  let [done, seen, refused] = [0, 0, 0];
  const troubles: string[] = [];
  const batches: StoredBatch<FarmEvent>[] = [];
  for await (const some of eachBatch(db, kind, journal))
    for (const batch of some) {
      const rows = batch.rows.filter((row) => row.at <= until);
      // One of which everything was refused came when it was kept.
      if (rows.length === 0 && batch.savedAt > until) continue;
      seen += 1;
      refused += batch.fate.refused.length;
      batches.push(batch);
      if (batches.length > BATCHES_TOLD) batches.shift();
      for (const row of rows) {
        const after = kind.apply(state, row);
        if (after.ok) state = after.value;
        else
          troubles.push(
            `Refused when done again: ${row.kind} of batch ${batch.seq}, ${minuteWords(row.at)}. ${reasonWords(after.reason)}`,
          );
        done += after.ok ? 1 : 0;
      }
    }
  return { state, done, seen, batches, refused, troubles };
}

function batchWords(batch: StoredBatch<FarmEvent>, devices: readonly JournalDevice[]): string[] {
  const { seq, device, count, rows, fate, savedAt } = batch;
  const name = devices.find((one) => one.device === device)?.name ?? "a device that is forgotten";
  const kinds = [...new Set(rows.map(({ kind }) => kind))].join(", ");
  return [
    `${seq}  ${minuteWords(savedAt)}  ${name} (${device})  ${countWords(count, "step", "steps")}${kinds && `: ${kinds}`}${fate.redated > 0 ? `; ${fate.redated} given another time` : ""}`,
    ...fate.refused.map(({ n, reason }) => `   step ${n + 1} was refused: ${reasonWords(reason)}`),
  ];
}

const batchesWords = ({ batches, seen, refused }: Replayed, at: number | null): string =>
  seen === 0
    ? `No batch had come${at === null ? " yet" : " by then"}.`
    : `The last ${batches.length} of ${countWords(seen, "batch", "batches")}${at === null ? "" : " by then"}, ${refused} of all their steps refused:`;

const reasonWords = (reason: unknown): string => refusalWords(reason as FarmRefusal, minuteWords);

const indented = (line: string): string => `  ${line}`;

const countWords = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

const deviceWords = ({ device, name, last, seenAt }: JournalDevice): string =>
  `${device}  ${name}, last ${minuteWords(seenAt)}, ${countWords(last, "step", "steps")} answered`;

const deletedWords = (deletedAt: number | null): string[] =>
  deletedAt === null
    ? []
    : [
        `Deleted ${minuteWords(deletedAt)}; it goes for good ${minuteWords(journalGoesAt(deletedAt))}.`,
      ];

const hashWords = (text: string, { hash }: StoredJournal): string =>
  hexDigest(text) === hash
    ? `Hash ${hash}, the same as when it was kept.`
    : `Hash ${hexDigest(text)}; it was kept as ${hash}. Report this with the farm's name.`;
