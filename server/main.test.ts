// Tests the program itself as a child process: what it prints, how it refuses, how it stops.
import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { describe, expect, onTestFinished, test } from "vitest";
import { ask, askSlowly } from "./testing/ask.ts";
import { makeSite } from "./testing/makeSite.ts";
import { openPort } from "./testing/openPort.ts";
import { plainEnv } from "./testing/plainEnv.ts";

const program = join(import.meta.dirname, "main.ts");

type Program = {
  child: ChildProcess;
  said: { out: string; err: string };
  exit: Promise<number | null>;
  /** Waits until its output holds the text. */
  says(text: string): Promise<void>;
};

function run(env: Record<string, string>): Program {
  const child = spawn(process.execPath, [program], {
    env: { ...env, ...plainEnv },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const said = { out: "", err: "" };
  child.stdout.on("data", (chunk) => {
    said.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    said.err += chunk;
  });
  const exit = new Promise<number | null>((resolve) => child.once("close", resolve));
  async function says(text: string): Promise<void> {
    while (!said.out.includes(text)) {
      const more = new Promise((resolve) => child.stdout.once("data", resolve));
      const over = exit.then(() => Promise.reject(new Error(`ended: ${said.out}${said.err}`)));
      await Promise.race([more, over]);
    }
  }
  return { child, said, exit, says };
}

async function site() {
  const made = await makeSite();
  onTestFinished(made.remove);
  return made;
}

/** More than two ends of a connection keep for each other, and little to send within the time to stop. */
const BIG = 12_000_000;

async function start(env: Record<string, string> = {}) {
  const { distDir, dataDir, add } = await site();
  await add("big.bin", Buffer.alloc(BIG, "a"));
  const program = run({ PORT: "0", DIST_DIR: distDir, DATA_DIR: dataDir, ...env });
  await program.says('"msg":"listening"');
  const port = Number(/"port":(\d+)/.exec(program.said.out)?.[1]);
  return { ...program, port, dataDir };
}

describe("the server's process", () => {
  test("it tells its address and data folder in plain words, and stops on SIGINT with 0", async () => {
    const { child, said, exit, says, port, dataDir } = await start({ START_BANNER: "1" });
    await says("Press Ctrl+C to stop.\n");
    expect(said.out).toContain(`The site is ready at http://localhost:${port}/\n`);
    expect(said.out).toContain(`Its data is kept in ${dataDir}\n`);
    expect((await ask(port, "/readyz")).status).toBe(200);
    child.kill("SIGINT");
    expect(await exit).toBe(0);
    expect(said.err).toBe("");
  });

  test("on SIGTERM it finishes the download in flight and exits with 0", async () => {
    const { child, said, exit, says, port } = await start();
    const download = await askSlowly(port, "/big.bin");
    child.kill("SIGTERM");
    await says('"msg":"stopping"');
    // Whoever connected just before it closes its door is still answered.
    const isRefused = () =>
      ask(port, "/healthz").then(
        () => false,
        () => true,
      );
    const [whole] = await Promise.all([buffer(download), expect.poll(isRefused).toBe(true)]);
    expect(whole.length).toBe(BIG);
    expect(await exit).toBe(0);
    const lines = said.out.trim().split("\n");
    const logged = lines
      .map((line) => JSON.parse(line))
      .filter(({ level, path }) => level === "info" && path !== "/healthz");
    expect(logged.map(({ msg }) => msg)).toEqual(["listening", "stopping", "request", "stopped"]);
    expect(logged.at(-1)).toMatchObject({ how: "finished" });
  });

  test("a second signal ends the wait", async () => {
    const { child, said, exit, says, port } = await start();
    const download = await askSlowly(port, "/big.bin");
    child.kill("SIGTERM");
    await says('"msg":"stopping"');
    child.kill("SIGINT");
    await expect(buffer(download)).rejects.toThrow();
    expect(await exit).toBe(0);
    expect(said.out).toContain('"msg":"stopped"');
  });

  test("a port in use is refused with what to do", async () => {
    const port = await openPort(createServer());
    const { distDir, dataDir } = await site();
    const { said, exit } = run({
      PORT: String(port),
      DIST_DIR: distDir,
      DATA_DIR: dataDir,
      LOG_LEVEL: "silent",
      START_BANNER: "1",
    });
    expect(await exit).toBe(1);
    expect(said).toEqual({
      out: "",
      err: `Port ${port} is already in use. Stop the program that uses it, or set PORT to another number.\n`,
    });
  });

  test("wrong variables are all named", async () => {
    const { said, exit } = run({
      PORT: "x",
      HOST: " ",
      BASE_PATH: "x",
      SITE_ORIGIN: "x",
      LOG_LEVEL: "x",
    });
    expect(await exit).toBe(1);
    const named = said.err
      .trim()
      .split("\n")
      .map((line) => line.split(" ")[0]);
    expect(named).toEqual(["PORT", "HOST", "BASE_PATH", "SITE_ORIGIN", "LOG_LEVEL"]);
    expect(said.out).toBe("");
  });

  test("a missing build is refused with what to do", async () => {
    const { said, exit } = run({ PORT: "0", DIST_DIR: "no-such-dist" });
    expect(await exit).toBe(1);
    expect(said).toEqual({
      out: "",
      err: "No build found in no-such-dist/. Run npm run build first (npm start does it for you).\n",
    });
  });

  test("a build for another base path is refused with both", async () => {
    const { distDir } = await site();
    const { said, exit } = run({ PORT: "0", DIST_DIR: distDir, BASE_PATH: "/farm/" });
    expect(await exit).toBe(1);
    expect(said.err).toContain("was made for BASE_PATH=/, but BASE_PATH is /farm/ now.");
  });

  test("a data folder that cannot be written is refused by name", async () => {
    const { distDir } = await site();
    const DATA_DIR = join(distDir, "build.json", "data");
    const { said, exit } = run({ PORT: "0", DIST_DIR: distDir, DATA_DIR });
    expect(await exit).toBe(1);
    expect(said.err).toContain(`The data folder ${DATA_DIR} cannot be written (ENOTDIR).`);
  });
});
