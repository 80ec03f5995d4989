// Writes one line for each request when its answer is over; it tells of no query, no cookie, and of nothing that is somebody's.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../log.ts";
import { problemCodeOf } from "./problem.ts";
import { splitTarget } from "./requestPath.ts";

const longestPath = 512;

/** What belongs to somebody in a path: the names of rooms, pictures and sessions, and accounts. */
const owned = /(?<=\/(?:rooms|gallery|pictures|sessions)\/)[^/.]+|0x[0-9a-f]+/gi;

/** Where an answer names its line in the log. */
export const idHeader = "X-Request-Id";

export function logRequest(
  req: IncomingMessage,
  res: ServerResponse,
  { log, now, newId }: { log: Log; now: () => number; newId: () => string },
): void {
  const { socket, method } = req;
  // The HTTP parser lets through only printable ASCII: no path can break a line or steer a terminal.
  const path = splitTarget(req.url ?? "")
    .path.replace(owned, ":id")
    .slice(0, longestPath);
  const id = newId();
  res.setHeader(idHeader, id);
  const startedAt = now();
  const writtenBefore = socket.bytesWritten;
  res.on("close", () => {
    log.info(
      {
        id,
        method,
        path,
        status: res.statusCode,
        code: problemCodeOf(res),
        ms: Math.round((now() - startedAt) * 10) / 10,
        bytes: socket.bytesWritten - writtenBefore,
        ...(res.writableFinished ? {} : { aborted: true }),
      },
      "request",
    );
  });
}
