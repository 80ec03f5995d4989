// Runs a command's file on the pinned Node and passes on signals and the exit code.
import { spawn } from "node:child_process";
import path from "node:path";
import { endingSignals, exitCode } from "./signals.mjs";

const parentCheckMs = 500;

const sayRefusals = new URL("../run/sayRefusals.ts", import.meta.url).href;

export function runCommand({ root, node, file, args }) {
  const bin = path.join(root, "node_modules", ".bin");
  const searchPath = [bin, process.env.PATH ?? ""].join(path.delimiter);
  const child = spawn(node, ["--import", sayRefusals, path.join(root, file), ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PATH: searchPath },
  });

  const sent = new Set();
  const passOn = (signal) => {
    // npm repeats what it receives, and for many programs a second signal means "at once".
    if (sent.has(signal)) return;
    sent.add(signal);
    child.kill(signal);
  };
  for (const signal of endingSignals) {
    process.on(signal, () => {
      // A terminal's Ctrl-C reaches the child by itself.
      if (signal !== "SIGINT" || !process.stdin.isTTY) passOn(signal);
    });
  }
  if (process.env.npm_lifecycle_event !== undefined) whenOrphaned(() => passOn("SIGTERM"));

  return new Promise((resolve) => {
    child.on("error", (error) => {
      console.error(`The command could not be started: ${error.message}`);
      resolve(1);
    });
    child.on("close", (code, signal) => resolve(exitCode(code, signal)));
  });
}

// npm tells only its shell to end, and the shell ends without telling us.
function whenOrphaned(act) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, parentCheckMs);
  timer.unref();
}
