// The signals that ask a program to end, and what its exit code says about them.
import os from "node:os";

export const endingSignals = ["SIGTERM", "SIGHUP", "SIGINT"];

/** A program that a signal ended counts as 128 and the signal's number, as in a shell. */
export function exitCode(code, signal) {
  return code ?? 128 + (os.constants.signals[signal] ?? 0);
}
