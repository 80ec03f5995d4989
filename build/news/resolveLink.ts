// Turns a link as a post writes it into the address a reader's browser gets, or refuses it with the reason.
export type LinkPlace = {
  /** Where the site lives: a base path such as "/", or an origin and base path. Ends with "/". */
  base: string;
  /** The page the link stands on, without the base: "news/the-ponds". */
  page: string;
};

export type ResolvedLink =
  | { ok: true; href: string; outer: boolean }
  | { ok: false; reason: string };

// Every link is read by the parser that browsers use, against a host nobody can own, and given out
// as that parser wrote it: what was checked is what will be followed.
const here = "https://site.invalid";

export function resolveLink(href: string, { base, page }: LinkPlace): ResolvedLink {
  if (href.trim() === "") return { ok: false, reason: "has no address" };
  const url = URL.parse(href, `${here}/${page}`);
  if (url === null || (url.origin === here && /^\s*[a-z]+:/i.test(href))) {
    return { ok: false, reason: "is not an address" };
  }
  if (url.origin === here) {
    // A path of two slashes would name a host once it follows the base.
    const path = url.pathname.replace(/^\/+/, "");
    return { ok: true, href: base + path + url.search + url.hash, outer: false };
  }
  if (url.protocol === "mailto:") return { ok: true, href: url.href, outer: false };
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    return {
      ok: false,
      reason: "may only begin with https:, http: or mailto:, or lie on this site",
    };
  }
  if (!/^https?:\/\//i.test(href)) {
    return { ok: false, reason: "leaves the site, so it needs its https:// in front" };
  }
  if (url.username !== "" || url.password !== "") {
    return { ok: false, reason: "must not hold a user name" };
  }
  return { ok: true, href: url.href, outer: true };
}
