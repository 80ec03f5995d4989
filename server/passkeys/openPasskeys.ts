// Passkeys on the server: the record of which account is whose, the ways to find it, and whether they are offered.
import { accountOf } from "@loamstead/passkey/account.ts";
import { fallbackVerifier, plan, safePlan, sharedSigner } from "@loamstead/passkey/plan.ts";
import type { Hono } from "hono";
import type { Holder } from "../holder.ts";
import type { Env } from "../http/env.ts";
import type { Log } from "../log.ts";
import { DatabaseUnavailable } from "../store/driver/unavailable.ts";
import { awaitContracts, type CodeAt } from "./awaitContracts.ts";
import { keepPasskey, passkeyChain } from "./keptPasskeys.ts";
import type { PasskeyGiven } from "./passkeyRequests.ts";
import { type PasskeyRoutesParts, passkeyRoutes } from "./passkeyRoutes.ts";

export type PasskeysParts = PasskeyRoutesParts & {
  /** On their chain. */
  codeAt: CodeAt;
  /** Milliseconds since 1970. */
  now(): number;
  log: Log;
};

/** Keeps what came with a sign-in that was good. */
export type KeepPasskey = (given: PasskeyGiven, holder: Holder) => Promise<void>;

export type Passkeys = {
  routes: Hono<Env>;
  keep: KeepPasskey;
  /** Whether the chain has what they stand on. */
  isReady(): boolean;
  start(): void;
  stop(): Promise<void>;
};

const planContracts = {
  SafeL2: safePlan.singleton,
  SafeProxyFactory: safePlan.factory,
  CompatibilityFallbackHandler: safePlan.fallbackHandler,
  SafeWebAuthnSharedSigner: sharedSigner,
  DaimoP256Verifier: fallbackVerifier,
};

export function openPasskeys(parts: PasskeysParts): Passkeys {
  const { db, codeAt, now, log, count } = parts;
  const ending = new AbortController();
  let isReady = false;
  let waiting: Promise<void> | undefined;

  /** Whoever proved an account may say by which passkey; what does not follow from it is nobody's. */
  async function outcomeOf({ id, x, y }: PasskeyGiven, holder: Holder): Promise<string> {
    const { address } = accountOf({ x, y });
    if (holder.chainId !== passkeyChain || holder.address !== address) return "unfit";
    try {
      return (await keepPasskey(db, { id, x, y, address, plan }, now())) ? "kept" : "known";
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      return "unavailable";
    }
  }

  return {
    routes: passkeyRoutes(parts),
    // The account is proved, and its nonce used up, whatever becomes of this: without the record the
    // passkey is asked once more on the next device, and that is all.
    async keep(given, holder) {
      const outcome = await outcomeOf(given, holder);
      count(outcome);
      if (outcome === "unfit" || outcome === "unavailable") {
        log.info({ outcome }, "a passkey was not kept");
      }
    },
    isReady: () => isReady,
    start() {
      waiting ??= awaitContracts({
        contracts: planContracts,
        codeAt,
        log,
        signal: ending.signal,
      }).then((found) => {
        isReady = found;
      });
    },
    async stop() {
      ending.abort();
      await waiting;
    },
  };
}
