// Tests whose address a request counts for, behind proxies of ours and behind liars.
import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { networksOf, readAddress } from "./ipAddress.ts";
import { createFindVisitor, readTrustedProxies } from "./visitor.ts";

describe("visitor", () => {
  test.each([
    ["192.0.2.1", "192.0.2.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["::FFFF:c000:0201", "192.0.2.1"],
    ["0:0:0:0:0:ffff:192.0.2.1", "192.0.2.1"],
    ["::", "0:0:0:0:0:0:0:0"],
    ["::1", "0:0:0:0:0:0:0:1"],
    ["2001:db8::", "2001:db8:0:0:0:0:0:0"],
    ["2001:0DB8:0000::0001", "2001:db8:0:0:0:0:0:1"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2:3:4:5:6"],
    ["64:ff9b::192.0.2.33", "64:ff9b:0:0:0:0:c000:221"],
    ["fe80::1%eth0", "fe80:0:0:0:0:0:0:1"],
  ])("%s is %s", (text, address) => {
    expect(readAddress(text)).toBe(address);
  });

  test.each([
    "",
    "unknown",
    "1.2.3",
    "1.2.3.4.5",
    "01.2.3.4",
    "256.1.1.1",
    "::1::",
    "[::1]",
    "1.2.3.4:80",
    "2001:db8::g",
    " ::1",
  ])("%j is no address", (text) => {
    expect(readAddress(text)).toBe(undefined);
  });

  test("all 65,536 last groups of one /64 are one network, and the next /64 is another", () => {
    const names = new Set<string>();
    for (let i = 0; i < 2 ** 16; i += 1) {
      const address = readAddress(
        `2001:db8:1:2:${((i * 7919) & 0xffff).toString(16)}::${i.toString(16)}`,
      );
      names.add(networksOf(address ?? "")[0].name);
    }
    expect([...names]).toEqual(["2001:db8:1:2::/64"]);
    expect(networksOf(readAddress("2001:db8:1:3::1") ?? "")).toEqual([
      { name: "2001:db8:1:3::/64", share: 1 },
      { name: "2001:db8:1::/48", share: 16, part: 1 / 4 },
      { name: "2001:db8::/32", share: 256, part: 1 / 2 },
    ]);
    expect(networksOf("192.0.2.1")).toEqual([{ name: "192.0.2.1", share: 1 }]);
  });

  function find(
    trusted: readonly string[],
    peer: string | undefined,
    forwardedFor?: string,
  ): string {
    const proxies = readTrustedProxies(trusted);
    if (!proxies.ok) throw new Error(proxies.reason);
    const socket = { remoteAddress: peer } as IncomingMessage["socket"];
    const headers = forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor };
    return createFindVisitor(proxies.value)({ socket, headers }).address;
  }

  const inner = ["10.0.0.0/8", "fd00::/8", "127.0.0.1"];

  test.each([
    ["a stranger who claims another address", [], "203.0.113.9", "192.0.2.1", "203.0.113.9"],
    ["a stranger beside our proxies", inner, "203.0.113.9", "10.0.0.1", "203.0.113.9"],
    ["one proxy", inner, "10.0.0.1", "192.0.2.1", "192.0.2.1"],
    ["one proxy over IPv6", inner, "fd00::1", "2001:db8::1", "2001:db8:0:0:0:0:0:1"],
    ["a proxy that the system shows as IPv6", inner, "::ffff:10.9.9.9", "192.0.2.1", "192.0.2.1"],
    ["two proxies", inner, "127.0.0.1", "192.0.2.1, 10.0.0.7", "192.0.2.1"],
    ["a lie that our proxy passed on", inner, "10.0.0.1", "1.1.1.1, 192.0.2.1", "192.0.2.1"],
    ["a lie that names a proxy", inner, "10.0.0.1", "1.1.1.1, 192.0.2.1, 10.0.0.9", "192.0.2.1"],
    ["nothing forwarded", inner, "10.0.0.1", undefined, "10.0.0.1"],
    ["nothing in what is forwarded", inner, "10.0.0.1", "", "10.0.0.1"],
    ["no address in what is forwarded", inner, "10.0.0.1", "1.1.1.1, unknown", "10.0.0.1"],
    ["only proxies", inner, "10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"],
    ["a hop with a port", inner, "10.0.0.1", "192.0.2.1:4711", "192.0.2.1"],
    ["a hop in brackets", inner, "10.0.0.1", "[2001:db8::1]:4711", "2001:db8:0:0:0:0:0:1"],
    ["a network that is near", ["10.0.0.0/24"], "10.0.1.1", "192.0.2.1", "10.0.1.1"],
    ["a connection that is gone", inner, undefined, "192.0.2.1", "unknown"],
  ])("%s", (_name, trusted, peer, forwardedFor, address) => {
    expect(find(trusted, peer, forwardedFor)).toBe(address);
  });

  test("what a peer forwards that is no proxy of ours is told of once", () => {
    const proxies = readTrustedProxies(["10.0.0.1"]);
    if (!proxies.ok) throw new Error(proxies.reason);
    let told = 0;
    const findVisitor = createFindVisitor(proxies.value, () => {
      told += 1;
    });
    const ask = (remoteAddress: string, headers = {}) =>
      findVisitor({ socket: { remoteAddress } as IncomingMessage["socket"], headers });
    const forwarded = { "x-forwarded-for": "192.0.2.1" };
    ask("10.0.0.1", forwarded);
    ask("172.16.0.1");
    expect(told).toBe(0);
    ask("172.16.0.1", forwarded);
    ask("172.16.0.2", forwarded);
    expect(told).toBe(1);
  });

  test("without a request the visitor is unknown, and counts as one", () => {
    const none = readTrustedProxies([]);
    if (!none.ok) throw new Error(none.reason);
    expect(createFindVisitor(none.value)(undefined)).toEqual({
      address: "unknown",
      networks: [{ name: "unknown", share: 1 }],
    });
  });

  test.each([
    "",
    "proxy",
    "10.0.0.0/33",
    "10.0.0.0/-1",
    "10.0.0.0/0",
    "::/0",
    "::/129",
    "10.0.0.0/8/8",
  ])("%j is no network to trust", (entry) => {
    expect(readTrustedProxies(["127.0.0.1", entry])).toEqual({ ok: false, reason: entry });
  });
});
