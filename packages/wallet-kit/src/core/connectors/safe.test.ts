// Tests that a page in a Safe's frame connects by itself, and that no other page around it is believed.
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { memoryStorage } from "../../kit/testing/memoryStorage.ts";
import { readSavedWallet, saveWallet } from "../savedWallet.ts";
import { aliceAddress, createFakeWallet } from "../testing/fakeWallet.ts";
import { openTestCore, rainbowRequest } from "../testing/openTestCore.ts";

afterEach(() => {
  vi.useRealTimers();
});

type Heard = (event: { origin: string; source: unknown; data: unknown }) => void;

/** A page in a frame; the page around it answers from the given origin, or not at all. */
function frameIn(origin: string | undefined) {
  const listeners = new Set<Heard>();
  const parent = {
    postMessage({ id, method }: { id: string; method: string }) {
      if (origin === undefined || method !== "getSafeInfo") return;
      const data = { safeAddress: aliceAddress, chainId: 1, threshold: 1, owners: [] };
      const answer = { id, success: true, version: "9.1.0", data };
      queueMicrotask(() => {
        for (const hear of listeners) hear({ origin, source: parent, data: answer });
      });
    },
  };
  vi.stubGlobal("window", {
    parent,
    crypto,
    addEventListener: (_name: string, listener: Heard) => void listeners.add(listener),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
}

const framed = { framed: true, window: false };

test.each(["https://app.safe.global", "http://127.0.0.1:5199"])(
  "in the frame of %s it connects without being asked",
  async (origin) => {
    frameIn(origin);
    const { core, told, last } = openTestCore(framed);
    await core.reconnect();
    expect(told()).toEqual(["reconnecting", "connected"]);
    expect(last()).toMatchObject({ address: aliceAddress, chainId: 1, wallet: { id: "safe" } });
  },
);

test.each([undefined, "https://app.safe.global.evil.example", "https://evil.example"])(
  "in the frame of %s nobody is connected, and nothing is said",
  async (origin) => {
    vi.useFakeTimers();
    frameIn(origin);
    const { core, told } = openTestCore(framed);
    const done = core.reconnect();
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.waitFor(() => expect(told().at(-1)).toBe("disconnected"));
    await done;
  },
);

test("whoever chooses the Safe there is told that there is none", async () => {
  vi.useFakeTimers();
  frameIn(undefined);
  const { core } = openTestCore(framed);
  const { outcome } = core.connect({
    route: { kind: "safe" },
    wallet: { id: "safe", name: "Safe" },
  });
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await outcome).toEqual({
    ok: false,
    reason: { kind: "safe-unavailable", words: "Could not load Safe information." },
  });
});

test("in another frame the wallet of the last visit is asked after all, and stays remembered", async () => {
  vi.useFakeTimers();
  frameIn("https://evil.example");
  const storage = memoryStorage();
  saveWallet(storage, rainbowRequest);
  const { core, announce, last } = openTestCore({ ...framed, storage });
  announce(createFakeWallet());
  const done = core.reconnect();
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(2_000);
  await done;
  expect(last()).toMatchObject({ is: "connected", wallet: rainbowRequest.wallet });
  expect(readSavedWallet(storage)).toEqual(rainbowRequest);
});
