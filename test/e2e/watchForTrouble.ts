// Notes what no page of ours may do: call another host, log an error, throw.
import type { BrowserContext, ConsoleMessage } from "@playwright/test";

const ownHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Watches all pages of a context; the function it gives back tells what they did so far. */
export function watchForTrouble(context: BrowserContext): () => readonly string[] {
  const trouble: string[] = [];
  const noteHost = (address: string) => {
    if (leavesTheMachine(address)) trouble.push(`request to another host: ${address}`);
  };
  context.on("request", (request) => noteHost(request.url()));
  context.on("console", (message) => {
    if (message.type() !== "error" || isMissingPage(message)) return;
    trouble.push(`console error: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (thrown) => trouble.push(`page error: ${thrown.error()}`));
  context.on("page", (page) => page.on("websocket", (socket) => noteHost(socket.url())));
  return () => trouble;
}

function leavesTheMachine(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return /^(https?|wss?|ftp):$/.test(protocol) && !ownHosts.has(hostname);
}

// A test that visits a page that does not exist asked for the browser's line about it.
function isMissingPage(message: ConsoleMessage): boolean {
  const isAboutStatus = message.text().includes("the server responded with a status of 404");
  return isAboutStatus && message.location().url === message.page()?.url();
}
