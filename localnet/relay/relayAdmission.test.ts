// Tests whom the relay serves, and that nothing sent to it brings it down.
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { expect, test, vi } from "vitest";
import { addressFor, join, letter, refusal, start, topic } from "./testing/relayClients.ts";
import { newClient } from "./testing/relayToken.ts";

test("no token, a bad one, or no project is refused", async () => {
  const { relay, events } = await start();
  const client = newClient();
  const good = addressFor(relay, client);
  expect(await refusal(good.replace("projectId=local&", ""))).toBe(401);
  expect(await refusal(`${relay.url}/?projectId=local`)).toBe(401);
  expect(await refusal(addressFor(relay, client, { exp: 1 }))).toBe(401);
  expect(await refusal(addressFor(relay, client, { aud: "wss://relay.example" }))).toBe(401);
  expect(await refusal(`${good}x`)).toBe(401);
  const reasons = events.flatMap((one) => (one.kind === "refused" ? [one.reason] : []));
  expect(reasons).toEqual([
    "no project id",
    "not a token",
    "expired",
    "meant for another relay",
    "wrong signature",
  ]);
});

test("junk is answered with an error and everything goes on", async () => {
  const { relay } = await start();
  const [app, phone] = [await join(relay), await join(relay)];
  await phone.call("irn_subscribe", { topic });
  for (const junk of ["", "{", "[]", "null", '{"id":1}', '{"id":1,"method":"x"}', "\u0000"]) {
    app.socket.send(junk);
  }
  app.socket.send(Buffer.from([0xff, 0xfe]));
  app.acknowledge(12345);
  app.acknowledge("constructor");
  expect(await app.call("irn_publish", { topic: 5 })).toMatchObject({ error: { code: -32602 } });
  await app.call("irn_publish", letter("still here"));
  await vi.waitFor(() => expect(phone.deliveries()).toHaveLength(1));
  expect(app.received.filter((one) => one.error)).toHaveLength(9);
});

test("a broken frame, a huge frame and a broken handshake end only their own connection", async () => {
  const { relay } = await start();
  const good = await join(relay);
  const [broken, huge] = [await join(relay), await join(relay)];
  const gone = [broken, huge].map(
    (one) => new Promise((resolve) => one.socket.once("close", resolve)),
  );
  broken.writeRaw(Buffer.from([0xff, 0xff, 0xff, 0xff]));
  huge.socket.send("x".repeat(2 * 1024 * 1024));
  await Promise.all(gone);

  const plain = connect(Number(new URL(relay.url).port), "127.0.0.1");
  plain.write(
    "GET http://[ HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
  );
  await new Promise((resolve) =>
    plain
      .once("close", resolve)
      .resume()
      .once("error", () => {}),
  );
  expect(await good.call("irn_subscribe", { topic })).toMatchObject({ result: expect.any(String) });
});

test("only this machine is served", async () => {
  const { relay } = await start();
  const port = Number(new URL(relay.url).port);
  const outside = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter((one) => !one.internal && one.family === "IPv4");
  for (const { address } of [...outside, { address: "127.0.0.2" }]) {
    await expect(
      new Promise((resolve, reject) =>
        connect(port, address, () => resolve("open")).on("error", reject),
      ),
      address,
    ).rejects.toMatchObject({ code: "ECONNREFUSED" });
  }
});
test("after stop the port is closed and every connection is gone", async () => {
  const { relay, events } = await start();
  const app = await join(relay);
  const gone = new Promise((resolve) => app.socket.once("close", resolve));
  await relay.stop();
  await gone;
  const port = Number(new URL(relay.url).port);
  await expect(
    new Promise((resolve, reject) =>
      connect(port, "127.0.0.1", () => resolve("open")).on("error", reject),
    ),
  ).rejects.toMatchObject({ code: "ECONNREFUSED" });
  expect(events.at(-1)).toMatchObject({ kind: "left" });
});
