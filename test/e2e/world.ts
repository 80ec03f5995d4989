// The `test` of end-to-end tests that need the local world: `npm start` itself, and pages that act as somebody.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { test as base } from "@playwright/test";
import type { DevAccountName } from "../../localnet/chain/accounts.ts";
import type { WorldSummary } from "../../localnet/world/startLocalWorld.ts";
import { fromRoot } from "../../scripts/root.ts";
import { watchForTrouble } from "./watchForTrouble.ts";

export type StartedSite = {
  url: string;
  pid: number;
  world(): Promise<WorldSummary>;
  end(signal: NodeJS.Signals): Promise<void>;
};

export async function startSite(env: Record<string, string> = {}): Promise<StartedSite> {
  const child = spawn(process.execPath, [fromRoot("scripts", "start.ts")], {
    env: { ...process.env, PORT: "0", SITE_ORIGIN: "http://localhost:4173", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await addressOf(child);
  return {
    url,
    pid: child.pid!,
    world: async () => (await fetch(new URL("local/world.json", url))).json(),
    async end(signal) {
      const gone = once(child, "exit");
      child.kill(signal);
      await gone;
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout!.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      const address = /^The site is ready at (\S+)$/m.exec(output)?.[1];
      if (address) resolve(address);
    });
    child.once("exit", () => reject(new Error(`the start ended early:\n${output}`)));
  });
}

type Fixtures = {
  /** From the next page on, the wallet is this person's and approves whatever it is asked. */
  as(name: DevAccountName): Promise<void>;
  noTrouble: undefined;
};

export const test = base.extend<Fixtures, { started: StartedSite }>({
  started: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const started = await startSite();
      await use(started);
      await started.end("SIGTERM");
    },
    { scope: "worker", timeout: 60_000 },
  ],

  baseURL: async ({ started }, use) => use(started.url),

  as: async ({ page }, use) =>
    use(async (name) => {
      await page.addInitScript((account) => {
        Object.assign(globalThis, { localWalletOptions: { account, auto: "approve" } });
      }, name);
    }),

  noTrouble: [
    async ({ context }, use) => {
      const trouble = watchForTrouble(context);
      await use(undefined);
      expect(trouble()).toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = test;
