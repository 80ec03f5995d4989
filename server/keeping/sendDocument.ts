// Sends a version of a document to whoever may read it: a large one in room that is counted, packed once for all who read it.
import type { Context } from "hono";
import { acceptedEncodings } from "../http/acceptedEncodings.ts";
import { createBodyCache, type EncodedBody } from "../http/bodyCache.ts";
import { holdBytes, sendBytes } from "../http/bytesUnderWay.ts";
import { compress } from "../http/compressJson.ts";
import type { Env } from "../http/env.ts";
import { etagOf } from "../http/etag.ts";
import { notFound, problemResponse, withDocument } from "../http/problem.ts";
import type { Statements } from "../store/database.ts";
import { findVersion } from "./versions.ts";

/** Which it is, and how large the document in it. */
export type SentVersion = { id: string; version: number; bytes: number };

/** `head` is what is told beside the document. */
export type SendDocument = (
  c: Context<Env>,
  which: SentVersion,
  beside: { head: object; headers?: Record<string, string> },
) => Promise<Response>;

/** Below this, to read or to pack it takes less than to hand it over. */
export const LARGE_BYTES = 65_536;
/** Of answers with large documents: in Brotli, several hundred. */
const MOST_REMEMBERED = 16 * 2 ** 20;

export function createSendDocument(db: Statements): SendDocument {
  const forms = createBodyCache(MOST_REMEMBERED);
  const type = { "Content-Type": "application/json" };

  const sendLarge: SendDocument = async (c, { id, version, bytes }, { head, headers }) => {
    const [encoding] = acceptedEncodings(c.req.header("Accept-Encoding"));
    const key = `${encoding} ${id} ${version} ${etagOf(JSON.stringify(head))}`;
    // Until it is packed it is there as it is.
    const unpacked = holdBytes(c, bytes);
    if (!unpacked.ok) return problemResponse(unpacked.reason);
    const form = await forms(key, async (): Promise<EncodedBody | undefined> => {
      const found = await findVersion(db, id, version);
      if (found === undefined) return undefined;
      const plain = Buffer.from(withDocument(head, found.document));
      return encoding ? compress[encoding](plain) : plain;
    });
    unpacked.value();
    if (form === undefined) return problemResponse(notFound);
    const packed = encoding ? { "Content-Encoding": encoding } : {};
    return sendBytes(c, form, { ...type, Vary: "Accept-Encoding", ...packed, ...headers });
  };

  return async (c, which, beside) => {
    if (which.bytes > LARGE_BYTES) return sendLarge(c, which, beside);
    const found = await findVersion(db, which.id, which.version);
    if (found === undefined) return problemResponse(notFound);
    // The document goes out as it is kept: it is JSON already.
    const text = withDocument(beside.head, found.document);
    return new Response(text, { headers: { ...type, ...beside.headers } });
  };
}
