// Tests that a pairing code lives as long as somebody looks at it, and that nobody is connected who has left.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPairing } from "./pairing.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An SDK of which the test decides what it says and when. */
function open({ session }: { session?: object } = {}) {
  let show: (uri: string) => void = () => {};
  const rounds: PromiseWithResolvers<void>[] = [];
  const provider = {
    session: session as never,
    on: ((_name: string, listener: typeof show) => {
      show = listener;
    }) as never,
    connect: vi.fn(() => {
      const round = Promise.withResolvers<void>();
      rounds.push(round);
      return round.promise;
    }),
    disconnect: vi.fn(async () => {
      provider.session = undefined as never;
    }),
  };
  const pairing = createPairing(provider, [1, 10]);
  const join = () => {
    const controller = new AbortController();
    const uris: string[] = [];
    const outcome = pairing
      .join({ onUri: (uri) => void uris.push(uri), signal: controller.signal })
      .then(
        () => "paired",
        (error: Error) => error.message,
      );
    return { uris, outcome, leave: () => controller.abort(new Error("left")) };
  };
  const turn = () => vi.advanceTimersByTimeAsync(0);
  return { provider, rounds, join, turn, show: (uri: string) => show(uri) };
}

test("the code is shown and the session comes", async () => {
  const { provider, rounds, join, show } = open();
  const { uris, outcome } = join();
  show("wc:1");
  rounds[0]?.resolve();
  expect(await outcome).toBe("paired");
  expect(uris).toEqual(["wc:1"]);
  expect(provider.connect).toHaveBeenCalledWith({ optionalChains: [1, 10] });
});

test("a code that expires is followed by another, for as long as somebody looks", async () => {
  const { rounds, join, show, turn, provider } = open();
  const { uris, leave, outcome } = join();
  for (const uri of ["wc:1", "wc:2", "wc:3"]) {
    show(uri);
    rounds.at(-1)?.reject(new Error("Proposal expired"));
    await turn();
  }
  expect(uris).toEqual(["wc:1", "wc:2", "wc:3"]);
  expect(provider.connect).toHaveBeenCalledTimes(4);
  leave();
  expect(await outcome).toBe("left");
  rounds.at(-1)?.reject(new Error("Proposal expired"));
  await turn();
  expect(provider.connect).toHaveBeenCalledTimes(4);
});

test("what the phone says ends the attempt, and the next one gets a new code", async () => {
  const { rounds, join, show, turn } = open();
  const first = join();
  show("wc:1");
  rounds[0]?.reject(new Error("User rejected."));
  expect(await first.outcome).toBe("User rejected.");
  const second = join();
  await turn();
  show("wc:2");
  rounds[1]?.resolve();
  expect(await second.outcome).toBe("paired");
  expect(second.uris).toEqual(["wc:2"]);
});

test("whoever comes while a code still lives is shown that one at once", async () => {
  const { rounds, join, show, provider } = open();
  const first = join();
  show("wc:1");
  first.leave();
  await first.outcome;
  const second = join();
  expect(second.uris).toEqual(["wc:1"]);
  rounds[0]?.resolve();
  expect(await second.outcome).toBe("paired");
  expect(provider.connect).toHaveBeenCalledOnce();
  expect(provider.disconnect).not.toHaveBeenCalled();
});

test("a session for nobody is closed again", async () => {
  const { rounds, join, show, turn, provider } = open();
  const { leave } = join();
  show("wc:1");
  leave();
  await turn();
  rounds[0]?.resolve();
  await turn();
  expect(provider.disconnect).toHaveBeenCalledOnce();
});

test("whoever comes while that session is being closed gets a code of their own", async () => {
  const { rounds, join, show, turn, provider } = open();
  const closing = Promise.withResolvers<void>();
  provider.disconnect.mockImplementation(() => closing.promise);
  const first = join();
  show("wc:1");
  first.leave();
  await turn();
  rounds[0]?.resolve();
  await turn();
  const second = join();
  expect(second.uris).toEqual([]);
  closing.resolve();
  await turn();
  show("wc:2");
  rounds[1]?.resolve();
  expect(await second.outcome).toBe("paired");
});

test("a session of before is left first, but a relay that is down does not hold anybody up", async () => {
  const { join, provider } = open({ session: {} });
  provider.disconnect.mockImplementation(() => new Promise(() => {}));
  join();
  expect(provider.connect).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(provider.connect).toHaveBeenCalledOnce();
});

test("without a code in seven seconds the relay counts as out of reach; one that is late is not lost", async () => {
  const { join, show, provider } = open();
  const { outcome } = join();
  await vi.advanceTimersByTimeAsync(7_000);
  expect(await outcome).toMatch(/^Failed to publish/);
  show("wc:1");
  expect(join().uris).toEqual(["wc:1"]);
  expect(provider.connect).toHaveBeenCalledOnce();
});

test("once there is a code the visitor may take any time", async () => {
  const { rounds, join, show } = open();
  const { outcome } = join();
  show("wc:1");
  await vi.advanceTimersByTimeAsync(250_000);
  rounds[0]?.resolve();
  expect(await outcome).toBe("paired");
});
