// The cookies of sign-in: one that opens a session, one that ties a nonce to the browser it went to.
import type { Context } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import type { CookieOptions } from "hono/utils/cookie";
import { longestLifetime } from "./sessions.ts";

/**
 * In a frame on another site's page (the Safe's) a browser keeps cookies only in a jar of that page's
 * own, and only if they say so. Such a session is separate from the one outside the frame.
 */
export type CookieContext = "top" | "frame";

export type FoundCookie = { value: string; where: CookieContext };

export type Cookies = {
  /** What a request brings in its header: usually one, two where frame and top share a jar. */
  sessions(header: string | undefined): FoundCookie[];
  browsers(header: string | undefined): FoundCookie[];
  setSession(c: Context, token: string, where: CookieContext): void;
  setBrowser(c: Context, secret: string, where: CookieContext): void;
  clearSession(c: Context, where: CookieContext): void;
};

const everywhere: readonly CookieContext[] = ["top", "frame"];
const browserLifetime = 24 * 60 * 60 * 1000;

type Purpose = "session" | "browser";

// With the prefix no other host, and no page without TLS, can set the cookie. Browsers take it only
// over TLS, and without TLS there is only a developer's localhost.
export function cookieName(siteOrigin: string, what: Purpose, where: CookieContext): string {
  const prefix = siteOrigin.startsWith("https:") ? "__Host-" : "";
  return `${prefix}${where === "frame" ? "framed-" : ""}holder-${what}`;
}

export function createCookies(siteOrigin: string): Cookies {
  const isSecure = siteOrigin.startsWith("https:");
  const name = (what: Purpose, where: CookieContext) => cookieName(siteOrigin, what, where);

  const attributes: Readonly<Record<CookieContext, CookieOptions>> = {
    top: { path: "/", httpOnly: true, secure: isSecure, sameSite: "Lax" },
    // Browsers demand Secure here, and grant it to a localhost without TLS.
    frame: { path: "/", httpOnly: true, secure: true, sameSite: "None", partitioned: true },
  };

  /** 32 bytes in base64url: whatever else stands in a cookie is not from us. */
  const sought = (what: Purpose) =>
    everywhere.map((where) => ({
      where,
      start: `${name(what, where)}=`,
      pattern: new RegExp(`(?:^|;) *${name(what, where)}=([A-Za-z0-9_-]{43}) *(?:;|$)`),
    }));
  const patterns = { session: sought("session"), browser: sought("browser") };

  function find(header = "", what: Purpose): FoundCookie[] {
    const found: FoundCookie[] = [];
    for (const { where, start, pattern } of patterns[what]) {
      // Few browsers have both, and one that is not there is soon not found.
      const value = header.includes(start) ? pattern.exec(header)?.[1] : undefined;
      if (value !== undefined) found.push({ value, where });
    }
    return found;
  }

  const set = (c: Context, what: Purpose, { value, where }: FoundCookie, lifetime: number) => {
    setCookie(c, name(what, where), value, { ...attributes[where], maxAge: lifetime / 1000 });
  };

  return {
    sessions: (header) => find(header, "session"),
    browsers: (header) => find(header, "browser"),
    setSession: (c, value, where) => set(c, "session", { value, where }, longestLifetime),
    setBrowser: (c, value, where) => set(c, "browser", { value, where }, browserLifetime),
    clearSession: (c, where) => void deleteCookie(c, name("session", where), attributes[where]),
  };
}
