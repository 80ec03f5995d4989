// Takes in the JSON of a request: bounded, of the shape asked for, and from a visitor who does not come too often.

import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { isRecord } from "@loamstead/lib/shape.ts";
import type { Context } from "hono";
import * as v from "valibot";
import type { Env } from "../http/env.ts";
import { badRequest, type Problem } from "../http/problem.ts";
import { type JsonLimits, readJson } from "../http/readJson.ts";
import type { FindVisitor } from "../http/visitor.ts";
import type { RateLimits, RateRule } from "./rateLimits.ts";

type Asked<T> = { schema: v.GenericSchema<unknown, T>; limits: JsonLimits; rule: RateRule };

type Counted = { rateLimits: RateLimits; findVisitor: FindVisitor };

export async function receiveJson<T>(
  c: Context<Env>,
  { schema, limits, rule }: Asked<T>,
  { rateLimits, findVisitor }: Counted,
): Promise<Result<T, Problem>> {
  const body = await readJson(c.req.raw, limits);
  if (!body.ok) return body;
  const parsed = v.safeParse(schema, body.value);
  // To a schema whose keys may all be missing, a list is an object as well.
  if (!parsed.success || !isRecord(body.value)) return refuse(badRequest);
  const free = await rateLimits.take(rule, findVisitor(c.env.incoming));
  return free.ok ? accept(parsed.output) : free;
}
