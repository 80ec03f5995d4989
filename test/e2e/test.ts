// The `test` of all end-to-end tests: a running site, and a page that may not misbehave unnoticed.
import { test as base } from "@playwright/test";
import type { SiteProcess } from "../../scripts/siteProcess.ts";
import { siteServer } from "./siteServer.ts";
import { watchForTrouble } from "./watchForTrouble.ts";

type Options = {
  /**
   * What a test brings about on purpose, such as the console's line on a failed request:
   * trouble that matches one of these does not fail the test.
   */
  expectedTrouble: readonly RegExp[];
};

export const test = base.extend<Options & { noTrouble: undefined }, { site: SiteProcess }>({
  expectedTrouble: [[], { option: true }],

  site: [siteServer, { scope: "worker" }],

  baseURL: async ({ site }, use) => use(site.url),

  noTrouble: [
    async ({ context, expectedTrouble }, use) => {
      const trouble = watchForTrouble(context);
      await use(undefined);
      expect(
        trouble().filter((line) => !expectedTrouble.some((known) => known.test(line))),
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = test;
