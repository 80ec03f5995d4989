// A kit, a core and senses for tests: everything that is asked of them is kept, and answers come when a test says so.
import { vi } from "vitest";
import type { ConnectOutcome, ConnectRequest } from "../../core/core.ts";
import { openStorage } from "../../kit/storage.ts";
import type { Announced } from "../../wallets/announcedWallet.ts";
import type { Environment } from "../../wallets/environment.ts";
import { listedWallets } from "../../wallets/listedWallets.ts";
import type { ConnectPort } from "../port.ts";
import type { Senses } from "../senses.ts";

export const desktop: Environment = {
  browser: "Chrome",
  platform: "desktop",
  inIframe: false,
  provider: null,
};
export const iPhone: Environment = { ...desktop, browser: "Safari", platform: "iOS" };

export const pairingCode =
  "wc:9f3b7c2d5e1a4f8098c7b6a5d4e3f2019f3b7c2d5e1a4f8098c7b6a5d4e3f201@2" +
  "?expiryTimestamp=1790000000&relay-protocol=irn" +
  "&symKey=0a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f9";

type Asked = ConnectRequest & { answer(outcome: ConnectOutcome): void; cancel(): void };

export function fakeKit(
  given: Partial<Pick<ConnectPort, "wallets" | "environment" | "core">> = {},
) {
  const asked: Asked[] = [];
  let announced: readonly Announced[] = [];
  const listeners = new Set<() => void>();
  const storage = openStorage(() => {
    throw new Error("This test keeps nothing.");
  });

  const kit: ConnectPort = {
    wallets: listedWallets,
    announced: {
      get: () => announced,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    core: async () => ({
      connect(request) {
        const { promise, resolve } = Promise.withResolvers<ConnectOutcome>();
        const cancel = vi.fn();
        asked.push({ ...request, answer: resolve, cancel });
        return { outcome: promise, cancel };
      },
    }),
    storage,
    environment: desktop,
    appName: "Turnip Exchange",
    learnMoreUrl: "https://example.org/wallets",
    page: () => new URL("https://turnip.example/fields/7"),
    openUri: vi.fn(),
    reload: vi.fn(),
    ...given,
  };
  const announce = (...wallets: Announced[]) => {
    announced = [...announced, ...wallets];
    for (const listener of listeners) listener();
  };
  return { kit, asked, announce };
}

/** Time stands still until a test lets it pass. */
export function fakeSenses(): Senses & { pass(milliseconds: number): void } {
  let now = 0;
  const waiting = new Set<{ at: number; run(): void }>();
  return {
    later(milliseconds, run) {
      const one = { at: now + milliseconds, run };
      waiting.add(one);
      return () => waiting.delete(one);
    },
    pass(milliseconds) {
      now += milliseconds;
      for (const one of [...waiting]) {
        if (one.at > now || !waiting.delete(one)) continue;
        one.run();
      }
    },
    isGestureFresh: vi.fn(() => true),
    isPageVisible: vi.fn(() => true),
    copy: vi.fn(async () => true),
  };
}
