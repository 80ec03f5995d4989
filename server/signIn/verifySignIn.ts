// From a signed message to whoever signed it, and to a session; in this order: what costs least and gives away least comes first.

import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { Address, Hex } from "viem";
import { signatureCheckBudget } from "../budgets/budgetRules.ts";
import type { Budgets } from "../budgets/openBudgets.ts";
import type { Holder } from "../holder.ts";
import { type Problem, tooManyRequests } from "../http/problem.ts";
import type { Visitor } from "../http/visitor.ts";
import type { Database } from "../store/database.ts";
import { checkMessage } from "./checkMessage.ts";
import type { CookieContext, FoundCookie } from "./cookies.ts";
import { parseMessage } from "./message.ts";
import { checkNonce, type RandomBytes } from "./nonce.ts";
import { badMessage, refusedSignIn } from "./problems.ts";
import { beginSession, type StoredSession } from "./sessions.ts";
import { consumeNonce, giveBackNonce } from "./usedNonces.ts";
import type { VerifySignature } from "./verifySignature.ts";

export type SignInSettings = { siteOrigin: string; chainIds: readonly number[]; statement: string };

export type VerifySignInPorts = {
  db: Database;
  nonceKey(): Promise<Buffer>;
  verifySignature: VerifySignature;
  random: RandomBytes;
  /** Milliseconds since 1970. */
  now(): number;
  budgets: Budgets;
};

/** What a browser sends, and what it is. */
export type SignedRequest = {
  message: string;
  signature: Hex;
  browsers: readonly FoundCookie[];
  networks: Visitor["networks"];
};

type SignInRequest = SignedRequest & {
  /** The sessions that this browser had until now. */
  replaced: readonly string[];
  device: string;
};

type Begun = { token: string; session: StoredSession; where: CookieContext };

type Signer = { address: Address; chainId: number; where: CookieContext };

/** Who signed; its nonce is used up by asking. Only of `holder`, where one is named. */
export async function verifySigned(
  request: SignedRequest,
  settings: SignInSettings,
  ports: VerifySignInPorts,
  holder?: Holder,
): Promise<Result<Signer, Problem>> {
  const { db, now } = ports;
  const parsed = parseMessage(request.message);
  if (!parsed.ok) return refuse(badMessage(parsed.reason, parsed.at));
  const { address, chainId, nonce } = parsed.message;
  const wrong = checkMessage(parsed.message, { ...settings, now: now() });
  if (wrong !== undefined) return refuse(refusedSignIn(wrong));
  if (holder && (holder.address !== address || holder.chainId !== chainId)) {
    return refuse(refusedSignIn("wrong-account"));
  }

  const issued = findIssued(nonce, request.browsers, await ports.nonceKey(), now());
  if (!issued.ok) return refuse(refusedSignIn(issued.reason));
  // Counted before the nonce is used up, so that whoever has to wait can send the same once more.
  const { networks } = request;
  const spent = await ports.budgets.spend(signatureCheckBudget, { networks }, 1);
  if (!spent.ok) return refuse(tooManyRequests(spent.reason.waitMs));
  // The disk is waited for with the session, which is written after it and so never kept without it.
  if (!(await consumeNonce(db.unsynced, nonce, issued.value.expiresAt))) {
    return refuse(refusedSignIn("used-nonce"));
  }

  const { message, signature } = request;
  const verdict = await ports.verifySignature({ address, chainId, message, signature });
  // The owners of a Safe may have taken an hour to sign: no node's trouble takes that from them.
  if (verdict === "chain-unavailable") await giveBackNonce(db, nonce);
  if (verdict !== "good") {
    return refuse(refusedSignIn(verdict === "bad" ? "bad-signature" : verdict));
  }

  return accept({ address, chainId, where: issued.value.where });
}

export async function verifySignIn(
  request: SignInRequest,
  settings: SignInSettings,
  ports: VerifySignInPorts,
): Promise<Result<Begun, Problem>> {
  const signed = await verifySigned(request, settings, ports);
  if (!signed.ok) return signed;
  const { address, chainId, where } = signed.value;
  const begun = await beginSession(
    ports.db,
    { address, chainId, device: request.device },
    { random: ports.random, now: ports.now(), replaced: request.replaced },
  );
  return accept({ ...begun, where });
}

/** To which of the browser's secrets the nonce was given out, if to any. */
function findIssued(nonce: string, browsers: readonly FoundCookie[], key: Buffer, now: number) {
  for (const { value, where } of browsers) {
    const verdict = checkNonce(nonce, { key, browser: value }, now);
    if (verdict.ok) return accept({ expiresAt: verdict.value, where });
    if (verdict.reason === "expired") return verdict;
  }
  return refuse("unknown-nonce");
}
