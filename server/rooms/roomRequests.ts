// What requests about rooms bring: who asks, which version they know, and the room itself.
import type { Context } from "hono";
import * as v from "valibot";
import type { Env } from "../http/env.ts";
import { badRequest, notFound, type Problem } from "../http/problem.ts";
import type { RateRule } from "../http/rateLimits.ts";
import { readJson } from "../http/readJson.ts";
import { notSignedIn } from "../signIn/problems.ts";
import type { Holder } from "../signIn/sessions.ts";
import { MOST_BODY_BYTES } from "./limits.ts";
import { versionNeeded } from "./problems.ts";
import { type Content, readDocument } from "./readDocument.ts";
import { isRoomId } from "./roomId.ts";
import type { RoomParts } from "./roomParts.ts";

export type Given<T> = { ok: true; value: T } | { ok: false; problem: Problem };

const documentLimits = { maxBytes: MOST_BODY_BYTES, maxDepth: 12 };

const roomBody = v.object({
  document: v.unknown(),
  /** The room it was made from, where it was made on the device. */
  remixOf: v.optional(v.nullable(v.pipe(v.string(), v.check(isRoomId)))),
});

const refuse = (problem: Problem): { ok: false; problem: Problem } => ({ ok: false, problem });

export function idIn(c: Context<Env>): Given<string> {
  const id = c.req.param("id") ?? "";
  return isRoomId(id) ? { ok: true, value: id } : refuse(notFound);
}

/** Whoever is signed in, as long as they do not come too often. */
export async function holderOf(
  c: Context<Env>,
  parts: RoomParts,
  rule?: RateRule,
): Promise<Given<Holder>> {
  const session = await parts.readSession(c);
  if (session === undefined) return refuse(notSignedIn);
  if (rule !== undefined) {
    const free = await parts.rateLimits.take(rule, parts.findVisitor(c.env?.incoming));
    if (!free.ok) return free;
  }
  const { address, chainId } = session;
  return { ok: true, value: { address, chainId } };
}

export type RoomBody = { content: Content; remixOf: string | null };

export async function roomIn(c: Context<Env>, parts: RoomParts): Promise<Given<RoomBody>> {
  const body = await readJson(c.req.raw, documentLimits);
  if (!body.ok) return body;
  const parsed = v.safeParse(roomBody, body.value);
  if (!parsed.success || parsed.output.document === undefined) return refuse(badRequest);
  const content = await readDocument(parsed.output.document, parts.wordsOf);
  if (!content.ok) return content;
  return { ok: true, value: { content: content.value, remixOf: parsed.output.remixOf ?? null } };
}

/** The version that a write follows: nobody overwrites what they have not seen. */
export function followedVersion(c: Context<Env>): Given<number> {
  const text = c.req.header("If-Match");
  if (text === undefined) return refuse(versionNeeded);
  const [, version] = /^"([1-9]\d{0,8})"$/.exec(text.trim()) ?? [];
  return version === undefined ? refuse(badRequest) : { ok: true, value: Number(version) };
}

/** Null where none was sent. */
export function claimKeyIn(c: Context<Env>): Given<string | null> {
  const key = c.req.header("Idempotency-Key");
  if (key === undefined) return { ok: true, value: null };
  return /^[\w-]{8,64}$/.test(key) ? { ok: true, value: key } : refuse(badRequest);
}
