// How the end-to-end tests run: the built site, in one Chromium that reaches no other host.
import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { installedBrowser } from "./scripts/browser/browserPlaces.ts";
import {
  chromiumArgs,
  hostGuardArgs,
  softwareGraphicsArgs,
} from "./scripts/browser/chromiumArgs.ts";
import { isLong } from "./test/soak.ts";

// The commands set CHROMIUM after looking for a browser; run by itself, Playwright takes what is there.
const executablePath = installedBrowser();
const reportWanted = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE !== undefined;

export default defineConfig({
  testDir: "test/e2e",
  outputDir: "test-results/e2e",
  fullyParallel: true,
  // A busy machine is no fault: what hangs still fails, only later.
  timeout: isLong ? 900_000 : 240_000,
  expect: { timeout: 60_000 },
  ...(!isLong && { grepInvert: /@long/ }),
  forbidOnly: reportWanted,
  // A test waits for its page and its server a third of the time; each worker has a world of its own.
  workers: Math.min(availableParallelism() + 1, 6),
  projects: [
    // These have workers of their own, which Playwright starts after all others: begun last they went on alone.
    { name: "releases", testMatch: "offline.spec.ts" },
    { name: "pages", testIgnore: "offline.spec.ts" },
  ],
  reporter: reportWanted ? [["line"], ["json"]] : [["line"]],
  use: {
    browserName: "chromium",
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [...chromiumArgs, ...softwareGraphicsArgs, ...hostGuardArgs],
    },
  },
});
