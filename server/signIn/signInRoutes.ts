// The two routes that lead to a session: a nonce to sign, and the signed message.
// That a write comes from a page of ours is checked for the whole API, before any route.
import type { HttpBindings } from "@hono/node-server";
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { isRecord } from "@loamstead/lib/shape.ts";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { badRequest, type Problem, problemResponse } from "../http/problem.ts";
import type { RateRule } from "../http/rateLimits.ts";
import { nonceRule, verifyRule } from "../http/rateRules.ts";
import { type JsonLimits, readJson } from "../http/readJson.ts";
import type { FindVisitor } from "../http/visitor.ts";
import type { Log } from "../log.ts";
import type { Cookies } from "./cookies.ts";
import { describeDevice } from "./describeDevice.ts";
import { longestMessage } from "./message.ts";
import { issueNonce } from "./nonce.ts";
import { type SignInPorts, type SignInSettings, verifySignIn } from "./verifySignIn.ts";

export type SignInRoutesParts = SignInPorts &
  SignInSettings & {
    /** Whether another site may show this one in a frame. */
    isFramed: boolean;
    cookies: Cookies;
    /** Forgets what is over, if it is time to. */
    clean(): Promise<void>;
    findVisitor: FindVisitor;
    log: Log;
    /** Told how each sign-in ended: "signed-in", or the code of the refusal. */
    count(outcome: string): void;
  };

/** Of a contract: many owners' signatures, and what it takes to deploy it on trial. */
const longestSignature = 8_192;
// Every line break of the message takes two characters in JSON.
const jsonLimits: JsonLimits = { maxBytes: 2 * longestMessage + longestSignature, maxDepth: 2 };

export const nonceRequest = v.strictObject({
  /** Whether the page is shown in a frame of another site. */
  framed: v.optional(v.boolean(), false),
});

export const verifyRequest = v.strictObject({
  message: v.pipe(v.string(), v.maxLength(2 * longestMessage)),
  signature: v.pipe(
    v.string(),
    v.maxLength(longestSignature),
    v.regex(/^0x(?:[0-9a-fA-F]{2})*$/),
    v.transform((text): `0x${string}` => `0x${text.slice(2)}`),
  ),
});

type FromNode = { Bindings: HttpBindings };

export function signInRoutes(parts: SignInRoutesParts): Hono<FromNode> {
  const { clean, cookies, findVisitor, rateLimits, random, nonceKey, now, log } = parts;
  const app = new Hono<FromNode>();

  /** The body, of a visitor who does not come too often. */
  async function receive<T>(
    c: Context<FromNode>,
    rule: RateRule,
    schema: v.GenericSchema<unknown, T>,
  ): Promise<Result<T, Problem>> {
    const body = await readJson(c.req.raw, jsonLimits);
    if (!body.ok) return body;
    const parsed = v.safeParse(schema, body.value);
    // To a schema whose keys may all be missing, a list is an object as well.
    if (!parsed.success || !isRecord(body.value)) return refuse(badRequest);
    const free = await rateLimits.take(rule, findVisitor(c.env.incoming));
    return free.ok ? accept(parsed.output) : free;
  }

  app.post("/api/sign-in/nonce", async (c) => {
    const body = await receive(c, nonceRule, nonceRequest);
    if (!body.ok) return problemResponse(body.reason);
    await clean();

    const where = body.value.framed && parts.isFramed ? "frame" : "top";
    // Kept while it is there: another tab may be about to sign with a nonce of its own.
    const known = cookies.browsers(c).find((found) => found.where === where);
    const browser = known?.value ?? random(32).toString("base64url");
    cookies.setBrowser(c, browser, where);
    return c.json({ nonce: issueNonce({ key: await nonceKey(), browser }, random, now()) });
  });

  app.post("/api/sign-in/verify", async (c) => {
    const body = await receive(c, verifyRule, verifyRequest);
    if (!body.ok) return problemResponse(body.reason);

    const before = cookies.sessions(c);
    const outcome = await verifySignIn(
      {
        ...body.value,
        browsers: cookies.browsers(c),
        replaced: before.map(({ value }) => value),
        device: describeDevice(c.req.header("User-Agent")),
      },
      parts,
      parts,
    );
    parts.count(outcome.ok ? "signed-in" : outcome.reason.code);
    if (!outcome.ok) {
      const { code, more } = outcome.reason;
      log.info({ code, ...more }, "sign-in refused");
      return problemResponse(outcome.reason);
    }

    const { token, session, where } = outcome.value;
    const { address, chainId, expiresAt } = session;
    for (const old of before) if (old.where !== where) cookies.clearSession(c, old.where);
    cookies.setSession(c, token, where);
    log.info({ chainId, where }, "signed in");
    return c.json({ address, chainId, expiresAt });
  });

  return app;
}
