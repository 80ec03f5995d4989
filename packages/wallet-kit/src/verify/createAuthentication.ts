// A sign-in from four calls to a site's server: keeps the status itself, bound to the address that was verified.
import { Listeners } from "@loamstead/lib/watched.ts";
import type { Address, Hex } from "viem";
import type { Authentication, Refusal, SigningPasskey } from "../kit/authentication.ts";

/**
 * What a site's server is asked. A call that fails is told to the visitor: as being offline where it throws what
 * `fetch` throws, else by the `status` of what it throws (429 asks for patience, 400 to 499 is a no).
 */
export type AuthenticationOptions = {
  /** A nonce, which the server will take once. */
  getNonce(): Promise<string>;
  /** The text to sign; left out, it is one by EIP-4361 for this page. */
  createMessage?(fields: {
    nonce: string;
    address: Address;
    chainId: number;
  }): string | Promise<string>;
  /** What signing means, in a sentence for the text by EIP-4361. */
  statement?: string;
  /** Whether the signature is the account's own, and a session has begun. */
  verify(signed: {
    message: string;
    signature: Hex;
    /** Only of an account by passkey: to be kept once all is well, for the other devices of its holder. */
    passkey?: SigningPasskey;
  }): Promise<boolean>;
  /** Ends the session on the server. */
  signOut(): Promise<unknown>;
  /** Whose session the server knows; asked when an account is connected. Left out, every visit is verified anew. */
  session?(): Promise<{ address: string } | null>;
};

export type AuthenticationPorts = {
  now(): number;
  /** Runs something later. */
  after(wait: number, run: () => void): void;
  page(): { host: string; uri: string };
  /** Hears of the other tabs, and gives the way to tell them. */
  joinTabs(heard: () => void): () => void;
  /** Tells those who build the site of what no visitor can mend. */
  report(error: unknown): void;
};

/** A sign-in as the kit wants it, with what a page may ask of it. */
export type OwnAuthentication = Authentication & {
  signOut(): Promise<void>;
  /** Asks `session` again; for when the server has refused somebody whom the page takes for signed in. */
  refresh(): void;
};

// So long a visitor waits for the question who they are, before they may sign.
const patience = 8_000;

/**
 * Makes the `authentication` of a kit from calls to a site's own server. Another account, or none, ends what
 * was verified, on the server too; another network ends nothing.
 *
 * @example
 * const authentication = createAuthentication({
 *   getNonce: async () => (await fetch("/nonce")).text(),
 *   verify: async (signed) => (await fetch("/verify", { method: "POST", body: JSON.stringify(signed) })).ok,
 *   signOut: () => fetch("/sign-out", { method: "POST" }),
 *   session: async () => (await fetch("/me")).json(),
 * });
 * const kit = createWalletKit({ appName, learnMoreUrl, settings, authentication });
 */
export function createAuthentication(
  options: AuthenticationOptions,
  ports: AuthenticationPorts = browser,
): OwnAuthentication {
  const listeners = new Listeners();
  let account: { address: Address } | undefined;
  let state: ReturnType<Authentication["status"]> = "loading";
  // Whatever was asked before a turn is answered for a state that is no more.
  let turn = 0;
  // A signature that is verified after the visitor went away signs nobody in.
  let attempt = 0;
  let ending: Promise<void> = Promise.resolve();
  let tellTabs: (() => void) | undefined;

  function become(next: typeof state): void {
    if (next === state) return;
    state = next;
    listeners.tell();
  }

  function end(): Promise<void> {
    ending = ending.then(options.signOut).then(
      () => tellTabs?.(),
      // Still there when it is asked for next, it is then ended, or the visitor's own again.
      (error: unknown) => void refusalOf(error),
    );
    return ending;
  }

  function refusalOf(error: unknown): Refusal {
    const reason = reasonOf(error);
    if (reason === "away") ports.report(error);
    return { ok: false, reason };
  }

  async function ask({ isNew }: { isNew: boolean }): Promise<void> {
    turn += 1;
    const mine = turn;
    ports.after(patience, () => {
      if (mine === turn && state === "loading") become("unauthenticated");
    });
    try {
      await ending;
      const found = await options.session?.();
      if (mine !== turn) return;
      const own = found != null && account !== undefined && isSame(found, account);
      if (found && !own && isNew) end();
      become(own ? "authenticated" : "unauthenticated");
    } catch (error) {
      refusalOf(error);
      // One who was verified is believed until the server says otherwise.
      if (mine === turn && state === "loading") become("unauthenticated");
    }
  }

  function refresh(): void {
    if (account && options.session) ask({ isNew: false });
  }

  return {
    status: () => state,
    subscribe(listener) {
      tellTabs ??= ports.joinTabs(refresh);
      return listeners.add(listener);
    },
    accountChanged(next) {
      const before = account;
      account = next;
      if (before && next ? isSame(before, next) : before === next) return;
      attempt += 1;
      turn += 1;
      if (state === "authenticated") end();
      become("loading");
      if (next) ask({ isNew: true });
    },
    dialogClosed() {
      attempt += 1;
    },
    async prepare(signer, write) {
      const { address, chainId } = signer;
      let nonce: string;
      try {
        nonce = await options.getNonce();
      } catch (error) {
        return refusalOf(error);
      }
      if (!nonce) return { ok: false, reason: "refused" };
      const message = options.createMessage
        ? await options.createMessage({ nonce, address, chainId })
        : write({
            account: signer,
            page: ports.page(),
            statement: options.statement,
            nonce,
            issuedAt: ports.now(),
          });
      return { ok: true, message };
    },
    async verify(message, signature, passkey) {
      const mine = attempt;
      try {
        if (!(await options.verify({ message, signature, ...(passkey && { passkey }) })))
          return { ok: false, reason: "refused" };
      } catch (error) {
        return refusalOf(error);
      }
      if (mine !== attempt) {
        end();
        return { ok: false, reason: "refused" };
      }
      turn += 1;
      become("authenticated");
      tellTabs?.();
      return { ok: true };
    },
    async signOut() {
      attempt += 1;
      turn += 1;
      if (account) become("unauthenticated");
      await end();
    },
    refresh,
  };
}

function isSame(one: { address: string }, other: { address: string }): boolean {
  return one.address.toLowerCase() === other.address.toLowerCase();
}

function reasonOf(error: unknown): Refusal["reason"] {
  const name = error instanceof Error ? error.name : "";
  if (["TypeError", "TimeoutError", "AbortError"].includes(name)) return "offline";
  const status = typeof error === "object" && error !== null && "status" in error && error.status;
  if (status === 429) return "busy";
  return Number(status) >= 400 && Number(status) < 500 ? "refused" : "away";
}

const browser: AuthenticationPorts = {
  now: Date.now,
  after: (wait, run) => void setTimeout(run, wait),
  page: () => ({ host: location.host, uri: location.origin }),
  joinTabs(heard) {
    try {
      const tabs = new BroadcastChannel("rk-authentication");
      tabs.addEventListener("message", heard);
      return () => tabs.postMessage("changed");
    } catch {
      // In a frame whose storage the browser has shut off.
      return () => {};
    }
  },
  report: (error) => reportError(error),
};
