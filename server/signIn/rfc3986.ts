// The grammar of RFC 3986 as far as EIP-4361 builds on it; every pattern is read in one pass.
import { isIPv6 } from "node:net";

// No two alternatives of a repetition begin with the same character, so that nothing is read twice.
const pctEncoded = "%[0-9A-Fa-f]{2}";
const unreserved = "A-Za-z0-9\\-._~";
const subDelims = "!$&'()*+,;=";
const genDelims = ":/?#[\\]@";

const scheme = /^[A-Za-z][A-Za-z0-9+\-.]*$/;
const userinfo = new RegExp(`^(?:[${unreserved}${subDelims}:]|${pctEncoded})*$`);
const regName = new RegExp(`^(?:[${unreserved}${subDelims}]|${pctEncoded})*$`);
const ipvFuture = new RegExp(`^[Vv][0-9A-Fa-f]+\\.[${unreserved}${subDelims}:]+$`);
const pchars = new RegExp(`^(?:[${unreserved}${subDelims}:@]|${pctEncoded})*$`);
const path = new RegExp(`^(?:[${unreserved}${subDelims}:@/]|${pctEncoded})*$`);
const queryOrFragment = new RegExp(`^(?:[${unreserved}${subDelims}:@/?]|${pctEncoded})*$`);
const plainText = new RegExp(`^[${unreserved}${subDelims}${genDelims} ]*$`);

export const isScheme = (text: string): boolean => scheme.test(text);

/** `*pchar` */
export const isPchars = (text: string): boolean => pchars.test(text);

/** `*( reserved / unreserved / " " )` */
export const isPlainText = (text: string): boolean => plainText.test(text);

/** `[ userinfo "@" ] host [ ":" port ]`, or undefined where it is none. */
function readAuthority(text: string): { host: string } | undefined {
  const at = text.indexOf("@");
  if (at !== -1 && !userinfo.test(text.slice(0, at))) return undefined;
  const place = text.slice(at + 1);
  const parts = /^(\[[^\]]*\]|[^:]*)(?::(\d*))?$/.exec(place);
  const host = parts?.[1];
  return host !== undefined && isHost(host) ? { host } : undefined;
}

function isHost(text: string): boolean {
  if (!text.startsWith("[")) return regName.test(text);
  const literal = text.slice(1, -1);
  // Of addresses with a zone, which node takes, the grammar knows nothing.
  const isAddress = isIPv6(literal) && !literal.includes("%");
  return isAddress || ipvFuture.test(literal);
}

/** An authority that names a host: the grammar would let it be empty, but then it names nobody. */
export function isAuthorityWithHost(text: string): boolean {
  const authority = readAuthority(text);
  return authority !== undefined && authority.host !== "";
}

export function isUri(text: string): boolean {
  const parts = /^([^:/?#]+):(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(text);
  if (parts === null) return false;
  const [, schemePart = "", authority, pathPart = "", query = "", fragment = ""] = parts;
  return (
    scheme.test(schemePart) &&
    (authority === undefined || readAuthority(authority) !== undefined) &&
    path.test(pathPart) &&
    queryOrFragment.test(query) &&
    queryOrFragment.test(fragment)
  );
}
