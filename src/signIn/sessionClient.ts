// Asks the server about signing in and sessions; whatever happens on the way, the answer is a value.
import type { IssuedNonce, SigningPasskey } from "@loamstead/wallet-kit/authentication";
import type { Hex } from "viem";
import { type ClientFailure, failedBefore, refusedWith } from "./clientFailure.ts";
import type { Session } from "./session.ts";
import {
  type OwnSession,
  readNonce,
  readOwnSessions,
  readSession,
  readSessionOrNone,
} from "./sessionAnswers.ts";

export type SessionResult<T> = ({ ok: true } & T) | { ok: false; reason: ClientFailure };

export type SessionClient = {
  nonce(): Promise<SessionResult<{ nonce: IssuedNonce }>>;
  /** With the passkey that signed, which the server then keeps for the holder's other devices. */
  verify(
    message: string,
    signature: Hex,
    passkey?: SigningPasskey,
  ): Promise<SessionResult<{ session: Session }>>;
  /** Null: nobody is signed in, says the server. */
  session(): Promise<SessionResult<{ session: Session | null }>>;
  signOut(): Promise<SessionResult<object>>;
  signOutEverywhere(): Promise<SessionResult<object>>;
  /** Where the holder is signed in, this browser among them. */
  sessions(): Promise<SessionResult<{ sessions: readonly OwnSession[] }>>;
  /** Ends one of them; one that is over already is no failure. */
  endSession(id: string): Promise<SessionResult<object>>;
};

export type ClientPorts = {
  fetch(address: string, init: RequestInit): Promise<Response>;
  /** Makes a path of the site an address. */
  link(path: string): string;
  now(): number;
  /** Shown in a frame of another site, where the browser keeps cookies apart. */
  framed: boolean;
  /** A signal that aborts after so many milliseconds. */
  timeout(wait: number): AbortSignal;
};

const patience = 10_000;
// A smart account's signature is checked on its chain, which the server gives five seconds.
const patienceToVerify = 20_000;
// Clocks that differ by less do not matter, and the header knows only whole seconds.
const sameTime = 60_000;

type Call = {
  method: "GET" | "POST" | "DELETE";
  body?: object;
  wait?: number;
  keepalive?: boolean;
};
type Reply =
  | { ok: true; body: unknown; date: string | null }
  | { ok: false; reason: ClientFailure };

const unreadable = { ok: false, reason: { kind: "unreadable" } } as const;

export function createSessionClient(ports: ClientPorts): SessionClient {
  const { fetch, link, now, framed, timeout } = ports;

  async function ask(path: string, call: Call): Promise<Reply> {
    const { method, body, wait = patience, keepalive = false } = call;
    try {
      const response = await fetch(link(path), {
        method,
        credentials: "same-origin",
        cache: "no-store",
        keepalive,
        signal: timeout(wait),
        ...(method !== "GET" && {
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body ?? {}),
        }),
      });
      const answer = await readJson(response);
      if (!response.ok) return { ok: false, reason: refusedWith(response.status, answer) };
      return { ok: true, body: answer, date: response.headers.get("Date") };
    } catch (error) {
      return { ok: false, reason: failedBefore(error) };
    }
  }

  // The page may be left at the same moment.
  const leave = async (path: string): Promise<SessionResult<object>> => {
    const reply = await ask(path, { method: "POST", keepalive: true });
    if (reply.ok) return { ok: true };
    // Whoever is not signed in is where a sign-out leads to.
    const { reason } = reply;
    return reason.kind === "refused" && reason.status === 401 ? { ok: true } : reply;
  };

  return {
    async nonce() {
      const reply = await ask("/api/sign-in/nonce", { method: "POST", body: { framed } });
      if (!reply.ok) return reply;
      const value = readNonce(reply.body);
      if (value === undefined) return unreadable;
      return { ok: true, nonce: { value, clockAhead: clockAhead(reply.date, now()) } };
    },

    async verify(message, signature, passkey) {
      const body = { message, signature, passkey };
      const call = { method: "POST", body, wait: patienceToVerify } as const;
      const reply = await ask("/api/sign-in/verify", call);
      if (!reply.ok) return reply;
      const session = readSession(reply.body);
      return session ? { ok: true, session } : unreadable;
    },

    async session() {
      const reply = await ask("/api/session", { method: "GET" });
      if (!reply.ok) return reply;
      const read = readSessionOrNone(reply.body);
      return read ? { ok: true, ...read } : unreadable;
    },

    signOut: () => leave("/api/sign-out"),
    signOutEverywhere: () => leave("/api/sign-out/everywhere"),

    async sessions() {
      const reply = await ask("/api/sessions", { method: "GET" });
      if (!reply.ok) return reply;
      const sessions = readOwnSessions(reply.body);
      return sessions ? { ok: true, sessions } : unreadable;
    },

    async endSession(id) {
      const reply = await ask(`/api/sessions/${encodeURIComponent(id)}`, { method: "DELETE" });
      if (reply.ok) return { ok: true };
      const { reason } = reply;
      return reason.kind === "refused" && reason.status === 404 ? { ok: true } : reply;
    },
  };
}

/** What is no JSON is undefined; a connection that breaks off is still told as one. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function clockAhead(date: string | null, now: number): number {
  const ahead = Date.parse(date ?? "") - now;
  return Math.abs(ahead) > sameTime ? ahead : 0;
}
