// A browser whose tabs sign in at a server in memory, each with a wallet that a test connects.

import { fakeTime, hourMs } from "@loamstead/lib/testing/fakeTime.ts";
import type { Account } from "@loamstead/wallet-kit/authentication";
import { vi } from "vitest";
import { createSignIn, type SignInMode } from "../createSignIn.ts";
import { aliceHolder, type bobHolder, fakeServer } from "./fakeServer.ts";

const wallet = { id: "meta", name: "Meta" };
const connected = (holder: Pick<Account, "address" | "chainId">): Account => ({
  ...holder,
  wallet,
  supported: holder.chainId === 1,
});

/** Tabs of one browser: one server session, one channel, and each its own wallet connection. */
export function openSignInBrowser() {
  const time = fakeTime();
  const server = fakeServer();
  const channels: (() => void)[] = [];

  function openTab(mode: SignInMode = "on-connect") {
    let hear = () => {};
    const openDialog = vi.fn();
    const signIn = createSignIn({
      mode,
      client: server.client,
      browser: {
        joinTabs(heard) {
          hear = heard;
          channels.push(hear);
          return () => {
            for (const other of channels) if (other !== hear) other();
          };
        },
        now: time.now,
        after: time.after,
        page: () => ({ host: "farm.example", uri: "https://farm.example/" }),
        report: () => {},
      },
      openDialog,
    });
    const { authentication } = signIn;
    return {
      signIn,
      openDialog,
      /** The kit hears of it as it hears of other tabs. */
      look: () => hear(),
      status: () => authentication?.status(),
      /** Resolves when the server has answered. */
      connect(holder?: Pick<Account, "address" | "chainId">): Promise<void> {
        authentication?.accountChanged(holder && connected(holder));
        return time.settle();
      },
      /** The fields of the message, as JSON. */
      prepare: () => authentication!.prepare(aliceHolder, (fields) => JSON.stringify(fields)),
      /** What the dialog does once the wallet has signed. */
      verify: () => authentication!.verify("message", "0x12"),
    };
  }
  const session = (holder: typeof aliceHolder | typeof bobHolder, life = hourMs) => ({
    ...holder,
    expiresAt: time.now() + life,
  });
  return { time, server, openTab, session };
}

export type SignInTab = ReturnType<ReturnType<typeof openSignInBrowser>["openTab"]>;
