// The two routes that lead to a session: a nonce to sign, and the signed message.
// That a write comes from a page of ours is checked for the whole API, before any route.
import { Hono } from "hono";
import * as v from "valibot";
import type { RateLimits } from "../budgets/rateLimits.ts";
import { nonceRule, verifyRule } from "../budgets/rateRules.ts";
import { receiveJson } from "../budgets/receiveJson.ts";
import type { Env } from "../http/env.ts";
import { problemResponse } from "../http/problem.ts";
import type { JsonLimits } from "../http/readJson.ts";
import type { FindVisitor } from "../http/visitor.ts";
import type { Log } from "../log.ts";
import type { KeepPasskey } from "../passkeys/openPasskeys.ts";
import { passkeySchema } from "../passkeys/passkeyRequests.ts";
import type { Cookies } from "./cookies.ts";
import { describeDevice } from "./describeDevice.ts";
import { longestMessage } from "./message.ts";
import { issueNonce } from "./nonce.ts";
import { writerBy } from "./sessions.ts";
import { type SignInSettings, type VerifySignInPorts, verifySignIn } from "./verifySignIn.ts";

export type SignInRoutesParts = VerifySignInPorts &
  SignInSettings & {
    /** Whether another site may show this one in a frame. */
    isFramed: boolean;
    cookies: Cookies;
    /** Forgets what is over, if it is time to. */
    clean(): Promise<void>;
    rateLimits: RateLimits;
    findVisitor: FindVisitor;
    log: Log;
    /** Where the site has passkeys. */
    keepPasskey?: KeepPasskey | undefined;
    /** Told how each sign-in ended: "signed-in", or the code of the refusal. */
    count(outcome: string): void;
  };

/** Of a contract: many owners' signatures, and what it takes to deploy it on trial. */
const longestSignature = 8_192;
/** Its id is all of it that may be long. */
const longestPasskey = 2_048;
// Every line break of the message takes two characters in JSON.
export const signedLimits: JsonLimits = {
  maxBytes: 2 * longestMessage + longestSignature + longestPasskey,
  maxDepth: 2,
};

export const nonceRequest = v.strictObject({
  /** Whether the page is shown in a frame of another site. */
  framed: v.optional(v.boolean(), false),
});

export const messageSchema = v.pipe(v.string(), v.maxLength(2 * longestMessage));
export const signatureSchema = v.pipe(
  v.string(),
  v.maxLength(longestSignature),
  v.regex(/^0x(?:[0-9a-fA-F]{2})*$/),
  v.transform((text): `0x${string}` => `0x${text.slice(2)}`),
);

/** What the message says: {@link SignInMessage} (./message.ts). */
export const verifyRequest = v.strictObject({
  message: messageSchema,
  signature: signatureSchema,
  /** Which one signed, where it was one: kept, so that another device finds the account by it. */
  passkey: v.exactOptional(passkeySchema),
});

export function signInRoutes(parts: SignInRoutesParts): Hono<Env> {
  const { clean, cookies, random, nonceKey, now, log } = parts;
  const app = new Hono<Env>();

  app.post("/api/sign-in/nonce", async (c) => {
    const body = await receiveJson(
      c,
      { schema: nonceRequest, limits: signedLimits, rule: nonceRule },
      parts,
    );
    if (!body.ok) return problemResponse(body.reason);
    await clean();

    const where = body.value.framed && parts.isFramed ? "frame" : "top";
    // Kept while it is there: another tab may be about to sign with a nonce of its own.
    const known = cookies.browsers(c.req.header("Cookie")).find((found) => found.where === where);
    const browser = known?.value ?? random(32).toString("base64url");
    cookies.setBrowser(c, browser, where);
    return c.json({ nonce: issueNonce({ key: await nonceKey(), browser }, random, now()) });
  });

  app.post("/api/sign-in/verify", async (c) => {
    const body = await receiveJson(
      c,
      { schema: verifyRequest, limits: signedLimits, rule: verifyRule },
      parts,
    );
    if (!body.ok) return problemResponse(body.reason);

    const { message, signature, passkey } = body.value;
    const before = cookies.sessions(c.req.header("Cookie"));
    const outcome = await verifySignIn(
      {
        message,
        signature,
        browsers: cookies.browsers(c.req.header("Cookie")),
        replaced: before.map(({ value }) => value),
        device: describeDevice(c.req.header("User-Agent")),
        networks: parts.findVisitor(c.env?.incoming).networks,
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
    if (passkey) await parts.keepPasskey?.(passkey, writerBy(session));
    for (const old of before) if (old.where !== where) cookies.clearSession(c, old.where);
    cookies.setSession(c, token, where);
    log.info({ chainId, where }, "signed in");
    return c.json({ address, chainId, expiresAt });
  });

  return app;
}
