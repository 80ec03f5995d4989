// The server's structured log: one JSON object a line, level by name, time as ISO 8601.
import { type DestinationStream, destination, type Logger, pino } from "pino";

export type Log = Logger;

let lastAt = 0;
let lastTime = "";

/** Many lines fall into one millisecond. */
function timeNow(): string {
  const at = Date.now();
  if (at !== lastAt) lastTime = new Date(at).toISOString();
  lastAt = at;
  return lastTime;
}

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
      timestamp: () => `,"time":"${timeNow()}"`,
      formatters: { level: (label) => ({ level: label }) },
    },
    to ?? stdout,
  );
}

/** For a line that is JSON already, as those of requests are: pino takes as long for each as SQLite for a row. */
export function writeLine(log: Log, level: "info", text: string): void {
  if (!log.isLevelEnabled(level)) return;
  const to = (log as Logger & { [pino.symbols.streamSym]: DestinationStream })[
    pino.symbols.streamSym
  ];
  to.write(`{"level":"${level}","time":"${timeNow()}",${text}}\n`);
}
