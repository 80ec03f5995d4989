// The `test` of end-to-end tests that need the built site alone, as it is served in production.
import type { SiteProcess } from "../../scripts/run/siteProcess.ts";
import { test as base } from "./noTrouble.ts";
import { siteServer } from "./siteServer.ts";

export const test = base.extend<object, { site: SiteProcess }>({
  site: [siteServer, { scope: "worker" }],

  baseURL: async ({ site }, use) => use(site.url),
});

export const { expect } = test;
