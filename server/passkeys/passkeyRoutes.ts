// The routes by which a device that has only a passkey finds its account; neither needs a session, nor begins one.
import { passkeyAccountOf } from "@loamstead/passkey/account.ts";
import type { PublicKey } from "@loamstead/passkey/publicKey.ts";
import { signerOf } from "@loamstead/passkey/signerContract.ts";
import { type Context, Hono } from "hono";
import type { Address } from "viem";
import { furtherBudget, recoveryBudget } from "../budgets/budgetRules.ts";
import type { Budgets } from "../budgets/openBudgets.ts";
import type { RateLimits } from "../budgets/rateLimits.ts";
import { findPasskeyRule, recoverPasskeyRule } from "../budgets/rateRules.ts";
import { receiveJson } from "../budgets/receiveJson.ts";
import type { Env } from "../http/env.ts";
import { reading, refuseOtherMethods } from "../http/otherMethods.ts";
import { problem, problemResponse, tooManyRequests } from "../http/problem.ts";
import type { FindVisitor } from "../http/visitor.ts";
import type { Statements } from "../store/database.ts";
import type { OwnersOf } from "./accountOwners.ts";
import { findPasskey } from "./keptPasskeys.ts";
import { findLimits, findRequest, recoverLimits, recoverRequest } from "./passkeyRequests.ts";
import { type RecoveryFault, recoverKey } from "./recoverKey.ts";

export type PasskeyRoutesParts = {
  db: Statements;
  siteOrigin: string;
  rpId: string;
  rateLimits: RateLimits;
  budgets: Budgets;
  findVisitor: FindVisitor;
  ownersOf: OwnersOf;
  /** Told how each ended: "found", "recovered", or why not; and "foreign" of a key that the account named does not have. */
  count(outcome: string): void;
};

const unknownPasskey = problem(
  "not-found",
  "Nothing is kept of this passkey. Its account is found by confirming twice more.",
);

const foreignPasskey = problem("not-found", "This passkey is no key of the account that it names.");

const noChain = problem(
  "chain-unavailable",
  "The account could not be checked on its network now. Please try again.",
  { headers: { "Retry-After": "5" } },
);

const faults: Readonly<Record<RecoveryFault, string>> = {
  unreadable: "This is not what a passkey answers with.",
  "wrong-order": "Whatever keeps this passkey answers in an order that its account cannot read.",
  unverified: "Nobody was recognised by finger, face or code, and without that nothing counts.",
  "other-site": "This passkey answered to another site.",
  "other-passkey": "The two answers are not of the same passkey.",
  repeated: "The two answers are the same. The passkey has to be asked twice.",
  "no-key": "The two answers do not fit together: no key has made both.",
};

const ownPasskeys = problem(
  "not-found",
  "The passkeys of this site are of its own host, and no other site may use them.",
);

/** Asked from a page of the other host, on its behalf. */
const forBrowsers = {
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Cache-Control": "no-cache",
};

export function passkeyRoutes(parts: PasskeyRoutesParts): Hono<Env> {
  const { db, siteOrigin, rpId, budgets, findVisitor, ownersOf, count } = parts;
  const app = new Hono<Env>();

  /** Only the chain knows whether it is; a record says of a further key no more than which one it is. */
  async function answerFurther(c: Context<Env>, { x, y }: PublicKey, account: Address) {
    const { networks } = findVisitor(c.env?.incoming);
    const spent = await budgets.spend(furtherBudget, { networks }, 1);
    if (!spent.ok) return problemResponse(tooManyRequests(spent.reason.waitMs));
    const owners = await ownersOf(account);
    if (!owners) return problemResponse(noChain);
    if (owners.includes(signerOf({ x, y }))) return c.json({ x, y, address: account });
    count("foreign");
    return problemResponse(foreignPasskey);
  }

  app.post("/api/passkeys/find", async (c) => {
    const asked = { schema: findRequest, limits: findLimits, rule: findPasskeyRule };
    const body = await receiveJson(c, asked, parts);
    if (!body.ok) return problemResponse(body.reason);
    const { id, account } = body.value;
    const found = await findPasskey(db, id);
    count(found ? "found" : "unknown");
    if (!found) return problemResponse(unknownPasskey);
    const { x, y, address } = found;
    return account ? answerFurther(c, { x, y }, account) : c.json({ x, y, address });
  });

  app.post("/api/passkeys/recover", async (c) => {
    const asked = { schema: recoverRequest, limits: recoverLimits, rule: recoverPasskeyRule };
    const body = await receiveJson(c, asked, parts);
    if (!body.ok) return problemResponse(body.reason);
    const { networks } = findVisitor(c.env?.incoming);
    const spent = await budgets.spend(recoveryBudget, { networks }, 1);
    if (!spent.ok) return problemResponse(tooManyRequests(spent.reason.waitMs));
    const { assertions, account } = body.value;
    const key = recoverKey(assertions, rpId);
    count(key.ok ? "recovered" : key.reason);
    if (!key.ok) {
      const more = { fault: key.reason };
      return problemResponse(problem("bad-assertion", faults[key.reason], { more }));
    }
    const { x, y } = key.value;
    if (account) return answerFurther(c, { x, y }, account);
    return c.json({ x, y, address: passkeyAccountOf({ x, y }).address });
  });

  // Asked at the host whose passkeys these are: whether pages of this site may use them too.
  app.get("/.well-known/webauthn", (c) =>
    new URL(siteOrigin).hostname === rpId
      ? problemResponse(ownPasskeys)
      : c.json({ origins: [siteOrigin] }, 200, forBrowsers),
  );

  refuseOtherMethods(app, {
    "/api/passkeys/find": ["POST"],
    "/api/passkeys/recover": ["POST"],
    "/.well-known/webauthn": reading,
  });
  return app;
}
