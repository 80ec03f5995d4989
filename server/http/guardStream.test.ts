// Tests that the source of an answer is let go as soon as nobody waits for it.
import { createServer } from "node:http";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { ask, askSlowly } from "../testing/ask.ts";
import { openPort } from "../testing/openPort.ts";
import { guardStream } from "./staticFiles.ts";

async function serve(source: Readable): Promise<number> {
  const server = createServer((_, res) => {
    guardStream(res);
    res.setHeader("Content-Length", "10");
    source.pipe(res);
  });
  return openPort(server);
}

function endless(first: string): { source: Readable; closed: Promise<void> } {
  const source = new Readable({ read() {} });
  source.push(first);
  return { source, closed: new Promise((resolve) => source.once("close", resolve)) };
}

test("when the visitor leaves", async () => {
  const { source, closed } = endless("half");
  const answer = await askSlowly(await serve(source), "/");
  answer.destroy();
  await closed;
});

test("when the answer is whole, though the source has not ended", async () => {
  const { source, closed } = endless("all of it!");
  expect((await ask(await serve(source), "/")).body.toString()).toBe("all of it!");
  await closed;
});
