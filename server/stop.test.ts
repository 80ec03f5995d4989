// Tests that a stop delivers every answer in flight, closes idle connections and keeps its deadline.
import type { RequestListener } from "node:http";
import { connect, type Socket } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { describe, expect, onTestFinished, test } from "vitest";
import { type Listening, listen } from "./http/listen.ts";
import { type Stopped, stopServer } from "./stop.ts";
import { askSlowly } from "./testing/ask.ts";

const patient = 60_000;
const question = "GET / HTTP/1.1\r\nHost: h\r\n\r\n";
const large = Buffer.alloc(20_000_000, "a");

async function serve(listener: RequestListener): Promise<Listening> {
  const listening = await listen(listener, { host: "127.0.0.1", port: 0 });
  if (!listening.ok) throw new Error(listening.reason);
  onTestFinished(async () => {
    listening.value.connections.closeNow();
    await stopServer(listening.value, 0);
  });
  return listening.value;
}

async function connected(port: number): Promise<Socket> {
  const socket = connect({ host: "127.0.0.1", port });
  await new Promise((resolve) => socket.once("connect", resolve));
  return socket;
}

const ended = (socket: Socket) =>
  new Promise<void>((resolve) => socket.once("close", () => resolve()).resume());

describe("stop of the server", () => {
  test("an answer that was handed in but not yet read is delivered whole", async () => {
    const listening = await serve((_, res) => res.end(large));
    const client = await connected(listening.port);
    client.write(question);
    await new Promise((resolve) => client.once("readable", resolve));
    const stopped = stopServer(listening, patient);
    expect((await text(client)).split("\r\n\r\n")[1]).toHaveLength(large.length);
    expect(await stopped).toBe<Stopped>("finished");
  });

  test("an answer still to be given is given, and tells that its connection closes", async () => {
    let give: () => void = () => {};
    const arrived = Promise.withResolvers<void>();
    const listening = await serve((_, res) => {
      give = () => res.end("done");
      arrived.resolve();
    });
    const client = await connected(listening.port);
    client.write(question);
    await arrived.promise;
    const stopped = stopServer(listening, patient);
    give();
    expect(await text(client)).toMatch(/Connection: close\r\n.*\r\n\r\ndone$/s);
    expect(await stopped).toBe<Stopped>("finished");
  });

  test("whoever was connected before it is answered, accepted already or not", async () => {
    const listening = await serve((_, res) => res.end("hello"));
    const silent = await connected(listening.port);
    // These are known to the system and not yet to Node, which takes one with each look.
    const waiting = Array.from({ length: 40 }, () =>
      connect({ host: "127.0.0.1", port: listening.port }),
    );
    for (const socket of waiting) socket.on("error", () => {}).write(question);
    await new Promise<void>((resolve) => process.nextTick(resolve));
    const stopped = stopServer(listening, patient);
    await new Promise((resolve) => setTimeout(resolve, 20));
    silent.write(question);
    for (const told of await Promise.all([silent, ...waiting].map((socket) => text(socket))))
      expect(told).toMatch(/Connection: close\r\n.*\r\n\r\nhello$/s);
    expect(await stopped).toBe<Stopped>("finished");
  });

  test("idle and silent connections are closed, and no new one is taken", async () => {
    const listening = await serve((_, res) => res.end("hello"));
    const idle = await connected(listening.port);
    idle.write(question);
    await new Promise((resolve) => idle.once("data", resolve));
    const silent = await connected(listening.port);
    const closed = [ended(idle), ended(silent)];
    expect(await stopServer(listening, patient)).toBe<Stopped>("finished");
    await Promise.all(closed);
    const late = connect({ host: "127.0.0.1", port: listening.port });
    const failure = await new Promise((resolve) => late.once("error", resolve));
    expect(failure).toMatchObject({ code: "ECONNREFUSED" });
  });

  test("the deadline cuts what does not end", async () => {
    const listening = await serve((_, res) => res.end(large));
    const reader = await askSlowly(listening.port, "/");
    expect(await stopServer(listening, 20)).toBe<Stopped>("cut");
    await expect(buffer(reader)).rejects.toThrow();
  });

  test("a stop that is asked for twice ends once and well", async () => {
    const listening = await serve((_, res) => res.end("hello"));
    const both = [stopServer(listening, patient), stopServer(listening, patient)];
    expect(await Promise.all(both)).toEqual(["finished", "finished"]);
  });
});
