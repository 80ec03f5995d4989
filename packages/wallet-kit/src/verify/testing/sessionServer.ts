// A site's server with one session, in memory: it can be slow, gone, or of another opinion.
import type { VerifiedSession } from "../sessionSync.ts";

export type ServerSession = Required<VerifiedSession> & { readonly chainId: number };

export const noConnection = new TypeError("Failed to fetch");

export function sessionServer() {
  let open = () => {};
  let gate: Promise<void> | undefined;

  async function answer<T>(name: string, work: () => T): Promise<T> {
    server.asked.push(name);
    const { fault } = server;
    const answered = fault ? null : work();
    await gate;
    if (fault) throw fault;
    return answered as T;
  }

  const server = {
    session: null as ServerSession | null,
    fault: undefined as Error | undefined,
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
    askSession: () => answer("session", () => server.session),
    askSignOut: () =>
      answer("signOut", () => {
        server.session = null;
      }),
  };
  return server;
}
