// The `test` of end-to-end tests that need the local world, with a hand on its parts and on who the visitor is.
import type { DevAccountName } from "../../localnet/chain/accounts.ts";
import { startTinyDapp } from "../../localnet/phone/testing/startTinyDapp.ts";
import type { WalletOptions } from "../../localnet/wallet/walletOptions.ts";
import { leaveEarlierVisit } from "./earlierVisit.ts";
import { test as base } from "./noTrouble.ts";
import { markChain } from "./testChain.ts";
import { openTestPhone, type TestPhone } from "./testPhone.ts";
import { startTestWorld, type TestWorld } from "./testWorld.ts";
import { accountButton, lightPage } from "./walletPage.ts";

type Options = {
  /** Drawing what moves costs software most; without it visitors want no motion. */
  motion: boolean;
};

type Visit = Partial<WalletOptions> & { at?: string };

type Fixtures = {
  /** Opens a page, the lightest unless told, as this person, whose wallet approves whatever it is asked. */
  as(name: DevAccountName, visit?: Visit): Promise<void>;
  /** The same for tests of what comes after: who signed in on an earlier visit is there again. */
  signedInAs(name: DevAccountName, visit?: Visit): Promise<void>;
  phone: TestPhone;
  worldAsItWas: undefined;
};

type Shared = {
  world: TestWorld;
  /** Another site, with the real WalletConnect SDK; here, so that its tests share the world of all others. */
  dapp: Awaited<ReturnType<typeof startTinyDapp>>;
};

export const test = base.extend<Options & Fixtures, Shared>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const world = await startTestWorld();
      await use(world);
      await world.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],

  dapp: [
    async ({ world: { relay, summary } }, use) => {
      const dapp = await startTinyDapp({
        relayUrl: relay.url,
        attestationUrl: summary.attestation,
      });
      await use(dapp);
      await dapp.stop();
    },
    { scope: "worker" },
  ],

  baseURL: async ({ world }, use) => use(world.url),

  motion: [false, { option: true }],

  contextOptions: async ({ contextOptions, motion }, use) =>
    use(motion ? contextOptions : { ...contextOptions, reducedMotion: "reduce" }),

  withWebGl: false,

  as: async ({ page }, use) =>
    use(async (account, { at = lightPage, ...options } = {}) => {
      await page.addInitScript(
        (chosen) => {
          globalThis.localWalletOptions = chosen;
        },
        { account, auto: "approve", ...options },
      );
      await page.goto(at);
    }),

  signedInAs: async ({ page, as }, use) =>
    use(async (account, visit) => {
      await leaveEarlierVisit(page, account);
      await as(account, visit);
      await accountButton(page).waitFor();
    }),

  phone: async ({ world }, use) => {
    const phone = await openTestPhone(world);
    await use(phone);
    await phone.stop();
  },

  // What one test breaks or sends is mended and undone before the next.
  worldAsItWas: [
    async ({ world }, use) => {
      world.relayEvents.length = 0;
      const goBack = await Promise.all([world.mainnet, world.optimism].map(markChain));
      await use(undefined);
      world.exchange.faults.clear();
      world.relay.fault({ kind: "none" });
      await Promise.all(goBack.map((back) => back()));
    },
    { auto: true },
  ],
});

export const { expect } = test;
