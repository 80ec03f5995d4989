// Finds out which address a request comes from, believing X-Forwarded-For only from our own proxies.
import type { IncomingMessage } from "node:http";
import { BlockList, isIPv6 } from "node:net";
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { type Network, networksOf, readAddress } from "./ipAddress.ts";

export type TrustedProxies = { has(address: string): boolean };

export type Visitor = { address: string; networks: readonly [Network, ...Network[]] };

/** Without a request (as in a test that has no connection) the visitor is one unknown address. */
export type FindVisitor = (
  request: Pick<IncomingMessage, "socket" | "headers"> | undefined,
) => Visitor;

/** Reads a list of addresses and networks, such as 10.0.0.0/8, fd00::/8, 127.0.0.1. */
export function readTrustedProxies(list: readonly string[]): Result<TrustedProxies> {
  const trusted = new BlockList();
  for (const entry of list) {
    const [, text = "", bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
    const address = readAddress(text);
    const longest = address === undefined || isIPv6(address) ? 128 : 32;
    const prefix = bits === undefined ? longest : Number(bits);
    // Everyone would be a proxy, and could name any address as theirs.
    if (address === undefined || text.includes("%") || prefix > longest || prefix === 0) {
      return refuse(entry);
    }
    trusted.addSubnet(address, prefix, familyOf(address));
  }
  return accept({ has: (address) => trusted.check(address, familyOf(address)) });
}

/** `onStranger` is told once, when a peer that is not trusted forwards for others. */
export function createFindVisitor(trusted: TrustedProxies, onStranger?: () => void): FindVisitor {
  let isTold = false;
  return (request) => {
    const forwardedFor = request?.headers["x-forwarded-for"];
    const peer = readAddress(request?.socket.remoteAddress ?? "");
    if (forwardedFor !== undefined && peer !== undefined && !trusted.has(peer) && !isTold) {
      isTold = true;
      onStranger?.();
    }
    // A connection that is gone already has no address left.
    const address = peer === undefined ? "unknown" : findAddress(peer, forwardedFor, trusted);
    return { address, networks: networksOf(address) };
  };
}

/** Goes back along the way of the request until a hop that is no proxy of ours. */
function findAddress(
  peer: string,
  forwardedFor: string | string[] | undefined,
  trusted: TrustedProxies,
): string {
  let address = peer;
  const hops = forwardedFor === undefined ? [] : String(forwardedFor).split(",");
  while (trusted.has(address)) {
    const before = readAddress(withoutPort(hops.pop()?.trim() ?? ""));
    // What our own proxy did not write as an address says nothing.
    if (before === undefined) break;
    address = before;
  }
  return address;
}

function withoutPort(hop: string): string {
  const [, bracketed, dotted] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(hop) ?? [];
  return bracketed ?? dotted ?? hop;
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIPv6(address) ? "ipv6" : "ipv4";
}
