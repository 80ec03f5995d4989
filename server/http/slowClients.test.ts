// Tests that hundreds of clients that never finish their request hold up nobody, and are closed.
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { ask } from "../testing/ask.ts";
import { defaultLimits, listen } from "./listen.ts";
import { problemResponse } from "./problem.ts";
import { readJson } from "./readJson.ts";

const beginnings = [
  "POST /api/x HTTP/1.1\r\nHost: h\r\nX-Slow: ",
  "POST /api/x HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{",
  "POST /api/x HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
];

const clients = 60;
/** All but those that have not even told all their headers. */
const inBody = (2 * clients) / 3;

test(`${clients} slow clients: everybody else is answered, and all of them are closed`, async () => {
  let waiting = 0;
  let brokenOff = 0;
  const app = new Hono();
  app.get("/healthz", (c) => c.json({ waiting }));
  app.post("/api/x", async (c) => {
    waiting += 1;
    const body = await readJson(c.req.raw);
    waiting -= 1;
    if (!body.ok) brokenOff += 1;
    return body.ok ? c.json({}) : problemResponse(body.reason);
  });
  // None runs out before all are there, however slow this machine is.
  const patience = 60_000;
  const limits = {
    ...defaultLimits,
    headersTimeout: patience,
    requestTimeout: patience,
    connectionsCheckingInterval: 50,
  };
  const listening = await listen(
    getRequestListener(app.fetch),
    { host: "127.0.0.1", port: 0 },
    limits,
  );
  if (!listening.ok) throw new Error(listening.reason);
  const { port, server, connections } = listening.value;
  onTestFinished(() => {
    connections.closeNow();
    server.close();
  });

  const slow: Socket[] = [];
  for (let i = 0; i < clients; i += 1) {
    const socket = connect({ host: "127.0.0.1", port }).resume();
    socket.on("error", () => {});
    socket.write(beginnings[i % 3] ?? "");
    slow.push(socket);
  }
  const closed = slow.map((socket) => once(socket, "close"));

  // They really are in the middle of their bodies while the others are answered.
  for (let there = 0, asked = 0; there < inBody || asked < 50; asked += 1) {
    const answer = await ask(port, "/healthz");
    expect(answer.status).toBe(200);
    there = JSON.parse(answer.body.toString()).waiting;
  }
  expect(waiting).toBe(inBody);

  // Their time is up.
  expect([server.headersTimeout, server.requestTimeout]).toEqual([patience, patience]);
  server.headersTimeout = 1;
  server.requestTimeout = 1;
  await Promise.all(closed);
  server.requestTimeout = patience;
  expect(brokenOff).toBe(inBody);
  expect(waiting).toBe(0);
  expect((await ask(port, "/healthz")).status).toBe(200);
});
