// Writes one line for each request when its answer is over; it never tells of queries or cookies.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../log.ts";
import { splitTarget } from "./requestPath.ts";

const longestPath = 512;

export function logRequest(
  req: IncomingMessage,
  res: ServerResponse,
  log: Log,
  now: () => number,
): void {
  const { socket, method } = req;
  // The HTTP parser lets through only printable ASCII: no path can break a line or steer a terminal.
  const path = splitTarget(req.url ?? "").path.slice(0, longestPath);
  const startedAt = now();
  const writtenBefore = socket.bytesWritten;
  res.once("close", () => {
    log.info(
      {
        method,
        path,
        status: res.statusCode,
        ms: Math.round((now() - startedAt) * 10) / 10,
        bytes: socket.bytesWritten - writtenBefore,
        ...(res.writableFinished ? {} : { aborted: true }),
      },
      "request",
    );
  });
}
