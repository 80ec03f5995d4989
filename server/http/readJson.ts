// Reads a bounded JSON body, and refuses what is too large, compressed, too deep or no JSON.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { badRequest, type Problem } from "./problem.ts";
import { readBytes } from "./readBytes.ts";

export type JsonLimits = { maxBytes: number; maxDepth: number };

/** For bodies that hold a few short fields. */
export const smallJson: JsonLimits = { maxBytes: 8_192, maxDepth: 8 };

export async function readJson(
  request: Request,
  { maxBytes, maxDepth }: JsonLimits = smallJson,
): Promise<Result<unknown, Problem>> {
  const body = await readBytes(request, maxBytes);
  return body.ok ? parseJson(body.value, maxDepth) : body;
}

export function parseJson(bytes: Uint8Array, maxDepth: number): Result<unknown, Problem> {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (nestsDeeperThan(text, maxDepth)) return refuse(badRequest);
    return accept<unknown>(JSON.parse(text, withoutPrototype));
  } catch {
    return refuse(badRequest);
  }
}

// A parsed "__proto__" is an ordinary key, until Object.assign makes a prototype of it.
function withoutPrototype(key: string, value: unknown): unknown {
  return key === "__proto__" ? undefined : value;
}

/** Measured before anything is built from the text. */
export function nestsDeeperThan(json: string, limit: number): boolean {
  let depth = 0;
  let inText = false;
  for (let i = 0; i < json.length; i += 1) {
    const char = json[i];
    if (inText) {
      if (char === "\\") i += 1;
      else if (char === '"') inText = false;
    } else if (char === '"') {
      inText = true;
    } else if (char === "{" || char === "[") {
      depth += 1;
      if (depth > limit) return true;
    } else if (char === "}" || char === "]") {
      depth -= 1;
    }
  }
  return false;
}
