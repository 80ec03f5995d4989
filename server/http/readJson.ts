// Reads a bounded JSON body, and refuses what is too large, compressed, too deep or no JSON.
import { nestsDeeperThan } from "./jsonDepth.ts";
import { badRequest, type Problem, tooLarge, unsupportedEncoding } from "./problem.ts";

export type JsonLimits = { maxBytes: number; maxDepth: number };

/** For bodies that hold a few short fields. */
export const smallJson: JsonLimits = { maxBytes: 8_192, maxDepth: 8 };

export type JsonBody = { ok: true; value: unknown } | { ok: false; problem: Problem };

export async function readJson(
  request: Request,
  { maxBytes, maxDepth }: JsonLimits = smallJson,
): Promise<JsonBody> {
  const { headers } = request;
  // A small compressed body can unfold to any size.
  if ((headers.get("Content-Encoding") ?? "identity") !== "identity") {
    return refuse(unsupportedEncoding);
  }
  if (Number(headers.get("Content-Length") ?? 0) > maxBytes) return refuse(tooLarge(maxBytes));
  const body = await readBytes(request, maxBytes);
  if (body === "broken") return refuse(badRequest);
  if (body === "too-large") return refuse(tooLarge(maxBytes));
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
    if (nestsDeeperThan(text, maxDepth)) return refuse(badRequest);
    return { ok: true, value: JSON.parse(text, withoutPrototype) };
  } catch {
    return refuse(badRequest);
  }
}

async function readBytes(
  { body }: Request,
  maxBytes: number,
): Promise<Uint8Array | "broken" | "too-large"> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    // Leaving the loop cancels the stream.
    for await (const chunk of body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) return "too-large";
      chunks.push(chunk);
    }
  } catch {
    // The visitor left, or was too slow.
    return "broken";
  }
  return Buffer.concat(chunks);
}

// A parsed "__proto__" is an ordinary key, until Object.assign makes a prototype of it.
function withoutPrototype(key: string, value: unknown): unknown {
  return key === "__proto__" ? undefined : value;
}

function refuse(problem: Problem): JsonBody {
  return { ok: false, problem };
}
