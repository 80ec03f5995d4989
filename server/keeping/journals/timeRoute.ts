// Tells the time to whoever asks, and stamps the head of a log with it: proof that this log was there, of which nothing is kept.
import { Hono } from "hono";
import { timeRule } from "../../budgets/rateRules.ts";
import type { Env } from "../../http/env.ts";
import { reading, refuseOtherMethods } from "../../http/otherMethods.ts";
import { badRequest, problemResponse } from "../../http/problem.ts";
import type { KeepingParts } from "../requests.ts";
import type { JournalTokens } from "./journalTokens.ts";
import { hexPattern } from "./readSentBatch.ts";

const timePath = "/api/time";

export function timeRoute({
  rateLimits,
  findVisitor,
  now,
  tokens,
}: Pick<KeepingParts, "rateLimits" | "findVisitor" | "now"> & {
  tokens: JournalTokens;
}): Hono<Env> {
  const app = new Hono<Env>();
  app.get(timePath, async (c) => {
    const free = await rateLimits.take(timeRule, findVisitor(c.env?.incoming));
    if (!free.ok) return problemResponse(free.reason);
    const head = c.req.query("head");
    const time = now();
    if (head === undefined) return c.json({ now: time });
    if (!hexPattern.test(head)) return problemResponse(badRequest);
    return c.json({ now: time, stamp: await tokens.stamp(head, time) });
  });
  refuseOtherMethods(app, { [timePath]: reading });
  return app;
}
