// The server's structured log: one JSON object a line, level by name, time as ISO 8601.
import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from "pino";

export type Log = Logger;

// Written at once: lines held back for later lose their order, or their end, when the process stops.
const stdout = () => destination({ dest: 1, sync: true });

export function createLog(level: string, to: DestinationStream = stdout()): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    to,
  );
}
