// Runs one of the project's commands on the pinned Node, after installing whatever is missing.
import path from "node:path";
import { fileURLToPath } from "node:url";
import { findCommand } from "./bootstrap/commands.mjs";
import { ensureNode } from "./bootstrap/ensureNode.mjs";
import { ensurePackages } from "./bootstrap/ensurePackages.mjs";
import { judgeRunningNode } from "./bootstrap/judgeRunningNode.mjs";
import { mayWrite } from "./bootstrap/mayWrite.mjs";
import { runCommand } from "./bootstrap/runCommand.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const say = (line) => console.error(line);

async function main([name, ...args]) {
  const running = judgeRunningNode(process.versions.node);
  if (!running.ok) return refuse(running.reason);
  const command = findCommand(name);
  if (!command.ok) return refuse(command.reason);
  const writable = command.writes ? await mayWrite(root, name) : { ok: true };
  if (!writable.ok) return refuse(writable.reason);
  const packages = await ensurePackages(root, say);
  if (!packages.ok) return refuse(packages.reason);
  const node = await ensureNode(root, say);
  if (!node.ok) return refuse(node.reason);
  return runCommand({ root, node: node.path, file: command.file, args });
}

function refuse(reason) {
  say(reason);
  return 1;
}

process.exitCode = await main(process.argv.slice(2)).catch((error) => {
  // What the machine refuses (a full disk, a folder that is not ours) is no bug of this program.
  if (typeof error.syscall !== "string") throw error;
  return refuse(`The command could not be prepared: ${error.message}`);
});
