// A fresh proof of whoever is signed in: a message signed for one deed alone, in words of its own, with a nonce that counts once.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { Context } from "hono";
import * as v from "valibot";
import type { RateLimits } from "../budgets/rateLimits.ts";
import { verifyRule } from "../budgets/rateRules.ts";
import { receiveJson } from "../budgets/receiveJson.ts";
import type { Holder } from "../holder.ts";
import type { Env } from "../http/env.ts";
import type { Problem, ProblemCode } from "../http/problem.ts";
import type { FindVisitor } from "../http/visitor.ts";
import type { Cookies } from "./cookies.ts";
import { messageSchema, signatureSchema, signedLimits } from "./signInRoutes.ts";
import { type SignInSettings, type VerifySignInPorts, verifySigned } from "./verifySignIn.ts";

export const proofRequest = v.strictObject({ message: messageSchema, signature: signatureSchema });

/** Why a proof is none. */
export const proofRefusals: readonly ProblemCode[] = [
  "bad-message",
  "bad-signature",
  "chain-unavailable",
  "expired",
  "not-yet-valid",
  "unknown-nonce",
  "used-nonce",
  "wrong-account",
  "wrong-chain",
  "wrong-domain",
  "wrong-statement",
  "wrong-uri",
  "wrong-version",
];

/** Of the request's own body. */
export type CheckProof = (c: Context<Env>, holder: Holder) => Promise<Result<void, Problem>>;

type Parts = VerifySignInPorts &
  SignInSettings & { cookies: Cookies; findVisitor: FindVisitor; rateLimits: RateLimits };

export const createCheckProof =
  (parts: Parts): CheckProof =>
  async (c, holder) => {
    const asked = { schema: proofRequest, limits: signedLimits, rule: verifyRule };
    const body = await receiveJson(c, asked, parts);
    if (!body.ok) return body;
    const browsers = parts.cookies.browsers(c.req.header("Cookie"));
    const signed = await verifySigned(
      { ...body.value, browsers, networks: parts.findVisitor(c.env?.incoming).networks },
      parts,
      parts,
      holder,
    );
    return signed.ok ? accept(undefined) : refuse(signed.reason);
  };
