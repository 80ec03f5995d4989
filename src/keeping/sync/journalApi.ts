// The port to the journals of an account: what can be asked of them, in texts that only their kind can read, and why it may not be.
import type { Result } from "@loamstead/lib/result.ts";
import type { TaggedValue } from "./askServer.ts";

export type JournalTrouble =
  /** Nobody is signed in any more; not reached, or not in order, and it may answer later; too much at once. */
  | { readonly kind: "signedOut" | "unreachable" | "busy" }
  /** Deleted, or of another account. */
  | { readonly kind: "gone" }
  /** This page goes by rules that are too old; the server by older ones than this page. */
  | { readonly kind: "reload" | "serverOlder" }
  /** How many the account may have. */
  | { readonly kind: "tooMany"; readonly most: number }
  /** The server takes no more bytes for now; this device took none of what came. */
  | { readonly kind: "full" | "unkept" }
  /** In the server's own words. */
  | { readonly kind: "refused"; readonly words: string };

export type JournalResult<T> = Result<T, JournalTrouble>;

/** One of the account's, as its list tells of it: `told` is what its kind makes of the rest. */
export type OwnJournal<Told = unknown> = {
  readonly id: string;
  readonly seq: number;
  readonly rows: number;
  readonly hash: string;
  /** When it was last heard of. */
  readonly seenAt: number;
  readonly told: Told;
};

export type DeletedJournal<Told = unknown> = {
  readonly id: string;
  readonly deletedAt: number;
  readonly goesAt: number;
  readonly told: Told;
};

export type OwnJournals<Told = unknown, ToldOfDeleted = unknown> = {
  readonly journals: readonly OwnJournal<Told>[];
  readonly deleted: readonly DeletedJournal<ToldOfDeleted>[];
  readonly quota: { readonly used: number; readonly most: number };
  /** Another word once the server's database was restored; null where it does not say. */
  readonly generation: string | null;
};

/** "After its first `rows` rows the head of the journal was this, and the server said `at`." */
export type JournalStamp = { readonly rows: number; readonly at: number; readonly stamp: string };

export type BegunJournal = {
  readonly id: string;
  readonly seq: number;
  readonly generation: string;
  readonly token: string;
  readonly hash: string;
};

/** What one device sent at once: `first` of its rows for this journal were sent before, and `count` with this. */
export type JournalBatch = {
  readonly seq: number;
  readonly device: string;
  readonly first: number;
  readonly count: number;
  /** As they are kept: some of those that were sent may have been refused. */
  readonly rows: readonly string[];
};

export type PulledJournal = {
  readonly origin: string;
  readonly seq: number;
  readonly rows: number;
  /** Of the state that all rows make. */
  readonly hash: string;
  readonly generation: string;
  readonly token: string;
  readonly now: number;
  /** How many rows of the asking device were ever answered. */
  readonly last: number;
  /** Where what is given begins: where the server was restored, earlier than asked for. */
  readonly from: { readonly seq: number; readonly rows: number };
  /** Since then; or, where they are too many, the state instead. */
  readonly news:
    | { readonly kind: "batches"; readonly batches: readonly JournalBatch[] }
    | { readonly kind: "state"; readonly text: string };
};

export type PushedRows = {
  readonly device: string;
  readonly first: number;
  readonly token: string | null;
  readonly generation: string;
  readonly rows: readonly string[];
  /** Of the state with them, as this device sees it. */
  readonly hash: string;
  /** The page may end before there is an answer. */
  readonly isLast: boolean;
};

export type PushedJournal = {
  readonly seq: number;
  readonly rows: number;
  readonly hash: string;
  readonly token: string;
  readonly now: number;
  readonly refused: readonly { readonly n: number; readonly reason: unknown }[];
  /** As they are kept, where that is not as they were sent. */
  readonly stored: readonly string[] | null;
  /** Where it is another than this device has come to. */
  readonly state: string | null;
};

export type PushTrouble =
  | JournalTrouble
  /** Others' rows came between. */
  | { readonly kind: "behind" }
  /** Another device goes by the same name. */
  | { readonly kind: "deviceTaken" }
  /** What proves when this device was last there is of another server. */
  | { readonly kind: "badToken" };

export type JournalsApi<Told = unknown, ToldOfDeleted = unknown> = {
  /** `same` where nothing is another than under the tag that is known. */
  readonly list: (
    known: string | null,
  ) => Promise<JournalResult<TaggedValue<OwnJournals<Told, ToldOfDeleted>> | "same">>;
  /** Repeated under the same key, it begins no second one. */
  readonly create: (
    origin: string,
    stamps: readonly JournalStamp[],
    key: string,
  ) => Promise<JournalResult<BegunJournal>>;
  /** `since` -1 asks for the state. */
  readonly pull: (
    id: string,
    asked: { readonly since: number; readonly device: string; readonly generation: string },
  ) => Promise<JournalResult<PulledJournal>>;
  readonly push: (
    id: string,
    follows: number,
    sent: PushedRows,
  ) => Promise<Result<PushedJournal, PushTrouble>>;
  /** From its first row on. */
  readonly log: (
    id: string,
  ) => Promise<JournalResult<{ readonly text: string; readonly rows: readonly string[] }>>;
  /** The account keeps it for thirty days. */
  readonly remove: (id: string, follows: number) => Promise<Result<null, PushTrouble>>;
  readonly restore: (id: string) => Promise<JournalResult<null>>;
  /** For good, one that was deleted. */
  readonly purge: (id: string) => Promise<JournalResult<null>>;
};
