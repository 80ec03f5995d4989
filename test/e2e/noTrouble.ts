// A `test` whose pages may not misbehave unnoticed; every other one is built on it.
import { test as base } from "@playwright/test";
import { drawnSimply } from "./drawnSimply.ts";
import { watchForTrouble } from "./watchForTrouble.ts";

type Options = {
  /**
   * What a test brings about on purpose, such as the console's line on a failed request:
   * trouble that matches one of these does not fail the test.
   */
  expectedTrouble: readonly RegExp[];
  /** Whether its pages have 3D, and blur what is behind dialogs: both are slow to draw in software. */
  withWebGl: boolean;
};

export const test = base.extend<Options & { noTrouble: undefined }>({
  expectedTrouble: [[], { option: true }],
  withWebGl: [true, { option: true }],

  context: async ({ context, withWebGl }, use) => {
    if (!withWebGl) await drawnSimply(context);
    await use(context);
  },

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

const { expect } = test;
