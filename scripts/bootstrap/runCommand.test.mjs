import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const module = pathToFileURL(path.join(import.meta.dirname, "runCommand.mjs")).href;

/** Runs a command's text through runCommand in a process of its own. */
async function start(command, args = []) {
  const root = await mkdtemp(path.join(os.tmpdir(), "run command "));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await writeFile(path.join(root, "command.mjs"), command);
  const call = { root, node: process.execPath, file: "command.mjs", args };
  const script = `import(${JSON.stringify(module)}).then(async ({ runCommand }) => {
    process.exitCode = await runCommand(${JSON.stringify(call)});
  })`;
  const env = { ...process.env };
  delete env.npm_lifecycle_event;
  const parent = spawn(process.execPath, ["-e", script], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => parent.kill("SIGKILL"));
  let output = "";
  parent.stdout.setEncoding("utf8").on("data", (chunk) => {
    output += chunk;
  });
  let errors = "";
  parent.stderr.setEncoding("utf8").on("data", (chunk) => {
    errors += chunk;
  });
  const closed = once(parent, "close");
  return { root, parent, output: () => output, errors: () => errors, closed };
}

test("arguments arrive whole, in the repository's folder, with its programs first on PATH", async () => {
  const tell =
    "console.log(JSON.stringify([process.argv.slice(2), process.cwd(), process.env.PATH]))";
  const { root, output, closed } = await start(tell, ["a b", "--flag"]);
  expect(await closed).toEqual([0, null]);
  const [args, folder, search] = JSON.parse(output());
  expect(args).toEqual(["a b", "--flag"]);
  expect(path.basename(folder)).toBe(path.basename(root));
  expect(search.split(path.delimiter)[0]).toBe(path.join(root, "node_modules", ".bin"));
});

test("the command's exit code is ours", async () => {
  const { closed } = await start("process.exitCode = 7");
  expect(await closed).toEqual([7, null]);
});

test.each(["SIGTERM", "SIGINT", "SIGHUP"])(
  "%s reaches the command, which ends as it likes",
  async (signal) => {
    const { parent, output, closed } = await start(`
    process.on(${JSON.stringify(signal)}, () => { console.log("told"); process.exit(5); });
    setInterval(() => {}, 1000);
    console.log("ready");
  `);
    await once(parent.stdout, "data");
    parent.kill(signal);
    expect(await closed).toEqual([5, null]);
    expect(output()).toBe("ready\ntold\n");
  },
);

test("what the machine refuses a command is told in a sentence, and no stack", async () => {
  const { errors, closed } = await start(
    'import { mkdirSync } from "node:fs"; mkdirSync("/proc/none/of/ours");',
  );
  expect(await closed).toEqual([1, null]);
  expect(errors()).toMatch(/^This machine refused the command: ENOENT: .*\n$/);
});

test("a command that a signal ends is told as a shell tells it", async () => {
  const { closed } = await start('process.kill(process.pid, "SIGKILL")');
  expect(await closed).toEqual([137, null]);
});
