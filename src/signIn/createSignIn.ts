// The sign-in on top of the wallet kit's own authentication: when a visitor is asked to sign, and what else their sessions can do.
import { Listeners } from "@loamstead/lib/watched.ts";
import {
  type Authentication,
  type AuthenticationPorts,
  createAuthentication,
  type OwnAuthentication,
  type Refusal,
} from "@loamstead/wallet-kit/authentication";
import { signInStatement } from "../lib/signInStatement.ts";
import { orThrow } from "./clientFailure.ts";
import type { Session } from "./session.ts";
import type { SessionClient, SessionResult } from "./sessionClient.ts";

/** When a visitor is asked to sign: on connecting, when something needs it, or never. */
export type SignInMode = "on-connect" | "on-demand" | "off";

export type SignInPorts = {
  mode: SignInMode;
  client: SessionClient;
  /** The browser's, unless a test has another. */
  browser: AuthenticationPorts;
  /** Opens the kit's connect dialog: it connects a wallet where none is, and then verifies. */
  openDialog(): void;
};

export type Requirement = { ok: true; session: Session } | { ok: false; reason: "closed" | "off" };

/** The sign-in as the site sees it: hand `authentication` to the wallet kit, ask `require` for a holder. */
export type SignIn = {
  /** What the kit is given; null where the site signs nobody in. */
  authentication: Authentication | null;
  /** Who is really signed in, whatever the kit is told. */
  session(): Session | null;
  subscribe(listener: () => void): () => void;
  /** For what only a verified holder may do: asks the visitor if need be. */
  require(): Promise<Requirement>;
  /** A message for one deed alone, which a server takes as a fresh proof of whoever is signed in; `write` makes one by EIP-4361. */
  messageFor(
    statement: string,
    write: Parameters<Authentication["prepare"]>[1],
  ): Promise<{ ok: true; message: string } | Refusal>;
  signOut(): void;
  signOutEverywhere(): Promise<SessionResult<object>>;
  /** Where else the holder is signed in, and how to end that. */
  sessions: Pick<SessionClient, "sessions" | "endSession">;
};

function authenticationOf(client: SessionClient, browser: AuthenticationPorts) {
  return createAuthentication<Session>(
    {
      statement: signInStatement,
      getNonce: async () => orThrow(await client.nonce()).nonce,
      verify: async ({ message, signature, passkey }) =>
        orThrow(await client.verify(message, signature, passkey)).session,
      session: async () => orThrow(await client.session()).session,
      signOut: async () => orThrow(await client.signOut()),
    },
    browser,
  );
}

export function createSignIn({ mode, client, browser, openDialog }: SignInPorts): SignIn {
  const own: OwnAuthentication<Session> = authenticationOf(client, browser);
  const listeners = new Listeners();
  let isConnected = false;
  let waiting: ((outcome: Requirement) => void)[] = [];

  function status(): ReturnType<Authentication["status"]> {
    // The kit asks for nothing while nothing needs it.
    return mode === "on-demand" && waiting.length === 0 ? "authenticated" : own.status();
  }

  function answer(outcome: Requirement): void {
    const answered = waiting;
    waiting = [];
    for (const resolve of answered) resolve(outcome);
  }

  function changed(): void {
    const session = own.session();
    if (session) answer({ ok: true, session });
    listeners.tell();
    if (status() === "unauthenticated" && waiting.length > 0) openDialog();
  }

  if (mode !== "off") own.subscribe(changed);

  const authentication: Authentication = {
    ...own,
    status,
    subscribe: listeners.add,
    accountChanged(next) {
      isConnected = next !== undefined;
      own.accountChanged(next);
    },
    dialogClosed() {
      own.dialogClosed();
      if (waiting.length === 0) return;
      answer({ ok: false, reason: "closed" });
      changed();
    },
  };

  return {
    authentication: mode === "off" ? null : authentication,
    session: own.session,
    subscribe: listeners.add,
    require() {
      const session = own.session();
      if (mode === "off") return Promise.resolve({ ok: false, reason: "off" });
      if (session) return Promise.resolve({ ok: true, session });
      return new Promise((resolve) => {
        waiting.push(resolve);
        changed();
        if (!isConnected) openDialog();
      });
    },
    async messageFor(statement, write) {
      const session = own.session();
      // The session names the account; another that is connected would sign for nothing.
      if (!session) return { ok: false, reason: "refused" };
      return own.prepare(session, (fields) => write({ ...fields, statement }));
    },
    signOut: () => void own.signOut(),
    sessions: client,
    async signOutEverywhere() {
      const answered = await client.signOutEverywhere();
      if (answered.ok) own.ended();
      return answered;
    },
  };
}
