// Lets a write through only when a page of our own sent it as what it says (against cross-site forgery).
import { forbiddenOrigin, type Problem, unsupportedMediaType } from "./problem.ts";

/** Many clients name the one encoding that JSON has. */
const json = ["application/json", "application/json; charset=utf-8"] as const;

/** Of a picture, all that browsers can show and we can tell apart by their bytes. */
export const uploadPictureTypes = ["image/png", "image/jpeg", "image/webp"] as const;

/** Gives back what is wrong with the request, or nothing. */
export function checkWrite(
  request: Request,
  siteOrigin: string,
  types: readonly string[] = json,
): Problem | undefined {
  if (request.method === "GET" || request.method === "HEAD") return undefined;
  const { headers } = request;
  // Browsers send Origin with every write; what comes without one is no page of ours.
  if (headers.get("Origin") !== siteOrigin) return forbiddenOrigin;
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null && site !== "same-origin") return forbiddenOrigin;
  // Forms of other sites can send only types that need no preflight, and none of these is one.
  if (!types.includes(headers.get("Content-Type") ?? "")) return unsupportedMediaType(types);
  return undefined;
}
