// Lets a write through only when a page of our own sent it as JSON (against cross-site forgery).
import { forbiddenOrigin, type Problem, unsupportedMediaType } from "./problem.ts";

/** Gives back what is wrong with the request, or nothing. */
export function checkWrite(request: Request, siteOrigin: string): Problem | undefined {
  if (request.method === "GET" || request.method === "HEAD") return undefined;
  const { headers } = request;
  // Browsers send Origin with every write; what comes without one is no page of ours.
  if (headers.get("Origin") !== siteOrigin) return forbiddenOrigin;
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null && site !== "same-origin") return forbiddenOrigin;
  // Forms of other sites can send only types that need no preflight, and none of them is this one.
  if (headers.get("Content-Type") !== "application/json") return unsupportedMediaType;
  return undefined;
}
