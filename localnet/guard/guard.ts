// Runs one command and ends it, with everything it started, as soon as standard input closes.
import { spawn } from "node:child_process";

const graceMs = 1_000;
const [command, ...args] = process.argv.slice(2);
if (command === undefined) throw new Error("guard: name the command to run");

// The parent holds the other end of standard input. The kernel closes it however the parent dies,
// SIGKILL included, on Linux and macOS alike; a child cannot learn of that death any other portable way.
const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"] });
let ending = false;

// The guard leads its own process group, so a signal to the group reaches grandchildren too.
function signalGroup(signal: NodeJS.Signals) {
  try {
    process.kill(-process.pid, signal);
  } catch {
    child.kill(signal);
  }
}

function end() {
  if (ending) return;
  ending = true;
  setTimeout(() => signalGroup("SIGKILL"), graceMs);
  signalGroup("SIGTERM");
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
process.stdin.on("error", end).on("close", end).resume();

child.on("error", (error) => {
  console.error(`guard: ${error.message}`);
  process.exit(127);
});
child.on("exit", (code) => {
  // Grandchildren that ignored SIGTERM go now; this ends the guard as well.
  if (ending) signalGroup("SIGKILL");
  process.exit(code ?? 1);
});
