// Passkeys on the server: the record of which account is whose, the ways to find it, and whether they are offered.
import { passkeyAccountOf } from "@loamstead/passkey/account.ts";
import { fallbackVerifier, plan, safePlan, sharedSigner } from "@loamstead/passkey/plan.ts";
import { signerFactory, signerOf } from "@loamstead/passkey/signerContract.ts";
import type { Hono } from "hono";
import { getAddress } from "viem";
import type { Env } from "../http/env.ts";
import type { Log } from "../log.ts";
import type { Database } from "../store/database.ts";
import { DatabaseUnavailable } from "../store/driver/unavailable.ts";
import { lockQuota, type SignedIn } from "../store/lockQuota.ts";
import { awaitContracts, type CodeAt } from "./awaitContracts.ts";
import { findPasskey, keepPasskey, passkeyChain } from "./keptPasskeys.ts";
import type { PasskeyInput } from "./passkeyRequests.ts";
import { type PasskeyRoutesParts, passkeyRoutes } from "./passkeyRoutes.ts";

export type PasskeysParts = PasskeyRoutesParts & {
  db: Database;
  /** On their chain. */
  codeAt: CodeAt;
  /** Milliseconds since 1970. */
  now(): number;
  log: Log;
};

/** Keeps what came with a sign-in that was good. */
export type KeepPasskey = (given: PasskeyInput, holder: SignedIn) => Promise<void>;

export type Passkeys = {
  routes: Hono<Env>;
  keep: KeepPasskey;
  /** Whether the chain has what they stand on. */
  isReady(): boolean;
  /** Whether it also has what further passkeys of an account stand on. */
  hasSigners(): boolean;
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

const furtherContracts = { SafeWebAuthnSignerFactory: signerFactory };

export function openPasskeys(parts: PasskeysParts): Passkeys {
  const { db, codeAt, ownersOf, now, log, count } = parts;
  const ending = new AbortController();
  let isReady = false;
  let hasSigners = false;
  let waiting: Promise<void> | undefined;

  /** Whoever proved an account may say by which passkey; what neither key nor chain confirms is nobody's. */
  async function outcomeOf({ id, x, y }: PasskeyInput, holder: SignedIn): Promise<string> {
    if (holder.chainId !== passkeyChain) return "unfit";
    const address = getAddress(holder.address);
    try {
      if (address !== passkeyAccountOf({ x, y }).address) {
        if (await findPasskey(db, id)) return "known";
        const owners = await ownersOf(address);
        if (!owners) return "unavailable";
        if (!owners.includes(signerOf({ x, y }))) return "unfit";
      }
      return await db.transaction(async (tx) => {
        // The account may have ended since it signed in.
        if (!(await lockQuota(tx, holder, now()))) return "signed-out";
        return (await keepPasskey(tx, { id, x, y, address, plan }, now())) ? "kept" : "known";
      });
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      return "unavailable";
    }
  }

  async function awaitAll(): Promise<void> {
    const { signal } = ending;
    const asked = { codeAt, log, signal };
    isReady = await awaitContracts({ ...asked, what: "passkeys", contracts: planContracts });
    const what = "further passkeys of an account";
    hasSigners = await awaitContracts({ ...asked, what, contracts: furtherContracts });
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
    hasSigners: () => hasSigners,
    start() {
      waiting ??= awaitAll();
    },
    async stop() {
      ending.abort();
      await waiting;
    },
  };
}
