// The server's structured log: one JSON object a line, level by name, time as ISO 8601.
import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from "pino";

export type Log = Logger;

/** What goes into a pipe in pieces of this size stays whole, whoever else writes there. */
const MOST_AT_ONCE = 4_096;

// The lines of one look at the sockets go out together: a write for each cost a tenth of a short request.
// A process that stops or throws writes what it has.
function openStdout(): DestinationStream {
  const to = destination({ dest: 1, sync: true });
  let waiting = "";
  function writeAll(): void {
    if (waiting !== "") to.write(waiting);
    waiting = "";
  }
  process.on("exit", writeAll);
  return {
    write(line) {
      if (waiting.length + line.length > MOST_AT_ONCE) writeAll();
      if (waiting === "") setImmediate(writeAll);
      waiting += line;
    },
  };
}

let stdout: DestinationStream | undefined;

export function createLog(level: string, to?: DestinationStream): Log {
  if (to === undefined) stdout ??= openStdout();
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    to ?? stdout,
  );
}
