// The farms of this device: what is shown of them, and what can be done with them.
import type { Result } from "@loamstead/lib/result.ts";
import type { Source } from "@loamstead/lib/watched.ts";
import type { Ms } from "../../farm/numbers/time.ts";
import type { JournalTrouble } from "../../keeping/sync/journalApi.ts";
import type { PlayedFarm } from "../session/playedFarm.ts";

export type FarmSummary = {
  readonly id: string;
  readonly field: number;
  readonly begun: Ms;
  /** When something was last done on it. */
  readonly at: Ms;
  readonly level: number;
  readonly pence: number;
  /** Of a farm with a board at its gate that says one. */
  readonly name?: string;
  /** Kept with an account as well; while somebody is signed in, with theirs and no other. */
  readonly account: "none" | "this";
};

/** A file that a visitor takes along. */
export type FarmFile = { readonly name: string; readonly text: string };

export type FarmTrouble = "missing" | "unreadable" | "unavailable" | "full";

/** Why a file is no farm: said in words that name the place, or with the gesture that could not be. */
export type ImportTrouble =
  /** A place in the file, such as `events.3.plots`. */
  | { readonly kind: "wrong"; readonly where: string }
  | { readonly kind: "noField"; readonly field: number }
  | { readonly kind: "future"; readonly nth: number }
  | { readonly kind: "impossible"; readonly nth: number; readonly what: string }
  /** None at all, or one by rules that this page does not know yet. */
  | { readonly kind: "none" | "later" | "full" | "unavailable" };

/** A farm that is open on this page. */
export type OpenFarm = PlayedFarm & {
  /** The news has been told. */
  readonly heard: () => void;
  /** Tries once more to keep what is only on this page. */
  readonly retry: () => void;
  /** Everything that was done on it, from its first day, with what is not kept yet. */
  readonly file: () => Promise<Result<FarmFile, FarmTrouble>>;
  readonly close: () => void;
};

/** A farm of the account, wherever it was played. */
export type AccountFarm = {
  /** Its name on the server. */
  readonly id: string;
  /** Its name on this device; null where it is not here. */
  readonly device: string | null;
  readonly field: number;
  readonly begun: Ms;
  readonly level: number;
  readonly pence: number;
  readonly name: string | null;
  /** When the account last heard of it, and from what: "Firefox on Linux". */
  readonly seenAt: Ms;
  readonly seenOn: string | null;
};

/** One that was ended, and can be brought back until its days are over. */
export type DeletedFarm = {
  readonly id: string;
  readonly field: number;
  readonly name: string | null;
  readonly deletedAt: Ms;
  readonly goesAt: Ms;
};

/** What the account has of a farm of this device. */
export type FarmProgress =
  /** All of it, as it was at a moment. */
  | { readonly kind: "kept"; readonly at: Ms }
  | { readonly kind: "sending" | "waiting" }
  /** It is kept on this device only. */
  | { readonly kind: "device" };

/** Where the farms of whoever is signed in stand with their account. */
export type FarmAccountState = {
  readonly at: "signedOut" | "syncing" | "kept" | "waiting" | "trouble";
  readonly trouble: JournalTrouble | null;
  /** How many farms the account has, and may have; null before it was asked. */
  readonly quota: { readonly used: number; readonly most: number } | null;
  /** On this device only, and could be kept with the account; empty once that was answered. */
  readonly offer: readonly FarmSummary[];
  readonly farms: readonly AccountFarm[];
  readonly deleted: readonly DeletedFarm[];
  /** By the farm's name on this device; those of the account alone. */
  readonly progress: ReadonlyMap<string, FarmProgress>;
};

export type FarmAccount = Source<FarmAccountState> & {
  /** These farms of the device are kept with the account from now on; nobody is asked about the others again. */
  readonly claim: (ids: readonly string[]) => Promise<void>;
  /** They stay on this device, and this account is not offered them again. */
  readonly decline: () => Promise<void>;
  /** Brings a farm of the account here where it is not, and gives its name on this device. */
  readonly fetch: (serverId: string) => Promise<Result<string, JournalTrouble>>;
  /** Ends it on every device; for thirty days it can be brought back. */
  readonly remove: (serverId: string) => Promise<Result<null, JournalTrouble>>;
  readonly bringBack: (serverId: string) => Promise<Result<null, JournalTrouble>>;
  /** For good, one that was ended. */
  readonly purge: (serverId: string) => Promise<Result<null, JournalTrouble>>;
  /** Asks the account at once. */
  readonly retry: () => void;
};

export type Farms = {
  /** False where farms are kept only while this page is open. */
  readonly isLasting: boolean;
  /** The one that was last played first; none where the device does not answer. */
  readonly list: () => Promise<readonly FarmSummary[]>;
  readonly open: (id: string) => Promise<Result<OpenFarm, FarmTrouble>>;
  /** Any field may be farmed by anybody: the farm that it has, or a new one, of which nothing is kept before something is done. */
  readonly begin: (field: number) => Promise<OpenFarm>;
  /** Puts it away: it can be brought back for a day. */
  readonly remove: (id: string) => Promise<Result<null, FarmTrouble>>;
  readonly bringBack: (id: string) => Promise<Result<null, FarmTrouble>>;
  /** A farm of its own, whatever else is here: gives its id. */
  readonly take: (text: string) => Promise<Result<string, ImportTrouble>>;
  /** Calls whenever the list may be another one, by any tab. */
  readonly subscribe: (listener: () => void) => () => void;
  /** How they stand with the account of whoever is signed in. */
  readonly account: FarmAccount;
  readonly close: () => void;
};
