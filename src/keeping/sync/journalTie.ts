// What an account has of a journal of this device: which rows, under which name, and what those make (replication cursor).
import { defineTable } from "../database/database.ts";

/** Rows of this device that could not be kept after what another one did, until somebody has been told. */
export type UntoldLoss = {
  /** How many were done here and kept, beside those that were lost. */
  readonly kept: number;
  readonly lost: readonly { readonly text: string; readonly reason: unknown }[];
};

/** A token, how many rows both had when it was given, and when that was. */
export type OldToken = { readonly token: string; readonly rows: number; readonly at: number };

export type JournalTie = {
  /** The account it is kept with: it goes nowhere when another one signs in. */
  readonly holder: string;
  /** Its name there; null until it was begun there. */
  readonly id: string | null;
  /** Begins it there once, however often it is asked for. */
  readonly key: string;
  /** How many batches this device knows of. */
  readonly seq: number;
  /** The account has the first so many rows of this device; those after them are to be sent. */
  readonly sent: number;
  readonly hash: string;
  /** What those rows make, as text; null before there is one. */
  readonly state: string | null;
  /** What this device is called there. */
  readonly device: string;
  /** How many rows it has sent under that name that were answered. */
  readonly first: number;
  /** So many more were sent, and it is not known whether they came there. */
  readonly posted: number;
  /** Proves when this device last heard of the account. */
  readonly token: string | null;
  /** Earlier ones, about one a day: they prove the days of rows that a restored server has lost. */
  readonly tokens: readonly OldToken[];
  /** Rows up to here were done before it came to the account, and go without a token. */
  readonly claimed: number;
  readonly generation: string;
  /** When the account last had all of it. */
  readonly keptAt: number;
  /** It is the account's no longer, deleted elsewhere or too much for it: it stays on this device. */
  readonly isLetGo: boolean;
  readonly untold: UntoldLoss | null;
};

/** By the journal of this device. */
export const ties = defineTable<JournalTie>("ties");

/** What an account was given of the journals of this device: asked once, and remembered for it. */
export type JournalWish = {
  readonly wish: "yes" | "no" | null;
  /** Journals that are to stay on this device alone. */
  readonly left: readonly string[];
};

export const journalWishes = defineTable<JournalWish>("wishes");

export const freshTie = (
  holder: string,
  { key, device, claimed }: Pick<JournalTie, "key" | "device" | "claimed">,
): JournalTie => ({
  holder,
  id: null,
  key,
  seq: 0,
  sent: 0,
  hash: "",
  state: null,
  device,
  first: 0,
  posted: 0,
  token: null,
  tokens: [],
  claimed,
  generation: "",
  keptAt: 0,
  isLetGo: false,
  untold: null,
});

const DAY = 24 * 60 * 60_000;
const TOKENS = 40;

/** With the token of an answer, and the one before remembered if it is of another day. */
export function withToken(
  { tokens }: JournalTie,
  { token, rows, at }: OldToken,
): Pick<JournalTie, "token" | "tokens"> {
  const last = tokens.at(-1);
  const isDue = !last || at - last.at >= DAY;
  return { token, tokens: isDue ? [...tokens, { token, rows, at }].slice(-TOKENS) : tokens };
}

/** What is told anew is told with what was not told yet. */
export function toldWith(untold: UntoldLoss | null, more: UntoldLoss): UntoldLoss | null {
  if (more.lost.length === 0) return untold;
  const { kept, lost } = untold ?? { kept: 0, lost: [] };
  return { kept: kept + more.kept, lost: [...lost, ...more.lost] };
}
