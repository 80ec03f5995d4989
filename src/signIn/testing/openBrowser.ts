// A browser whose tabs sign in at a server in memory, each with a wallet that a test connects.

import { fakeTime, hour } from "@loamstead/lib/testing/fakeTime.ts";
import type { Account } from "@loamstead/wallet-kit/authentication";
import { vi } from "vitest";
import { createSignIn, type SignInMode } from "../createSignIn.ts";
import { alice, type bob, fakeServer } from "./fakeServer.ts";

const wallet = { id: "meta", name: "Meta" };
const connected = (holder: Pick<Account, "address" | "chainId">): Account => ({
  ...holder,
  wallet,
  supported: holder.chainId === 1,
});

/** Tabs of one browser: one server session, one channel, and each its own wallet connection. */
export function openBrowser() {
  const time = fakeTime();
  const server = fakeServer();
  const channels: (() => void)[] = [];

  function openTab(mode: SignInMode = "on-connect") {
    let look = () => {};
    let hear = () => {};
    const openDialog = vi.fn();
    const signIn = createSignIn({
      mode,
      client: server.client,
      broadcast: {
        postMessage() {
          for (const other of channels) if (other !== hear) other();
        },
        addEventListener(_, listener) {
          hear = listener;
          channels.push(hear);
        },
      },
      onAttention(listener) {
        look = listener;
      },
      now: time.now,
      after: time.after,
      page: { host: "farm.example", uri: "https://farm.example/" },
      openDialog,
    });
    const { authentication } = signIn;
    return {
      signIn,
      openDialog,
      look: () => look(),
      status: () => authentication?.status(),
      /** Resolves when the server has answered. */
      connect(holder?: Pick<Account, "address" | "chainId">): Promise<void> {
        authentication?.accountChanged(holder && connected(holder));
        return time.settle();
      },
      /** The fields of the message, as JSON. */
      prepare: () => authentication!.prepare(alice, (fields) => JSON.stringify(fields)),
      /** What the dialog does once the wallet has signed. */
      verify: () => authentication!.verify("message", "0x12"),
    };
  }
  const session = (holder: typeof alice | typeof bob, life = hour) => ({
    ...holder,
    expiresAt: time.now() + life,
  });
  return { time, server, openTab, session };
}

export type Tab = ReturnType<ReturnType<typeof openBrowser>["openTab"]>;
