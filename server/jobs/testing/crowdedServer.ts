// Stands for a server in a group of processes with little memory: holds most of it, and has a job done that wants the rest.
import { writeFileSync } from "node:fs";
import { openJobProcess } from "../jobProcess.ts";

const [procs = ""] = process.argv.slice(2);
writeFileSync(procs, String(process.pid));
const held = Buffer.alloc(400 * 2 ** 20, 1);

const open = () =>
  openJobProcess<string, string>(new URL("./faultyProcess.ts", import.meta.url), {
    milliseconds: 60_000,
    megabytes: 5_000,
  });
const eaten = await open().run("eat");
const next = await open().run("well");
process.stdout.write(JSON.stringify({ eaten, isNextDone: next.ok, held: held.length }));
process.exit();
