// Reads the body of a request into memory, as long as it is no larger than it may be.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { badRequest, bodyTooLarge, type Problem, unsupportedEncoding } from "./problem.ts";

export async function readBytes(
  request: Request,
  maxBytes: number,
): Promise<Result<Uint8Array, Problem>> {
  const { headers } = request;
  // A small compressed body can unfold to any size.
  if ((headers.get("Content-Encoding") ?? "identity") !== "identity") {
    return refuse(unsupportedEncoding);
  }
  const announced = headers.get("Content-Length");
  if (Number(announced ?? 0) > maxBytes) return refuse(bodyTooLarge(maxBytes));
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    // No more comes than was announced, and read at once it costs half as much as piece by piece.
    if (announced !== null) return accept(new Uint8Array(await request.arrayBuffer()));
    // Leaving the loop cancels the stream.
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) return refuse(bodyTooLarge(maxBytes));
      chunks.push(chunk);
    }
  } catch {
    // The visitor left, or was too slow.
    return refuse(badRequest);
  }
  return accept(Buffer.concat(chunks));
}
