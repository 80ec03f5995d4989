// Tags of content, and whether what a client already has is still the same (conditional requests).
import { createHash } from "node:crypto";

// From the content, not from size and time: two machines, or two builds with fixed times, agree.
// Weak, because the same tag stands for the plain and the compressed forms.
export function etagOf(content: Buffer | string): string {
  return `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
}

export function etagMatches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === "*") return true;
  const tag = etag.replace(/^W\//, "");
  return ifNoneMatch.split(",").some((given) => given.trim().replace(/^W\//, "") === tag);
}
