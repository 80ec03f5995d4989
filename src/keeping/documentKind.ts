// What one kind of document is to its keeping: how it is written, read and joined, and what a list shows of it.
import type { Result } from "@loamstead/lib/result.ts";
import type { AnyTable } from "./database/database.ts";

/** The door to all of keeping: whatever can be written, read and joined can be kept. */
export type DocumentCodec<Doc> = {
  /** Before the id of each such document in the database: `room/`. */
  readonly prefix: `${string}/`;
  /** The same document is always the same text. */
  readonly encode: (document: Doc) => string;
  readonly decode: (text: string) => Result<Doc, unknown>;
  /**
   * Joins what two made of one document, or refuses where they do not go together. `base` is what
   * both began from; null where nobody knows.
   */
  readonly merge: (base: Doc | null, mine: Doc, theirs: Doc) => Result<Doc, unknown>;
};

export type DocumentKind<Doc, Summary extends object = object> = DocumentCodec<Doc> & {
  readonly nameOf: (document: Doc) => string;
  readonly named: (document: Doc, name: string) => Doc;
  readonly longestName: number;
  /** What a list shows beside the name; null stands for what cannot be read. */
  readonly summaryOf: (document: Doc | null, id: string) => Summary;
  /** Tables of what was made from documents, by their ids: it goes when they go. */
  readonly caches: readonly AnyTable[];
};

/** Null for no text, and for one that is no such document. */
export function documentIn<Doc>(
  { decode }: Pick<DocumentCodec<Doc>, "decode">,
  text: string | null,
): Doc | null {
  const decoded = text === null ? null : decode(text);
  return decoded?.ok ? decoded.value : null;
}
