// Rows as they lie in a table: times as differences, deflated with a dictionary of rows like them, and never unpacked beyond a bound.
import { promisify } from "node:util";
import { deflateRaw, inflateRaw } from "node:zlib";
import type { ServerJournalKind, TimedRow } from "./serverJournalKind.ts";

const deflated = promisify(deflateRaw);
const inflated = promisify(inflateRaw);

/** What one row of a table may unpack to: whatever is more was not written here (decompression bomb). */
const MOST_UNPACKED = 8 * 2 ** 20;

type Packing = Pick<ServerJournalKind, "dictionaries">;

/** A batch is small: a window of 8 kB has dictionary and rows, and is made in a fraction of the time of a usual one. */
const compression = { level: 9, windowBits: 13, memLevel: 7 };

/** A packed text begins with the place of its dictionary, in one letter. */
const places = "0123456789abcdefghijklmnopqrstuvwxyz";

export async function packText({ dictionaries }: Packing, text: string): Promise<string> {
  const place = dictionaries.length - 1;
  const dictionary = Buffer.from(dictionaries[place]!);
  return places[place] + (await deflated(text, { dictionary, ...compression })).toString("base64");
}

export async function unpackText({ dictionaries }: Packing, packed: string): Promise<string> {
  const dictionary = Buffer.from(dictionaries[places.indexOf(packed[0]!)] ?? "");
  const options = { dictionary, maxOutputLength: MOST_UNPACKED };
  return (await inflated(Buffer.from(packed.slice(1), "base64"), options)).toString();
}

/** Each moment as what it is later than the one before. */
export function spellRows<Row extends TimedRow>(
  kind: Pick<ServerJournalKind<never, Row>, "encodeRow">,
  rows: readonly Row[],
): string {
  let before = 0;
  const all = rows.map((row) => {
    const text = kind.encodeRow({ ...row, at: row.at - before });
    before = row.at;
    return text;
  });
  return `[${all.join(",")}]`;
}

export function readSpelled<Row extends TimedRow>(text: string): Row[] {
  let at = 0;
  return (JSON.parse(text) as Row[]).map((row) => {
    at += row.at;
    return { ...row, at };
  });
}
