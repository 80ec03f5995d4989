// `npm run dev` needs no build: it draws the server's pages by the modules as they are, and its API is there again after an edit.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { holdFreePort } from "../ports.ts";
import { fromRoot } from "../run/root.ts";

let at = "";
let output = "";
let stop = async () => {};

beforeAll(async () => {
  const held = await holdFreePort("127.0.0.1");
  await held.release();
  at = `http://localhost:${held.port}`;
  const data = await mkdtemp(join(tmpdir(), "loamstead-dev-"));
  const env = { NETWORK: "mainnet", PORT: String(held.port), DATA_DIR: data };
  const child = spawn(process.execPath, [fromRoot("scripts", "dev.ts")], {
    env: { ...process.env, ...env, NODE_ENV: "development", VITEST: "", NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  stop = async () => {
    child.kill("SIGTERM");
    if (child.exitCode === null) await once(child, "exit");
    await rm(data, { recursive: true, force: true });
  };
  await vi.waitUntil(() => output.includes(at) || child.exitCode !== null, { timeout: 90_000 });
});
afterAll(() => stop());

const page = async (path: string) => {
  const answered = await fetch(at + path);
  return { status: answered.status, html: await answered.text() };
};

describe("npm run dev", () => {
  it.each(["/fields", "/fields/417", "/world", "/rooms", "/parishes/goose-end"])(
    "draws %s as the server does, with its sheets and the client of hot reload",
    async (path) => {
      const { status, html } = await page(path);
      expect([status, output]).toEqual([200, expect.not.stringContaining("Internal server error")]);
      expect(html).toMatch(/<div id="root" data-printed><.*<h1/s);
      expect(html).toContain('"/packages/ui/base.css"');
      expect(html).toMatch(/href="\/src\/app\/Shell\.module\.css"/);
      expect(html).toContain("/@vite/client");
    },
  );

  it("leaves to the browser what the build draws, and what nobody has", async () => {
    for (const path of ["/play", "/fields/99999"])
      expect((await page(path)).html).toContain('<div id="root"></div>');
  });

  it("answers by the server as it is after an edit", async () => {
    const settings = async () => (await fetch(`${at}/api/settings`)).json();
    const before = await settings();
    expect(output).not.toContain("begins anew");
    await utimes(fromRoot("server", "http", "etag.ts"), new Date(), new Date());
    await vi.waitUntil(() => output.includes("server/http/etag.ts: the server begins anew"));
    // Whoever asks while it is away waits for it.
    expect(await settings()).toEqual(before);
  });
});
