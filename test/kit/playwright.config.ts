// How the packed kit is tried in other sites' pages; `scripts/kit/testKit.ts` builds and serves those.
import { defineConfig } from "@playwright/test";
import site from "../../playwright.config.ts";

export default defineConfig(site, {
  testDir: ".",
  outputDir: "../../test-results/kit",
  workers: 1,
});
