// Tests that a connection has one request under way, however many a packet brings, and that nobody else pays for it.
import { once } from "node:events";
import type { RequestListener, ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { ask, sendRawBytes } from "../testing/ask.ts";
import { fakeDrawers } from "../testing/fakeDrawer.ts";
import { startTestServer } from "../testing/testServer.ts";
import { listen } from "./listen.ts";

const megabyte = Buffer.alloc(2 ** 20, "a");

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: h\r\n\r\n`;

async function open(listener: RequestListener): Promise<number> {
  const listening = await listen(listener, { host: "127.0.0.1", port: 0 });
  if (!listening.ok) throw new Error(listening.reason);
  const { server, connections, port } = listening.value;
  onTestFinished(() => {
    connections.closeNow();
    server.close();
  });
  return port;
}

async function send(port: number, bytes: string): Promise<Socket> {
  const socket = connect({ host: "127.0.0.1", port }).on("error", () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  socket.write(bytes);
  return socket;
}

describe("oneAtATime", () => {
  test("the next begins when the answer before is written out, and answers keep their order", async () => {
    const underWay: ServerResponse[] = [];
    const begun: string[] = [];
    const port = await open((req, res) => {
      begun.push(req.url!);
      underWay.push(res);
    });
    const socket = await send(port, ["/a", "/b", "/c"].map(get).join(""));
    let told = "";
    socket.setEncoding("latin1").on("data", (text: string) => (told += text));
    for (const [n, path] of ["/a", "/b", "/c"].entries()) {
      await vi.waitUntil(() => begun.length === n + 1);
      await setTimeout(20);
      expect(begun).toHaveLength(n + 1);
      underWay[n]!.end(`answer to ${path}.`);
    }
    await vi.waitUntil(() => told.includes("/c."));
    expect(told.match(/answer to ..\./g)).toEqual(["/a", "/b", "/c"].map((p) => `answer to ${p}.`));
  });

  test("who reads nothing has one answer built, however many were asked for", async () => {
    let built = 0;
    const port = await open((req, res) => {
      if (req.url === "/other") return void res.end("served");
      built += 1;
      // More than the system's own buffers take.
      for (let part = 0; part < 16; part += 1) res.write(megabyte);
      res.end();
    });
    await Promise.all(Array.from({ length: 20 }, () => send(port, get("/large").repeat(33))));
    await vi.waitUntil(() => built === 20);
    await setTimeout(50);
    expect(built).toBe(20);
    expect((await ask(port, "/other")).body.toString()).toBe("served");
  });

  test("more than 32 waiting close the connection, and none of them is begun", async () => {
    let begun = 0;
    const port = await open(() => {
      begun += 1;
    });
    expect(await sendRawBytes(port, get("/").repeat(1_200)).catch(() => "")).toBe("");
    expect(begun).toBe(1);
    const patient = await send(port, get("/").repeat(33));
    await vi.waitUntil(() => begun === 2);
    await setTimeout(20);
    expect([begun, patient.closed]).toEqual([2, false]);
  });

  test("a body belongs to its request, also of one that waits", async () => {
    const port = await open((req, res) => {
      let text = "";
      req.setEncoding("utf8").on("data", (part: string) => (text += part));
      req.on("end", () => void setTimeout(10).then(() => res.end(`[${text}]`)));
    });
    const post = (body: string, more = "") =>
      `POST / HTTP/1.1\r\nHost: h\r\n${more}Content-Length: ${body.length}\r\n\r\n${body}`;
    const large = "x".repeat(300_000);
    const told = await sendRawBytes(
      port,
      post("one") + post(large) + post("three", "Connection: close\r\n"),
    );
    expect(told.match(/\[\w*\]/g)).toEqual(["[one]", `[${large}]`, "[three]"]);
  });

  test("what was asked for behind a drawing is not drawn for whoever has left", async () => {
    const fake = fakeDrawers({ atOnce: false });
    const { port } = await startTestServer({ drawing: { openDrawer: fake.open } });
    const paths = Array.from({ length: 30 }, (_, n) => `/fields/${n}.svg`);
    const socket = await send(port, paths.map(get).join(""));
    await vi.waitUntil(() => fake.begun.length === 1);
    socket.destroy();
    await setTimeout(50);
    await fake.finishOne();
    expect((await ask(port, "/healthz")).status).toBe(200);
    expect(fake.begun).toHaveLength(1);
  });
});
