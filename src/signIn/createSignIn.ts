// The sign-in on top of the wallet kit: whether the connected account has been verified, and who asks for it.
import { Listeners } from "@loamstead/lib/watched.ts";
import type { Account, Authentication, Refusal } from "@loamstead/wallet-kit/authentication";
import { signInStatement } from "../lib/signInStatement.ts";
import { refusalOf } from "./clientFailure.ts";
import { isSameHolder, type Session } from "./session.ts";
import type { Answer, SessionClient } from "./sessionClient.ts";
import { createSessionSync } from "./sessionSync.ts";

/** When a visitor is asked to sign: on connecting, when something needs it, or never. */
export type SignInMode = "on-connect" | "on-demand" | "off";

/** As much of a BroadcastChannel as is needed. */
export type Broadcast = {
  postMessage(message: unknown): void;
  addEventListener(type: "message", listener: () => void): void;
};

export type SignInPorts = {
  mode: SignInMode;
  client: SessionClient;
  /** Missing where the browser has none: then a tab learns of the others when it is looked at. */
  broadcast: Broadcast | undefined;
  /** Calls whenever the page is looked at again, or online again. */
  onAttention(listener: () => void): void;
  now(): number;
  /** Runs something later, and gives the way to call that off. */
  after(wait: number, run: () => void): () => void;
  page: { host: string; uri: string };
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
  signOutEverywhere(): Promise<Answer<object>>;
  /** Where else the holder is signed in, and how to end that. */
  sessions: Pick<SessionClient, "sessions" | "endSession">;
};

export function createSignIn(ports: SignInPorts): SignIn {
  const { mode, client, broadcast, onAttention, now, after, page, openDialog } = ports;
  const tellTabs = () => broadcast?.postMessage("changed");
  const sync = createSessionSync({ client, tellTabs, now, after });
  const listeners = new Listeners();
  let account: Account | undefined;
  let waiting: ((outcome: Requirement) => void)[] = [];
  // A signature that arrives after the visitor went away signs nobody in.
  let attempt = 0;

  function status(): ReturnType<Authentication["status"]> {
    const { known, session } = sync.state();
    if (session) return "authenticated";
    // The kit asks for nothing while nothing needs it.
    if (mode === "on-demand" && waiting.length === 0) return "authenticated";
    return account && known ? "unauthenticated" : "loading";
  }

  function answer(outcome: Requirement): void {
    const answered = waiting;
    waiting = [];
    for (const resolve of answered) resolve(outcome);
  }

  function changed(): void {
    const { session } = sync.state();
    if (session) answer({ ok: true, session });
    listeners.tell();
    if (status() === "unauthenticated" && waiting.length > 0) openDialog();
  }

  function dialogClosed(): void {
    attempt += 1;
    if (waiting.length === 0) return;
    answer({ ok: false, reason: "closed" });
    changed();
  }

  if (mode !== "off") {
    sync.subscribe(changed);
    broadcast?.addEventListener("message", sync.refresh);
    onAttention(sync.refresh);
  }

  async function prepare(
    signer: Parameters<Authentication["prepare"]>[0],
    statement: string,
    write: Parameters<Authentication["prepare"]>[1],
  ): ReturnType<Authentication["prepare"]> {
    const answer = await client.nonce();
    if (!answer.ok) return refusalOf(answer.reason);
    const { value: nonce, clockAhead } = answer.nonce;
    const issuedAt = now() + clockAhead;
    return { ok: true, message: write({ account: signer, page, statement, nonce, issuedAt }) };
  }

  const authentication: Authentication = {
    status,
    subscribe: listeners.add,
    accountChanged(next) {
      const before = account;
      account = next;
      const same = before && next ? isSameHolder(before, next) : before === next;
      if (!same) attempt += 1;
      sync.follow(next);
    },
    dialogClosed,
    prepare: (signer, write) => prepare(signer, signInStatement, write),
    async verify(message, signature, passkey) {
      const mine = attempt;
      const verified = await client.verify(message, signature, passkey);
      if (!verified.ok) return refusalOf(verified.reason);
      const { session } = verified;
      const wanted = mine === attempt && account !== undefined && isSameHolder(session, account);
      if (wanted) sync.begin(session);
      else sync.end(session);
      return wanted ? { ok: true } : { ok: false, reason: "refused" };
    },
  };

  return {
    authentication: mode === "off" ? null : authentication,
    session: () => sync.state().session,
    subscribe: listeners.add,
    require() {
      const { session } = sync.state();
      if (mode === "off") return Promise.resolve({ ok: false, reason: "off" });
      if (session) return Promise.resolve({ ok: true, session });
      return new Promise((resolve) => {
        waiting.push(resolve);
        changed();
        if (!account) openDialog();
      });
    },
    async messageFor(statement, write) {
      const { session } = sync.state();
      // The session names the account; another that is connected would sign for nothing.
      return session ? prepare(session, statement, write) : { ok: false, reason: "refused" };
    },
    signOut: () => sync.end(),
    sessions: client,
    async signOutEverywhere() {
      const answered = await client.signOutEverywhere();
      if (answered.ok) sync.endedEverywhere();
      return answered;
    },
  };
}
