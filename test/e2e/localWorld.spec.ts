// `npm start` as a newcomer meets it: the site with a whole world around it, and nothing left of it afterwards.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import AxeBuilder from "@axe-core/playwright";
import { test as base } from "@playwright/test";
import { fromRoot } from "../../scripts/root.ts";
import { watchForTrouble } from "./watchForTrouble.ts";

type Start = { url: string; process: ChildProcess };

async function startSite(env: Record<string, string> = {}): Promise<Start> {
  const child = spawn(process.execPath, [fromRoot("scripts", "start.ts")], {
    env: { ...process.env, PORT: "0", SITE_ORIGIN: "http://localhost:4173", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      const address = /^The site is ready at (\S+)$/m.exec(output)?.[1];
      if (address) resolve(address);
    });
    child.once("exit", () => reject(new Error(`the start ended early:\n${output}`)));
  });
  return { url, process: child };
}

async function end({ process: child }: Start, signal: NodeJS.Signals): Promise<void> {
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}

const test = base.extend<object, { start: Start }>({
  start: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const start = await startSite();
      await use(start);
      await end(start, "SIGTERM");
    },
    { scope: "worker", timeout: 60_000 },
  ],
});
const { expect } = test;

type Announced = { info: { name: string }; provider: Provider };
type Provider = { request(call: { method: string; params?: unknown[] }): Promise<unknown> };
declare global {
  var announced: Announced[];
}

const connections = (port: string) =>
  fetch(`http://127.0.0.1:${port}`, { method: "POST", body: "{}" }).then(
    () => true,
    () => false,
  );

test("the badge tells what is running, is accessible, and opens the wallet", async ({
  page,
  context,
  start,
}) => {
  const trouble = watchForTrouble(context);
  await page.goto(start.url);
  await page.getByRole("button", { name: "Local world" }).click();
  const note = page.getByRole("dialog", { name: "A world on this machine" });
  await expect(note).toContainText("127.0.0.1");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations } = await new AxeBuilder({ page }).include("local-world-badge").analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  }
  await note.getByRole("button", { name: "Open the wallet" }).click();
  await expect(note).toBeHidden();
  await expect(page.locator("local-wallet-panel").getByRole("dialog")).toBeVisible();
  expect(trouble()).toEqual([]);
});

test("the wallet announces itself, connects on approval and signs on the local chain", async ({
  page,
  start,
}) => {
  await page.addInitScript(() => {
    globalThis.announced = [];
    addEventListener("eip6963:announceProvider", (event) => {
      globalThis.announced.push((event as CustomEvent<Announced>).detail);
    });
  });
  await page.goto(start.url);
  await expect.poll(() => page.evaluate("announced.length")).toBeGreaterThan(0);
  const ask = (method: string, params: unknown[] = []) =>
    page.evaluate(
      ([name, list]) => globalThis.announced[0]!.provider.request({ method: name, params: list }),
      [method, params] as const,
    );

  const accounts = ask("eth_requestAccounts");
  await page.getByRole("button", { name: "Approve" }).click();
  const [account] = (await accounts) as string[];
  expect(account).toMatch(/^0x[0-9a-fA-F]{40}$/);
  expect(await ask("eth_chainId")).toBe("0x1");

  const signature = ask("personal_sign", ["0x68656c6c6f", account]);
  await page.getByRole("button", { name: "Approve" }).click();
  expect(await signature).toMatch(/^0x[0-9a-f]{130}$/);
});

test("the Safe's page shows the site inside it", async ({ page, start }) => {
  const { safe } = await (await fetch(new URL("local/world.json", start.url))).json();
  await page.goto(safe);
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
});

test("a start that is killed leaves no chain behind, and a second start works at once", async () => {
  const first = await startSite();
  const { chain, secondChain } = await (await fetch(new URL("local/world.json", first.url))).json();
  const ports = [chain, secondChain].map((address) => new URL(address).port);
  expect(await Promise.all(ports.map(connections))).toEqual([true, true]);
  await end(first, "SIGKILL");

  const second = await startSite();
  await expect.poll(() => Promise.all(ports.map(connections))).toEqual([false, false]);
  await end(second, "SIGTERM");
});

test("with NETWORK=mainnet nothing of the local world is served or started", async () => {
  const start = await startSite({ NETWORK: "mainnet" });
  const html = await (await fetch(start.url)).text();
  expect(html).not.toContain("/local/");
  for (const path of ["local/wallet.js", "local/badge.js", "local/world.json", "local/rpc/1"])
    expect((await fetch(new URL(path, start.url))).status).toBe(404);
  // Where there is no child at all, ps ends with 1.
  const { stdout: children } = spawnSync(
    "ps",
    ["-o", "args=", "--ppid", String(start.process.pid)],
    { encoding: "utf8" },
  );
  expect(children).not.toContain("anvil");
  await end(start, "SIGTERM");
});
