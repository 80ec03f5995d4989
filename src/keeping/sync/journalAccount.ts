// What the journals of an account are to whoever shows them: how they stand, and what can be asked of them.
import type { Source } from "@loamstead/lib/watched.ts";
import type { TabChannel } from "../browser/tabs.ts";
import type { JournalResult, JournalsApi, JournalTrouble, OwnJournals } from "./journalApi.ts";
import type { JournalSyncParts } from "./syncJournal.ts";

/** What the account has of a journal of this device. */
export type JournalProgress =
  | { readonly kind: "kept"; readonly at: number }
  | { readonly kind: "sending" | "waiting" | "device" };

export type JournalAccountState<Told, ToldOfDeleted> = {
  readonly at: "signedOut" | "syncing" | "kept" | "waiting" | "trouble";
  readonly trouble: JournalTrouble | null;
  /** What the account has; null before it was asked. */
  readonly own: OwnJournals<Told, ToldOfDeleted> | null;
  /** Those of this device that could be kept with it, until the visitor has said. */
  readonly offer: readonly string[];
  /** Under which name those of the account lie here. */
  readonly names: ReadonlyMap<string, string>;
  readonly progress: ReadonlyMap<string, JournalProgress>;
};

export type JournalSyncPorts<State, Row, Shown extends object, Reason, Told, ToldOfDeleted> = Omit<
  JournalSyncParts<State, Row, Shown, Reason>,
  "api" | "onRewritten"
> & {
  readonly api: JournalsApi<Told, ToldOfDeleted>;
  /** A voice of its own: to what is open in this very tab it is another tab. */
  readonly tabs: TabChannel;
  /** Who is signed in, in one word; null while nobody is. */
  readonly holder: () => string | null;
  readonly onHolder: (listener: () => void) => () => void;
  /** The page is looked at, and there is a network. */
  readonly isSeen: () => boolean;
  /** The page is looked at again, or online again. */
  readonly onAttention: (listener: () => void) => () => void;
  readonly onHide: (listener: () => void) => () => void;
  /** One at a time among all tabs. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  readonly after: (wait: number, run: () => void) => () => void;
};

export type JournalAccount<Told, ToldOfDeleted> = Source<
  JournalAccountState<Told, ToldOfDeleted>
> & {
  readonly claim: (ids: readonly string[]) => Promise<void>;
  readonly decline: () => Promise<void>;
  /** Brings one of the account here where it is not: gives its name on this device. */
  readonly fetch: (id: string) => Promise<JournalResult<string>>;
  readonly remove: (id: string) => Promise<JournalResult<null>>;
  readonly bringBack: (id: string) => Promise<JournalResult<null>>;
  readonly purge: (id: string) => Promise<JournalResult<null>>;
  /** The whole of one of this device, as the account has it. */
  readonly log: (name: string) => Promise<JournalResult<string>>;
  readonly retry: () => void;
  /** Comes once nothing is under way. */
  readonly settle: () => Promise<void>;
  readonly close: () => void;
};
