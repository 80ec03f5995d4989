// A kind of document that holders keep here: how one is read and told of, how many, and how far back.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { RateRule } from "../budgets/rateLimits.ts";
import type { Problem } from "../http/problem.ts";
import type { SqlRow } from "../store/database.ts";
import { compressDocument } from "./compressDocument.ts";
import { documentTooLarge } from "./problems.ts";

/** Everything that keeping asks about a kind; a new kind is one such object, and needs no SQL. */
export type ServerDocumentKind<Document = unknown, Extra extends object = object> = {
  /** One of them, as it is called in the tables and to visitors; never changed once one is kept. */
  readonly name: string;
  /** Many of them, as they are called in answers. */
  readonly plural: string;
  readonly codec: JsonCodec<Document>;
  describe(document: Document): Promise<DocumentDescription>;
  readonly limits: Limits;
  /** How often one visitor may begin a document, and save. */
  readonly rates: { readonly create: RateRule; readonly save: RateRule };
  /** Where the feature knows more of a document than is in it. */
  readonly own?: OwnColumns<Extra>;
};

export type JsonCodec<Document> = {
  /** Checks what came as JSON, written by this version of the kind or an earlier one. */
  decode(json: unknown): Result<Document, Problem>;
  /** The one spelling in which it is kept. */
  encode(document: Document): string;
};

/** What lists and pages say of a document, so that they need not open it. */
export type DocumentDescription = {
  name: string;
  /** The document in sentences. */
  words: string;
  /** Hashes of uploaded pictures in it. */
  pictures: readonly string[];
  /** What lists find it by, each without a space. */
  marks?: readonly string[];
};

export type Limits = {
  /** How many a holder may keep. */
  readonly documents: number;
  /** Of one document, as the text that is kept. */
  readonly bytes: number;
  /** Of a request, which may be spelled with more spaces than the text that is kept. */
  readonly bodyBytes: number;
  /** How deep its JSON may nest. */
  readonly depth: number;
  /** The last so many versions of a document are kept, … */
  readonly versions: number;
  /** … of so many days before them the last version of each, … */
  readonly days: number;
  /** … and of all of these together never more than this, the newest first. */
  readonly historyBytes: number;
};

/** What only this kind wants to know of a document besides. */
export type OwnColumns<Extra extends object> = {
  /** As a `select` asks for them, of the document `d`. */
  readonly columns: readonly string[];
  read(row: SqlRow): Extra;
};

/** A document as it is written to the tables. */
export type Content = {
  name: string;
  words: string;
  /** With spaces between, as in what follows. */
  pictures: string;
  /** Null where nobody has looked yet. */
  marks: string | null;
  /** Its text, as it lies in the row. */
  kept: string;
  /** Of the text itself. */
  bytes: number;
};

/** What a holder sends as a document: checked, measured, and in the spelling in which it is kept. */
export async function readContent<Document>(
  { name: one, codec, limits, ...kind }: ServerDocumentKind<Document>,
  json: unknown,
): Promise<Result<Content, Problem>> {
  const document = codec.decode(json);
  if (!document.ok) return document;
  const text = codec.encode(document.value);
  const bytes = Buffer.byteLength(text);
  if (bytes > limits.bytes)
    return refuse(documentTooLarge(one, { most: limits.bytes, used: bytes }));
  const { name, words, pictures, marks = [] } = await kind.describe(document.value);
  const kept = await compressDocument(text, bytes);
  return accept({ name, words, pictures: pictures.join(" "), marks: marks.join(" "), kept, bytes });
}
