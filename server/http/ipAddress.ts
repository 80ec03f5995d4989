// Brings an IP address into one spelling, and names the networks that one visitor may own.
import { isIPv4, isIPv6 } from "node:net";

/** IPv4 as it is; IPv6 as eight groups without leading zeros; IPv4 in IPv6 as IPv4. */
export function readAddress(text: string): string | undefined {
  if (isIPv4(text)) return text;
  const [address = ""] = text.split("%");
  if (!isIPv6(address)) return undefined;
  const [before = "", after] = withoutDots(address).split("::");
  const front = groups(before);
  const back = after === undefined ? [] : groups(after);
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => 0);
  const all = [...front, ...zeros, ...back];
  const isMapped = all.slice(0, 5).every((group) => group === 0) && all[5] === 0xffff;
  if (!isMapped) return all.map((group) => group.toString(16)).join(":");
  return all
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join(".");
}

function groups(text: string): number[] {
  return text === "" ? [] : text.split(":").map((group) => Number.parseInt(group, 16));
}

function withoutDots(address: string): string {
  return address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
}

export type Network = {
  name: string;
  /** How many visitors' worth of requests may come from it. */
  share: number;
  /** How much it may hold of what all share; without it, as much as one visitor. */
  part?: number;
};

/**
 * A household has at least a /64 of IPv6 and may use every address of it. Whoever rents a server
 * often has a /48, so that it gets no more than a few households together; and whoever has many of
 * those has them of one provider, who has a /32.
 */
export function networksOf(address: string): readonly [Network, ...Network[]] {
  if (!address.includes(":")) return [{ name: address, share: 1 }];
  const parts = address.split(":");
  return [
    { name: `${parts.slice(0, 4).join(":")}::/64`, share: 1 },
    { name: `${parts.slice(0, 3).join(":")}::/48`, share: 16, part: 1 / 4 },
    { name: `${parts.slice(0, 2).join(":")}::/32`, share: 256, part: 1 / 2 },
  ];
}
