// Runs a program to its end and keeps what it prints; ended itself, it takes the program along.
import { spawn } from "node:child_process";
import { endingSignals, exitCode } from "./signals.mjs";

const patienceMs = 10_000;

export function capture(file, args, options, tellPid) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    if (child.pid !== undefined) tellPid(child.pid);
    let output = "";
    let endedBy;
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.setEncoding("utf8").on("data", keep);
    child.stderr.setEncoding("utf8").on("data", keep);

    const stop = (signal) => {
      if (endedBy !== undefined) return;
      endedBy = signal;
      child.kill(signal);
      setTimeout(() => child.kill("SIGKILL"), patienceMs).unref();
    };
    for (const signal of endingSignals) process.on(signal, stop);
    const finish = (code) => {
      if (endedBy !== undefined) process.exit(exitCode(null, endedBy));
      for (const signal of endingSignals) process.off(signal, stop);
      resolve({ code, output });
    };
    child.on("error", (error) => {
      output += error.message;
      finish(1);
    });
    child.on("close", (code) => finish(code ?? 1));
  });
}
