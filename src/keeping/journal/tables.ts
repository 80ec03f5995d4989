// Where journals lie: a head for each, its rows one by one, and now and then the state that they make.
import { defineTable } from "../database/database.ts";
import { unreadableKey } from "../store/keys.ts";

export type Head = {
  /** How many rows were ever appended; the next one has this number. */
  readonly rows: number;
  readonly origin: string;
  readonly at: number;
  /** When it was put away. */
  readonly gone: number | null;
  readonly shown: object;
  /** Rows before this one are not here; what they make is written down under `beginKey`. Left out: none. */
  readonly begins?: number;
  /** How often its last rows were replaced by others, and the latest times. Left out: never. */
  readonly rewrites?: { readonly times: number; readonly latest: readonly Rewrite[] };
};

/** From which row on, and how many of the new ones somebody else has done. */
export type Rewrite = { readonly from: number; readonly steps: number };

/** So many rewrites are told apart; who has missed more reads all anew. */
export const REWRITES_TOLD = 8;

/** `by` names the row itself, so that whoever does not know whether it was kept can look. */
export type KeptRow = { readonly by: string; readonly text: string };

export const heads = defineTable<Head>("heads");
export const rows = defineTable<KeptRow>("rows");
export const bases = defineTable<{ readonly rows: number; readonly text: string }>("bases");
/** Texts that could not be read, by journal and time. */
export const asides = defineTable<string>("asides");

/** Under which the whole of a journal is set aside where an account came to something else by it. */
export const differingKey = (id: string, at: number): string =>
  unreadableKey(`${id}/differs`, at, 0);
export const isOfDiffering = (key: string): boolean => key.includes("/differs/");

export const journalTables = [heads, rows, bases, asides] as const;

/** So many rows stand together, and so often the state is written down. */
export const STRIDE = 200;

/** Under which the state lies that the first row here was done on, where that is not the first of all. */
export const beginKey = (id: string): string => `${id}/begin`;

const padded = (n: number, digits: number): string => String(n).padStart(digits, "0");
export const stretchOf = (n: number): number => Math.floor(n / STRIDE);

export const rowsPrefix = (id: string): string => `${id}/`;
export const stretchPrefix = (id: string, stretch: number): string =>
  `${rowsPrefix(id)}${padded(stretch, 7)}/`;
export const rowKey = (id: string, n: number): string =>
  `${stretchPrefix(id, stretchOf(n))}${padded(n, 10)}`;
export const rowNumberOf = (key: string): number => Number(key.slice(key.lastIndexOf("/") + 1));
