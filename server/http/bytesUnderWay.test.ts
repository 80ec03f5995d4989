// Tests over real sockets that what is large has a bound for each network, and that others are served meanwhile.
import { connect } from "node:net";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { signInStatement } from "../../src/lib/signInStatement.ts";
import { encode } from "../../src/room/model/encode.ts";
import { crowdedRoom } from "../../src/room/model/sampleRoom.ts";
import { messageFor, openTestBrowser } from "../signIn/testing/browser.ts";
import { ask } from "../testing/ask.ts";
import { startTestServer } from "../testing/testServer.ts";

const siteOrigin = "http://localhost:4173";

describe("bytesUnderWay", () => {
  test("who announces a lot and sends it slowly has an eighth of the bytes, and others are served", async () => {
    const { port } = await startTestServer({
      limits: { maxBytesUnderWay: 8 * 100_000 },
      config: { trustedProxies: ["127.0.0.1"], metricsToken: "0123456789abcdef" },
    });
    const by = { headers: { Authorization: "Bearer 0123456789abcdef" } };
    /** Half of what an address may have, of which nothing comes; tells of the answer that comes all the same. */
    function announce(address: string) {
      const socket = connect({ host: "127.0.0.1", port }).on("error", () => {});
      onTestFinished(() => void socket.destroy());
      const head = ["POST /api/guest-rooms HTTP/1.1", "Host: h", `X-Forwarded-For: ${address}`];
      const more = [`Origin: ${siteOrigin}`, "Content-Type: application/json"];
      const from = [`Guest-Key: ${"g".repeat(43)}`, "Idempotency-Key: guests-room"];
      socket.write(`${[...head, ...more, ...from, "Content-Length: 50000"].join("\r\n")}\r\n\r\n{`);
      const sent = { leave: () => socket.destroy(), answer: "" };
      socket.on("data", (bytes) => (sent.answer += String(bytes).slice(9, 12)));
      return sent;
    }
    const underWay = async () =>
      /http_bytes_under_way (\d+)/.exec(String((await ask(port, "/metrics", by)).body))?.[1];
    const slow = [announce("192.0.2.1"), announce("192.0.2.1")];
    await vi.waitUntil(async () => (await underWay()) === "100000");
    const late = announce("192.0.2.1");
    await vi.waitUntil(() => late.answer === "429");
    // What brings nothing has a place all the same.
    const small = { headers: { "X-Forwarded-For": "192.0.2.1" } };
    expect((await ask(port, "/", small)).status).toBe(200);
    const other = announce("192.0.2.2");
    await vi.waitUntil(async () => (await underWay()) === "150000");
    expect([...slow, other].map(({ answer }) => answer)).toEqual(["", "", ""]);
    for (const { leave } of slow) leave();
    await vi.waitUntil(async () => (await underWay()) === "50000");
  });

  test("a large room is counted as it lies and as it goes out", async () => {
    const document = { ...JSON.parse(encode(crowdedRoom(1000))), name: "Large" };
    const bytes = Buffer.byteLength(JSON.stringify(document));
    // It may come in, and packed it may go out; as it is, with what is told beside it, it is too much.
    const { port } = await startTestServer({ limits: { maxBytesUnderWay: 8 * (bytes + 50) } });
    const account = privateKeyToAccount(generatePrivateKey());
    const browser = openTestBrowser(port, { siteOrigin });
    const asked = { siteOrigin, statement: signInStatement };
    const message = messageFor(account.address, await browser.nonce(), asked);
    await browser.verify(message, await account.signMessage({ message }));
    const made = await browser.write("/api/rooms", { document });
    expect(made.status).toBe(201);
    const { id } = made.body as { id: string };
    await browser.write(`/api/rooms/${id}/publish`);
    const read = (headers = {}) => ask(port, `/api/rooms/${id}`, { headers });
    expect((await read({ "Accept-Encoding": "br" })).status).toBe(200);
    expect(await read()).toMatchObject({ status: 429, headers: { "retry-after": "1" } });
    const metrics = (await ask(port, "/metrics")).body.toString();
    expect(metrics).toContain('rate_limited_total{rule="bytes-under-way-network"} 1');
    expect(metrics).toMatch(/^\w*http_bytes_under_way 0$/m);
  });
});
