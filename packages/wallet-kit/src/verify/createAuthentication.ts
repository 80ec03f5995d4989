// A sign-in from four calls to a site's server: keeps the status itself, bound to the address that was verified.
import { Listeners } from "@loamstead/lib/watched.ts";
import type { Address, Hex } from "viem";
import type { Authentication, Refusal, SigningPasskey } from "../kit/authentication.ts";
import { createSessionSync, isSameHolder, type VerifiedSession } from "./sessionSync.ts";
import { troubleOf } from "./troubleOf.ts";

/** A nonce, and by how many milliseconds the server's clock is ahead of the page's, where that is known. */
export type IssuedNonce = { readonly value: string; readonly clockAhead: number };

/** Of a session with fields of its own the server has to tell them; else a yes is enough. */
type Verdict<Session> = Session | (VerifiedSession extends Session ? boolean : false);

/**
 * What a site's server is asked. A call that fails is told to the visitor: as being offline where it throws what
 * `fetch` throws, else by the `status` of what it throws (429 asks for patience, 400 to 499 is a no).
 */
export type AuthenticationOptions<Session extends VerifiedSession = VerifiedSession> = {
  /** A nonce, which the server will take once. */
  getNonce(): Promise<string | IssuedNonce>;
  /** The text to sign; left out, it is one by EIP-4361 for this page. */
  createMessage?(fields: {
    nonce: string;
    address: Address;
    chainId: number;
  }): string | Promise<string>;
  /** What signing means, in a sentence for the text by EIP-4361. */
  statement?: string;
  /** Whether the signature is the account's own, and a session has begun; or that session. */
  verify(signed: {
    message: string;
    signature: Hex;
    /** Only of an account by passkey: to be kept once all is well, for the other devices of its holder. */
    passkey?: SigningPasskey;
  }): Promise<Verdict<Session>>;
  /** Ends the session on the server. */
  signOut(): Promise<unknown>;
  /** Whose session the server knows; asked when an account is connected. Left out, every visit is verified anew. */
  session?(): Promise<Session | null>;
};

/** What it needs of its surroundings: a browser (`browserAuthentication`), or whatever a test turns by hand. */
export type AuthenticationPorts = {
  now(): number;
  /** Runs something later, and gives the way to call that off. */
  after(wait: number, run: () => void): () => void;
  page(): { host: string; uri: string };
  /** Hears of the other tabs and of the visitor's coming back to this one, and gives the way to tell the others. */
  joinTabs(heard: () => void): () => void;
  /** Tells those who build the site of what no visitor can mend. */
  report(error: unknown): void;
};

/** A sign-in as the kit wants it, with what a page may ask of it. */
export type OwnAuthentication<Session = VerifiedSession> = Authentication & {
  /** Who is signed in. */
  session(): Session | null;
  /** Seen here at once; resolves once the server was asked, which goes on until it has heard it. */
  signOut(): Promise<void>;
  /** The server has ended the session by itself. */
  ended(): void;
  /** Asks `session` again; for when the server has refused somebody whom the page takes for signed in. */
  refresh(): void;
};

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
export function createAuthentication<Session extends VerifiedSession = VerifiedSession>(
  options: AuthenticationOptions<Session>,
  ports: AuthenticationPorts = browserAuthentication,
): OwnAuthentication<Session> {
  const listeners = new Listeners();
  let account: { address: Address } | undefined;
  // A signature that is verified after the visitor went away signs nobody in.
  let attempt = 0;
  let tellTabs: (() => void) | undefined;

  const sync = createSessionSync<Session>({
    session: options.session,
    signOut: options.signOut,
    tellTabs: () => tellTabs?.(),
    now: ports.now,
    after: ports.after,
    failed: refusalOf,
  });
  sync.subscribe(listeners.tell);

  function refusalOf(error: unknown): Refusal {
    const { reason } = troubleOf(error);
    if (reason === "away") ports.report(error);
    return { ok: false, reason };
  }

  return {
    status() {
      const { known, session } = sync.state();
      if (session) return "authenticated";
      return account && known ? "unauthenticated" : "loading";
    },
    session: () => sync.state().session,
    subscribe(listener) {
      tellTabs ??= ports.joinTabs(sync.refresh);
      return listeners.add(listener);
    },
    accountChanged(next) {
      const before = account;
      account = next;
      const isOther = before && next ? !isSameHolder(before, next) : before !== next;
      if (isOther) attempt += 1;
      sync.follow(next);
    },
    dialogClosed() {
      attempt += 1;
    },
    async prepare(signer, write) {
      const { address, chainId } = signer;
      let issued: string | IssuedNonce;
      try {
        issued = await options.getNonce();
      } catch (error) {
        return refusalOf(error);
      }
      const { value: nonce, clockAhead } =
        typeof issued === "string" ? { value: issued, clockAhead: 0 } : issued;
      if (!nonce) return { ok: false, reason: "refused" };
      const message = options.createMessage
        ? await options.createMessage({ nonce, address, chainId })
        : write({
            account: signer,
            page: ports.page(),
            statement: options.statement,
            nonce,
            issuedAt: ports.now() + clockAhead,
          });
      return { ok: true, message };
    },
    async verify(message, signature, passkey) {
      const mine = attempt;
      const signer = account;
      let verdict: Session | boolean;
      try {
        verdict = await options.verify({ message, signature, ...(passkey && { passkey }) });
      } catch (error) {
        return refusalOf(error);
      }
      if (!verdict || !signer) return { ok: false, reason: "refused" };
      // A yes alone may only be told where a session is no more than an address.
      const session = verdict === true ? ({ address: signer.address } as Session) : verdict;
      const isWanted = mine === attempt && isSameHolder(session, signer);
      if (isWanted) sync.begin(session);
      else void sync.end(session);
      return isWanted ? { ok: true } : { ok: false, reason: "refused" };
    },
    signOut() {
      attempt += 1;
      return sync.end();
    },
    ended: sync.endedEverywhere,
    refresh: sync.refresh,
  };
}

/** The clock, the tabs and the page of a real browser. */
export const browserAuthentication: AuthenticationPorts = {
  now: Date.now,
  after(wait, run) {
    const timer = setTimeout(run, wait);
    return () => clearTimeout(timer);
  },
  page: () => ({ host: location.host, uri: location.origin }),
  joinTabs(heard) {
    for (const back of ["focus", "online", "pageshow"]) addEventListener(back, heard);
    document.addEventListener("visibilitychange", () => document.hidden || heard());
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
