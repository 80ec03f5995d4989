// The server as the sign-in sees it, in memory: it can be slow, gone, or of another opinion.
import type { ClientFailure } from "../clientFailure.ts";
import type { Session } from "../session.ts";
import type { SessionClient, SessionResult } from "../sessionClient.ts";

export const aliceHolder = { address: `0x${"a1".repeat(20)}`, chainId: 1 } as const;
export const bobHolder = { address: `0x${"b0".repeat(20)}`, chainId: 1 } as const;

export const unreachable: ClientFailure = { kind: "unreachable" };

export function fakeServer() {
  let open = () => {};
  let gate: Promise<void> | undefined;
  let nonces = 0;

  const server = {
    session: null as Session | null,
    /** Whom a good signature signs in. */
    signer: null as Session | null,
    /** How far its clock is ahead of the page's. */
    clockAhead: 0,
    fault: undefined as ClientFailure | undefined,
    asked: [] as string[],
    /** From now on it takes in questions, and answers them after `release`. */
    hold() {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    release() {
      gate = undefined;
      open();
    },
    client: undefined as unknown as SessionClient,
  };

  async function answer<T extends object>(
    name: string,
    work: () => SessionResult<T>,
  ): Promise<SessionResult<T>> {
    server.asked.push(name);
    const { fault } = server;
    const answered: SessionResult<T> = fault ? { ok: false, reason: fault } : work();
    await gate;
    return answered;
  }

  const end = (): SessionResult<object> => {
    server.session = null;
    return { ok: true };
  };

  server.client = {
    nonce: () =>
      answer("nonce", () => {
        nonces += 1;
        return {
          ok: true,
          nonce: { value: `nonce${nonces}abcdef`, clockAhead: server.clockAhead },
        };
      }),
    verify: () =>
      answer<{ session: Session }>("verify", () => {
        const { signer } = server;
        if (!signer) {
          return { ok: false, reason: { kind: "refused", status: 401, code: "bad-signature" } };
        }
        server.session = signer;
        return { ok: true, session: signer };
      }),
    session: () => answer("session", () => ({ ok: true, session: server.session })),
    signOut: () => answer("signOut", end),
    signOutEverywhere: () => answer("signOutEverywhere", end),
    sessions: () => answer("sessions", () => ({ ok: true, sessions: [] })),
    endSession: () => answer("endSession", () => ({ ok: true })),
  };
  return server;
}
