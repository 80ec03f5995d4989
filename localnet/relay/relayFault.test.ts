// Tests the faults that can be switched on.
import { expect, onTestFinished, test, vi } from "vitest";
import { addressFor, join, letter, refusal, start, topic } from "./testing/relayClients.ts";
import { newClient } from "./testing/relayToken.ts";

test("down: everyone is cut off and nobody gets in until it is over", async () => {
  const { relay, events } = await start();
  const client = newClient();
  const app = await join(relay, client);
  const cut = new Promise((resolve) => app.socket.once("close", resolve));
  relay.fault({ kind: "down" });
  await cut;
  expect(await refusal(addressFor(relay, client))).toBe(503);
  expect(events).toContainEqual({ kind: "turned away", client: client.name });
  relay.fault({ kind: "none" });
  await join(relay, client);
});

test("one client's connection can be cut, and the others stay", async () => {
  const { relay } = await start();
  const client = newClient();
  const [app, phone] = [await join(relay, client), await join(relay)];
  const cut = new Promise((resolve) => app.socket.once("close", resolve));
  relay.drop(client.name);
  await cut;
  expect(await phone.call("irn_subscribe", { topic })).toHaveProperty("result");
});

test("mute: takes letters and hands them over when it speaks again", async () => {
  const { relay } = await start();
  const [app, phone] = [await join(relay), await join(relay)];
  await phone.call("irn_subscribe", { topic });
  relay.fault({ kind: "mute" });
  expect(await app.call("irn_publish", letter("one"))).toMatchObject({ result: true });
  await phone.call("irn_subscribe", { topic });
  expect(phone.deliveries()).toEqual([]);
  relay.fault({ kind: "none" });
  await vi.waitFor(() => expect(phone.deliveries()).toHaveLength(1));
});

test("slow: answers come late, in order, and none after the end", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { relay, events } = await start();
  const app = await join(relay);
  relay.fault({ kind: "slow", ms: 60_000 });
  const send = (id: string) =>
    app.socket.send(JSON.stringify({ id, method: "irn_fetchMessages", params: { topic } }));
  send("first");
  send("second");
  const called = (count: number) =>
    new Promise<void>((resolve) => {
      const look = () =>
        events.filter((one) => one.kind === "called").length === count
          ? resolve()
          : setImmediate(look);
      look();
    });
  await called(2);
  expect(app.received).toEqual([]);
  const both = new Promise<void>((resolve) =>
    app.socket.on("message", () => app.received.length === 2 && resolve()),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  await both;
  expect(app.received.map((one) => one.id)).toEqual(["first", "second"]);
  send("third");
  await called(3);
  await relay.stop();
  expect(vi.getTimerCount()).toBe(0);
});
