// Tests that a head that is written in one piece is the one that Node would have sent.
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { say } from "../testing/ask.ts";
import { serveLocally } from "../testing/serveLocally.ts";
import { createWriteHead } from "./writeHead.ts";

const always = [
  ["Cache-Control", "no-store"],
  ["Content-Type", "application/json"],
] as const;
const own = ["X-Request-Id", "one"] as const;

async function start(): Promise<number> {
  const writeHead = createWriteHead(always);
  const server = createServer({ keepAliveTimeout: 0 }, (req, res) => {
    if (req.url === "/closing") res.setHeader("Connection", "close");
    if (req.url === "/node") {
      res.writeHead(200, [...always, own, ["Content-Length", "4"]].flat());
    } else writeHead(res, own, 4);
    res.end("null");
  });
  const { port, stop } = await serveLocally(server);
  onTestFinished(stop);
  return port;
}

const get = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nHost: h\r\n${more}\r\n`;
const closing = "Connection: close\r\n";
/** The answers, each with its head, and the time taken out of them. */
const answers = (told: string) =>
  told
    .replaceAll(/Date: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT/g, "Date")
    .split(/(?=HTTP\/1\.1)/)
    .filter((text) => text !== "");

test("word for word it is Node's, one answer after the other on a connection", async () => {
  const port = await start();
  const [ours, nodes, last] = answers(
    await say(port, get("/ours") + get("/node") + get("/ours", closing)),
  );
  expect(ours).toMatch(/^HTTP\/1.1 200 OK\r\nCache-Control: no-store\r\n.*\r\n\r\nnull$/s);
  expect(ours).toBe(nodes);
  expect(last).toBe(ours?.replace("keep-alive", "close"));
});

test("a connection that is about to close says so", async () => {
  const port = await start();
  const [one, ...others] = answers(await say(port, get("/closing") + get("/ours")));
  expect(one).toContain("\r\nConnection: close\r\n");
  expect(one).toContain("\r\nX-Request-Id: one\r\n");
  expect(others).toEqual([]);
});

test("what is no header is refused before anybody is answered", () => {
  expect(() => createWriteHead([["X", "a\r\nSet-Cookie: b"]])).toThrow(/Invalid character/);
  expect(() => createWriteHead([["X Y", "a"]])).toThrow(/valid HTTP token/);
});
