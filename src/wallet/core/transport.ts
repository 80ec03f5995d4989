// How a chain's nodes are asked: one after the other until one answers, subscriptions over a socket first.
import { custom, fallback, http, type Transport, webSocket } from "viem";

const timeout = 10_000;
const batchSize = 1000;

export function transportOf(rpcUrls: readonly string[]): Transport {
  // Without an address viem would ask somebody's public node, which nobody here has chosen.
  if (rpcUrls.length === 0) return custom({ request: noNode }, { retryCount: 0 });
  const sockets = rpcUrls.filter(isSocket).map((url) => webSocket(url, { timeout }));
  const others = rpcUrls
    .filter((url) => !isSocket(url))
    .map((url) => http(url, { timeout, batch: { batchSize } }));
  return fallback([...sockets, ...others]);
}

export function isSocket(url: string): boolean {
  return /^wss?:/i.test(url);
}

async function noNode(): Promise<never> {
  throw new Error("No address of a node is configured for this chain.");
}
