// Reads the body of a request into memory, as long as it is no larger than it may be.
import { badRequest, type Problem, tooLarge, unsupportedEncoding } from "./problem.ts";

export type Body = { ok: true; value: Uint8Array } | { ok: false; problem: Problem };

export async function readBytes(request: Request, maxBytes: number): Promise<Body> {
  const { headers } = request;
  // A small compressed body can unfold to any size.
  if ((headers.get("Content-Encoding") ?? "identity") !== "identity") {
    return { ok: false, problem: unsupportedEncoding };
  }
  if (Number(headers.get("Content-Length") ?? 0) > maxBytes) {
    return { ok: false, problem: tooLarge(maxBytes) };
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    // Leaving the loop cancels the stream.
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) return { ok: false, problem: tooLarge(maxBytes) };
      chunks.push(chunk);
    }
  } catch {
    // The visitor left, or was too slow.
    return { ok: false, problem: badRequest };
  }
  return { ok: true, value: Buffer.concat(chunks) };
}
