// Tests what one network can hold of the server at the same time, over real sockets: requests and connections.
import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { answerTo, ask, type RawResponse } from "../testing/ask.ts";
import { fakeDrawers } from "../testing/fakeDrawer.ts";
import { startTestServer } from "../testing/testServer.ts";

const askFrom = (port: number, path: string, address: string): Promise<RawResponse> =>
  ask(port, path, { headers: { "X-Forwarded-For": address } });

describe("what is under way", () => {
  test("a network has an eighth of the requests under way, and others are served", async () => {
    const fake = fakeDrawers({ atOnce: false });
    const { port } = await startTestServer({
      drawing: { openDrawer: fake.open },
      limits: { maxUnderWay: 32 },
      config: { trustedProxies: ["127.0.0.1"], metricsToken: "0123456789abcdef" },
    });
    const leaving: (() => void)[] = [];
    for (let n = 0; n < 4; n += 1) {
      const headers = { "X-Forwarded-For": "192.0.2.1" };
      const req = request({ port, path: `/fields/${n}.svg`, headers, agent: false });
      answerTo(req).catch(() => {});
      leaving.push(() => req.destroy());
    }
    await vi.waitUntil(async () => (await askFrom(port, "/", "192.0.2.1")).status === 429);
    const refused = await askFrom(port, "/", "192.0.2.1");
    expect(refused.headers).toMatchObject({
      "retry-after": "1",
      "content-type": "application/problem+json",
      "content-security-policy": expect.stringContaining("default-src"),
    });
    expect(JSON.parse(refused.body.toString()).code).toBe("too-many-requests");
    // Probes and other visitors have nothing to do with it.
    expect((await askFrom(port, "/healthz", "192.0.2.1")).status).toBe(200);
    expect((await askFrom(port, "/", "192.0.2.2")).status).toBe(200);
    for (const leave of leaving) leave();
    await vi.waitUntil(async () => (await askFrom(port, "/", "192.0.2.1")).status === 200);
  });

  test("a network has an eighth of the connections, and others get one", async () => {
    const { port } = await startTestServer({ limits: { maxConnections: 40 } });
    const dial = async (localAddress: string) => {
      const socket = connect({ host: "127.0.0.1", port, localAddress }).on("error", () => {});
      onTestFinished(() => void socket.destroy());
      await once(socket, "connect");
      return socket;
    };
    const held = await Promise.all(Array.from({ length: 38 }, () => dial("127.0.0.1")));
    await vi.waitUntil(
      () => held.filter(({ readableEnded, closed }) => readableEnded || closed).length === 33,
    );
    const other = await dial("127.0.0.2");
    other.write("GET /healthz HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n");
    const [bytes] = await once(other, "data");
    expect(String(bytes)).toMatch(/^HTTP\/1.1 200 /);
  });

  test("a proxy's connections are those of many", async () => {
    const { port } = await startTestServer({
      limits: { maxConnections: 40 },
      config: { trustedProxies: ["127.0.0.1"] },
    });
    const held = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const socket = connect({ host: "127.0.0.1", port }).resume();
        onTestFinished(() => void socket.destroy());
        await once(socket, "connect");
        return socket;
      }),
    );
    expect((await ask(port, "/healthz")).status).toBe(200);
    expect(held.every(({ closed }) => !closed)).toBe(true);
  });
});
