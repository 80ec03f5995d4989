import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { runProgram } from "./runProgram.ts";

const node = process.execPath;

test("a program's output and exit code come back", async () => {
  const script = "console.log('out'); console.error('err'); process.exit(3)";
  const { code, output } = await runProgram(node, ["-e", script]);
  expect(code).toBe(3);
  expect(output).toContain("out\n");
  expect(output).toContain("err\n");
});

test("the environment is passed on, with what was added", async () => {
  const script = "console.log(process.env.ADDED, typeof process.env.PATH)";
  const { output } = await runProgram(node, ["-e", script], { env: { ADDED: "yes" } });
  expect(output).toBe("yes string\n");
});

test("a program that is not there has failed, and says so", async () => {
  const { code, output } = await runProgram(path.join(import.meta.dirname, "no-such-program"), []);
  expect(code).toBe(1);
  expect(output).toContain("ENOENT");
});

test("a program that a signal ended counts as a shell counts it", async () => {
  const { code } = await runProgram(node, ["-e", "process.kill(process.pid, 'SIGKILL')"]);
  expect(code).toBe(137);
});

test("ended itself, it takes along what the program had started", async () => {
  const grandchild = "console.log('pid', process.pid); setInterval(() => {}, 1000)";
  const child = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(grandchild)}], { stdio: "inherit" })`;
  const module = pathToFileURL(path.join(import.meta.dirname, "runProgram.ts")).href;
  const parent = spawn(
    node,
    [
      "-e",
      `import(${JSON.stringify(module)}).then(({ runProgram }) =>
        runProgram(process.execPath, ["-e", ${JSON.stringify(child)}], { isShown: true }))`,
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  onTestFinished(() => void parent.kill("SIGKILL"));
  const [told] = (await once(parent.stdout, "data")) as [Buffer];
  const pid = Number(/pid (\d+)/.exec(told.toString())?.[1]);
  expect(process.kill(pid, 0)).toBe(true);

  const closed = once(parent, "close");
  parent.kill("SIGTERM");
  // Its output closes only when the grandchild, which shares it, has ended too.
  expect(await closed).toEqual([143, null]);
});
