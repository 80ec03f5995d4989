// Starts the server from the environment and stops it on SIGTERM or SIGINT.
import { resolve } from "node:path";
import { readConfig } from "./config.ts";
import { createLog } from "./log.ts";
import { startServer } from "./start.ts";

function refuse(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

const config = readConfig(process.env);
if (!config.ok) refuse(config.reason);
const log = createLog(config.value.logLevel);
const started = await startServer(config.value, { log, now: () => performance.now() });
if (!started.ok) refuse(started.reason);
const server = started.value;

if (process.stdout.isTTY || config.value.banner) {
  process.stdout.write(
    `The site is ready at ${server.url}\n` +
      `Its data is kept in ${resolve(config.value.dataDir)}\n` +
      "Press Ctrl+C to stop.\n",
  );
}

let stopping = false;
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, async () => {
    // Asked a second time, it waits no longer.
    if (stopping) return server.cut();
    stopping = true;
    log.info({ signal }, "stopping");
    const how = await server.stop();
    log.info({ how }, "stopped");
    process.exit(0);
  });
}
