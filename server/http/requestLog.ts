// Writes one line for each request when its answer is over; it tells of no query, no cookie, and of nothing that is somebody's.
import type { IncomingMessage, ServerResponse } from "node:http";
import { type DestinationStream, pino } from "pino";
import type { Log } from "../log.ts";
import { problemCodeOf } from "./problem.ts";
import { splitTarget } from "./requestPath.ts";

const longestPath = 512;

/** What belongs to somebody in a path: the names of rooms, pictures and sessions, and accounts. */
const owned = /(?<=\/(?:rooms|gallery|pictures|sessions)\/)[^/.]+|0x[0-9a-f]+/gi;

/** Where an answer names its line in the log. */
export const idHeader = "X-Request-Id";

/** Begins to follow a request; what comes back writes its line, once the answer is over and has taken so long. */
export function openLine(
  { socket, method, url = "" }: IncomingMessage,
  res: ServerResponse,
  { log, id }: { log: Log; id: string },
): (ms: number) => void {
  const writtenBefore = socket.bytesWritten;
  return (ms) => {
    const code = problemCodeOf(res);
    const bytes = socket.bytesWritten - writtenBefore;
    writeLine(
      log,
      `"id":"${id}","method":"${method}","path":${pathIn(url)},"status":${res.statusCode}` +
        `${code === undefined ? "" : `,"code":"${code}"`},"ms":${Math.round(ms * 10) / 10},"bytes":${bytes}` +
        `${res.writableFinished ? "" : ',"aborted":true'},"msg":"request"`,
    );
  };
}

/** JSON put together by hand: for each request, pino would take as long as SQLite for a row. */
function writeLine(log: Log, text: string): void {
  if (!log.isLevelEnabled("info")) return;
  const { [pino.symbols.streamSym]: stream } = log as Log & {
    [pino.symbols.streamSym]: DestinationStream;
  };
  stream.write(`{"level":"info","time":"${timeNow()}",${text}}\n`);
}

let lastUrl = "";
let lastPath = '""';

/** In JSON; one page after another asks for the same. */
function pathIn(url: string): string {
  if (url === lastUrl) return lastPath;
  // The HTTP parser lets through only printable ASCII: no path can break a line or steer a terminal.
  const path = splitTarget(url).path.replace(owned, ":id").slice(0, longestPath);
  lastUrl = url;
  lastPath = JSON.stringify(path);
  return lastPath;
}

let lastAt = 0;
let lastTime = "";

/** Many lines fall into one millisecond. */
function timeNow(): string {
  const at = Date.now();
  if (at !== lastAt) lastTime = new Date(at).toISOString();
  lastAt = at;
  return lastTime;
}
