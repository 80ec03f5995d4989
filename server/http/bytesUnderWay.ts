// Counts what requests bring and what their answers wait with in memory, until each is over: what is large has a bound (backpressure).
import type { IncomingMessage } from "node:http";
import { accept, type Result } from "@loamstead/lib/result.ts";
import type { Context } from "hono";
import type { Env } from "./env.ts";
import { type Problem, problemResponse } from "./problem.ts";

/** Takes room for so much, for the network that asks; what comes back gives it up before the answer is over. */
export type HoldBytes = (bytes: number) => Result<() => void, Problem>;

/** On the request itself, as its route's name is. */
const hold = Symbol("bytes under way");

type Holding = IncomingMessage & { [hold]?: HoldBytes };

export function letHold(req: Holding, by: HoldBytes): void {
  req[hold] = by;
}

/** Where nobody listens, as in a test of routes alone, there is room. */
export const holdBytes = (c: Context<Env>, bytes: number): ReturnType<HoldBytes> =>
  (c.env?.incoming as Holding | undefined)?.[hold]?.(bytes) ?? accept(() => {});

/** All who read it, however slowly, read from the memory in which it lies. */
export function sendBytes(
  c: Context<Env>,
  bytes: Uint8Array,
  headers: Record<string, string>,
): Response {
  const room = holdBytes(c, bytes.byteLength);
  if (!room.ok) return problemResponse(room.reason);
  const { buffer, byteOffset, byteLength } = bytes;
  return new Response(new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength), { headers });
}
