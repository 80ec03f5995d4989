// Decides who may read the metrics: whoever knows the token, or, without one, this machine itself.
import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { BlockList, isIPv6 } from "node:net";
import { readAddress } from "../http/ipAddress.ts";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

// Nobody said that there is a proxy; one that says so itself is believed.
const passedOn = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

export function mayReadMetrics(
  { socket, headers }: Pick<IncomingMessage, "socket" | "headers">,
  token: string | undefined,
  isBehindProxy = false,
): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? "", `Bearer ${token}`);
  // Some proxies on this machine pass on what comes from anywhere, and do not say so.
  if (isBehindProxy) return false;
  const peer = readAddress(socket.remoteAddress ?? "");
  if (peer === undefined || !loopback.check(peer, isIPv6(peer) ? "ipv6" : "ipv4")) return false;
  return passedOn.every((name) => headers[name] === undefined);
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
