import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { oneAtATime, planBuild } from "./ensureBuilt.ts";

const wanted = { basePath: "/", origin: "http://localhost:4173", isLocal: true, inputs: "abc" };

test("the same settings and inputs are served as they are", () => {
  expect(planBuild(JSON.stringify(wanted), wanted)).toBe("reuse");
});

test.each([
  ["no build", undefined],
  ["a damaged build.json", "{"],
  ["an empty build.json", "{}"],
  ["another base path", JSON.stringify({ ...wanted, basePath: "/farm/" })],
  ["another origin", JSON.stringify({ ...wanted, origin: "https://farm.example" })],
  ["another network", JSON.stringify({ ...wanted, isLocal: false })],
  ["other inputs", JSON.stringify({ ...wanted, inputs: "abd" })],
])("%s is built", (_, built) => {
  expect(planBuild(built, wanted)).toBe("build");
});

test("of two runs at once one builds, and the other waits for it", async () => {
  let inside = 0;
  const work = async () => {
    inside += 1;
    expect(inside).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 300));
    inside -= 1;
    return "built";
  };
  expect(await Promise.all([oneAtATime(work), oneAtATime(work)])).toEqual(["built", "built"]);
});

test("a run that was killed while it built is waited for as long as its bundler lives", async () => {
  const bundler = spawn(process.execPath, ["-e", "setTimeout(() => {}, 1_500)"]);
  const module = pathToFileURL(path.join(import.meta.dirname, "ensureBuilt.ts")).href;
  const script = `import(${JSON.stringify(module)}).then(({ oneAtATime }) =>
    oneAtATime(async (tellPid) => {
      tellPid(${bundler.pid});
      process.kill(process.pid, "SIGKILL");
    }))`;
  const killed = spawn(process.execPath, ["-e", script], { stdio: "inherit" });
  await once(killed, "close");
  expect(await oneAtATime(async () => bundler.exitCode)).toBe(0);
});
