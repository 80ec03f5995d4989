// IPv6 addresses as RFC 3986 writes them in a host.
export function isIpv6(text: string): boolean {
  const halves = text.split("::");
  if (halves.length > 2) return false;
  const [left = "", right] = halves;
  if (right === undefined) return countGroups(left, true) === 8;
  const before = left === "" ? 0 : countGroups(left, false);
  const after = right === "" ? 0 : countGroups(right, true);
  // "::" stands for one group at least.
  return before !== undefined && after !== undefined && before + after <= 7;
}

/** How many groups of 16 bits stand there; an IPv4 address may be the last and counts as two. */
function countGroups(text: string, mayEndWithIpv4: boolean): number | undefined {
  const groups = text.split(":");
  const last = groups.at(-1) ?? "";
  const endsWithIpv4 = mayEndWithIpv4 && isIpv4(last);
  const plain = endsWithIpv4 ? groups.slice(0, -1) : groups;
  if (!plain.every((group) => /^[0-9A-Fa-f]{1,4}$/.test(group))) return undefined;
  return endsWithIpv4 ? plain.length + 2 : plain.length;
}

function isIpv4(text: string): boolean {
  const parts = text.split(".");
  return parts.length === 4 && parts.every(isDecimalOctet);
}

function isDecimalOctet(text: string): boolean {
  return /^(?:0|[1-9]\d{0,2})$/.test(text) && Number(text) <= 255;
}
