// Tests with plain sockets whom the relay hands which letters, and when.
import { expect, test, vi } from "vitest";
import { type Delivered, join, letter, start, topic } from "./testing/relayClients.ts";

test("a letter goes to whoever listens, at once or later, and not back to its sender", async () => {
  const { relay } = await start();
  const [app, phone] = [await join(relay), await join(relay)];
  await app.call("irn_subscribe", { topic });
  expect(await app.call("irn_publish", letter("one"))).toMatchObject({ result: true });
  const { result } = await phone.call("irn_subscribe", { topic });
  expect(result).toMatch(/^[0-9a-f]{64}$/);
  await app.call("irn_publish", letter("two"));
  await vi.waitFor(() => expect(phone.deliveries()).toHaveLength(2));
  expect(phone.deliveries()[0]).toMatchObject({
    subscription: result,
    data: { topic, message: "one", tag: 1108, publishedAt: expect.any(Number) },
  });
  expect(phone.deliveries()[1]!.data.message).toBe("two");
  expect(app.deliveries()).toEqual([]);
});

test("what was not acknowledged comes again after a reconnection; what was, does not", async () => {
  const { relay, events } = await start();
  const app = await join(relay);
  const phone = await join(relay);
  await phone.call("irn_subscribe", { topic });
  await app.call("irn_publish", letter("read"));
  await app.call("irn_publish", letter("lost"));
  await vi.waitFor(() => expect(phone.deliveries()).toHaveLength(2));
  phone.acknowledge(phone.deliveries()[0]!.id);
  await vi.waitFor(() => expect(events.some((one) => one.kind === "acknowledged")).toBe(true));
  phone.socket.terminate();

  const again = await join(relay, phone.client);
  await again.call("irn_batchSubscribe", { topics: [topic] });
  await vi.waitFor(() => expect(again.deliveries()).toHaveLength(1));
  expect(again.deliveries()[0]!.data.message).toBe("lost");
});

test("a letter under way is not sent twice on the same connection", async () => {
  const { relay } = await start();
  const [app, phone] = [await join(relay), await join(relay)];
  await app.call("irn_publish", letter("one"));
  await phone.call("irn_subscribe", { topic });
  await phone.call("irn_subscribe", { topic });
  await phone.call("irn_fetchMessages", { topic: "cd".repeat(32) });
  expect(phone.deliveries()).toHaveLength(1);
});

test("an expired letter is gone", async () => {
  const clock = { time: Date.now() };
  const { relay } = await start({ now: () => clock.time });
  const [app, phone] = [await join(relay), await join(relay)];
  await app.call("irn_publish", letter("short", 1));
  await app.call("irn_publish", letter("long", 10));
  expect(relay.kept()).toBe(2);
  clock.time += 1000;
  const { result } = await phone.call("irn_fetchMessages", { topic });
  expect((result as { messages: Delivered[] }).messages.map((one) => one.message)).toEqual([
    "long",
  ]);
  expect(relay.kept()).toBe(1);
});

test("letters can be published and fetched in batches, and a fetched one is read", async () => {
  const { relay } = await start();
  const [app, phone] = [await join(relay), await join(relay)];
  const messages = [letter("one"), { ...letter("two"), attestation: "token" }];
  await app.call("irn_batchPublish", { messages });
  const first = await phone.call("irn_batchFetchMessages", { topics: [topic] });
  expect(first.result).toMatchObject({
    hasMore: false,
    messages: [{ message: "one" }, { message: "two", attestation: "token" }],
  });
  const second = await phone.call("irn_batchFetchMessages", { topics: [topic] });
  expect(second.result).toEqual({ messages: [], hasMore: false });
});

test("who unsubscribes hears no more", async () => {
  const { relay } = await start();
  const [app, phone] = [await join(relay), await join(relay)];
  await phone.call("irn_subscribe", { topic });
  await phone.call("irn_unsubscribe", { topic, id: "any" });
  await app.call("irn_publish", letter("one"));
  // Answers and deliveries leave in order: after this answer nothing older is on its way.
  await phone.call("irn_batchUnsubscribe", { subscriptions: [] });
  expect(phone.deliveries()).toEqual([]);
});
