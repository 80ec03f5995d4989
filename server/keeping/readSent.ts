// What a holder sends, from its bytes: the document, checked and in the spelling in which it is kept, and what stands beside it.

import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import * as v from "valibot";
import { badRequest, type Problem } from "../http/problem.ts";
import { parseJson } from "../http/readJson.ts";
import type { JobTurn } from "../jobs/jobTurn.ts";
import { type Content, readContent, type ServerDocumentKind } from "./kind.ts";

export type SentDocument = { content: Content; beside: Readonly<Record<string, unknown>> };

/** Does the same elsewhere, for whoever has the turn. */
export type ReadApart = (
  bytes: Uint8Array,
  turn: JobTurn,
) => Promise<Result<SentDocument, Problem>>;

export async function readSent<Document>(
  kind: ServerDocumentKind<Document>,
  more: v.ObjectEntries,
  bytes: Uint8Array,
): Promise<Result<SentDocument, Problem>> {
  const body = parseJson(bytes, kind.limits.depth);
  if (!body.ok) return body;
  const parsed = v.safeParse(v.object({ document: v.unknown(), ...more }), body.value);
  if (!parsed.success || parsed.output.document === undefined) return refuse(badRequest);
  const { document, ...beside } = parsed.output;
  const content = await readContent(kind, document);
  return content.ok ? accept({ content: content.value, beside }) : content;
}
