// The port to the account on the server: its documents, what can be done with them, and why it may not be.
import type { Result } from "@loamstead/lib/result.ts";
import type { TaggedValue } from "./askServer.ts";

/** Another device saved meanwhile: what is there now. */
export type Newer<Doc> = { readonly version: number; readonly document: Doc };

export type SyncTrouble<Doc = unknown> =
  /** Unreachable: not reached, or not in order; it may answer later. */
  | { readonly kind: "signedOut" | "unreachable" | "gone" }
  | { readonly kind: "newer"; readonly newer: Newer<Doc> }
  /** How many documents it may have, and how large one may be. */
  | { readonly kind: "tooMany" | "tooLarge"; readonly most: number }
  /** The document belongs to another account that was signed in here. */
  | { readonly kind: "otherAccount" }
  /** This device could not keep it, so there is nothing yet to bring to an account. */
  | { readonly kind: "unkept" }
  /** In the server's own words. */
  | { readonly kind: "refused"; readonly words: string };

export type SyncResult<T, Doc = unknown> = Result<T, SyncTrouble<Doc>>;

export type OnServer = { readonly id: string; readonly version: number };
export type Quota = { readonly used: number; readonly most: number };
/** One that was deleted, and can be brought back until its days are over. */
export type DeletedOnServer = OnServer & {
  readonly name: string;
  readonly deletedAt: number;
  readonly goesAt: number;
};
export type OwnDocuments<Own extends OnServer> = {
  readonly documents: readonly Own[];
  readonly deleted: readonly DeletedOnServer[];
  readonly quota: Quota;
};

export type AccountDocumentsApi<Doc, Own extends OnServer = OnServer> = {
  /** `same` where nothing is another than under the tag that is known. */
  readonly list: (
    known: string | null,
  ) => Promise<SyncResult<TaggedValue<OwnDocuments<Own>> | "same">>;
  readonly read: (id: string) => Promise<SyncResult<Newer<Doc>>>;
  /** Repeated under the same key, it makes no second one. */
  readonly create: (document: Doc, key: string, remixOf: string | null) => Promise<SyncResult<Own>>;
  readonly save: (
    id: string,
    follows: number,
    document: Doc,
  ) => Promise<SyncResult<{ readonly version: number }, Doc>>;
  /** The account keeps it for thirty days. */
  readonly remove: (id: string, follows: number) => Promise<SyncResult<null, Doc>>;
  readonly restore: (id: string) => Promise<SyncResult<OnServer>>;
  /** For good, one that was deleted. */
  readonly purge: (id: string) => Promise<SyncResult<null>>;
};
