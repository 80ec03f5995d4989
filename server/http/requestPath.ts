// Splits a request target, refuses malformed paths, and takes the base path off.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";

export type RequestPath = {
  /** As it was sent. */
  raw: string;
  /** With percent-encoding undone. */
  decoded: string;
  /** The query with its question mark, or nothing. */
  search: string;
};

// A proxy may send the whole address; only what follows its origin matters, and a name and
// password in it must reach neither a log nor a route.
const origin = /^https?:\/\/[^/?#]*/i;

export function splitTarget(target: string): { path: string; search: string } {
  const local = target.replace(origin, "").replace(/#.*$/s, "");
  const question = local.indexOf("?");
  const path = question === -1 ? local : local.slice(0, question);
  return {
    path: path === "" && target !== "" ? "/" : path,
    search: question === -1 ? "" : local.slice(question),
  };
}

const malformed = refuse("malformed");

export function readPath(target: string): Result<RequestPath, "malformed"> {
  const { path: raw, search } = splitTarget(target);
  // An encoded separator would mean one thing here and another to a program behind or before us.
  if (!raw.startsWith("/") || raw.includes("//") || /%2f|%5c/i.test(raw)) return malformed;
  let decoded: string;
  try {
    decoded = decodeURIComponent(raw);
  } catch {
    return malformed;
  }
  if (/[\\\p{Cc}]/u.test(decoded)) return malformed;
  if (decoded.split("/").some((segment) => segment === "." || segment === "..")) {
    return malformed;
  }
  return accept({ raw, decoded, search });
}

type Placed =
  | { where: "inside"; path: RequestPath }
  | { where: "baseWithoutSlash" }
  | { where: "outside" };

/** Where a path lies; inside, it is given as if the site stood at the root. */
export function withoutBase(path: RequestPath, basePath: string): Placed {
  // Compared as sent: nothing that we or a browser write encodes a base path's letters.
  if (path.raw === basePath.slice(0, -1)) return { where: "baseWithoutSlash" };
  if (!path.raw.startsWith(basePath)) return { where: "outside" };
  const cut = basePath.length - 1;
  return {
    where: "inside",
    path: { raw: path.raw.slice(cut), decoded: path.decoded.slice(cut), search: path.search },
  };
}
