import { once } from "node:events";
import { expect, test } from "vitest";
import { WebSocketServer } from "ws";
import { connectBiDi } from "./bidi.ts";
import { isOfEnded as isOfEndedChromium } from "./chromium.ts";
import { BrowserGone } from "./gone.ts";
import { isOfEnded as isOfEndedWebKit } from "./webkit.ts";

test("an end is told with the command and the last of what was printed", () => {
  const { message } = new BrowserGone("/actions", "unknown error: ", "\n** WebProcess CRASHED\n");
  expect(message).toMatch(
    /^\/actions was answered by "unknown error: "\n +\*\* WebProcess CRASHED$/,
  );
});

test.each([
  ["unknown error", "", true],
  ["invalid session id", "session deleted because of page crash or hang.", true],
  ["no such window", "", true],
  ["unknown error", "Could not load the page", false],
  ["script timeout", "", false],
  ["javascript error", "x is not a function", false],
])("WebKit that says %s: %s", (error, message, isEnded) => {
  expect(isOfEndedWebKit({ error, message })).toBe(isEnded);
});

test.each([
  ["mouse.move: Target crashed", true],
  ["page.goto: Page crashed", true],
  ["page.evaluate: Target page, context or browser has been closed", true],
  ["page.evaluate: Execution context was destroyed, most likely because of a navigation", false],
  ["page.goto: Timeout 30000ms exceeded.", false],
])("Chromium that says %s", (message, isEnded) => {
  expect(isOfEndedChromium(new Error(message))).toBe(isEnded);
});

test("over BiDi what waits and what is asked later hear that nobody is there; a refusal is none", async () => {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  await once(server, "listening");
  server.on("connection", (socket) =>
    socket.on("message", (data) => {
      const { id, method } = JSON.parse(String(data)) as { id: number; method: string };
      if (method === "end") socket.terminate();
      else socket.send(JSON.stringify({ id, error: "no such frame", message: "left" }));
    }),
  );
  const { port } = server.address() as { port: number };
  const browser = await connectBiDi(`ws://127.0.0.1:${port}`, () => "exited on signal 9");
  await expect(browser.ask("look", {})).rejects.toThrow(/^no such frame: left$/);
  await expect(browser.ask("end", {})).rejects.toThrow(BrowserGone);
  await expect(browser.ask("look", {})).rejects.toThrow(/exited on signal 9$/);
  server.close();
});
