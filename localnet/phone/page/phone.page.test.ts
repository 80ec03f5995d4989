// Tests the phone's page in a real Chromium, with an app's page beside it and nothing routed.
import type { BrowserContextOptions, Page } from "playwright";
import { type Hex, toHex, verifyMessage } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { violations } from "../../../test/axe.ts";
import { isLong } from "../../../test/soak.ts";
import { startAttestationHost } from "../../attestation/startAttestationHost.ts";
import { startRelay } from "../../relay/startRelay.ts";
import {
  launchQuietBrowser,
  type QuietContext,
  quietContext,
} from "../../wallet/testing/quietBrowser.ts";
import { startRpcStub } from "../testing/startRpcStub.ts";
import { pairingCode, startTinyDapp } from "../testing/startTinyDapp.ts";
import { startPhonePage } from "./startPhonePage.ts";

// A busy machine is no fault.
vi.setConfig({ testTimeout: 40_000 });

const keys: readonly Hex[] = [1, 2].map((seed) => toHex(seed, { size: 32 }));
const [juniper, bramble] = keys.map((key) => privateKeyToAccount(key).address);

async function start() {
  const [relay, host, rpc, browser] = await Promise.all([
    startRelay(),
    startAttestationHost(),
    startRpcStub(),
    launchQuietBrowser(),
  ]);
  const [site, phonePage] = await Promise.all([
    startTinyDapp({ relayUrl: relay.url, attestationUrl: host.url }),
    startPhonePage({
      relayUrl: relay.url,
      accounts: keys.map((privateKey, index) => ({
        name: ["Juniper", "Bramble"][index]!,
        privateKey,
      })),
      rpcUrls: { 1: rpc.url, 10: rpc.url },
    }),
  ]);
  return { relay, host, rpc, browser, site, phonePage };
}

const { relay, host, rpc, browser, site, phonePage } = (isLong ? await start() : {}) as Awaited<
  ReturnType<typeof start>
>;
const long = test.runIf(isLong);
let opened: QuietContext | undefined;
afterAll(async () => {
  await browser.close();
  await Promise.all([rpc, site, phonePage, host, relay].map((part) => part.stop()));
});
afterEach(async () => {
  await opened?.context.close();
  expect(opened?.faults).toEqual([]);
});

async function openPhone(options: BrowserContextOptions = {}) {
  opened = await quietContext(browser, { viewport: { width: 360, height: 740 }, ...options });
  const page = await opened.context.newPage();
  await page.goto(phonePage.url);
  await page.getByRole("status").getByText("Ready.").waitFor();
  return { page, context: opened.context };
}

async function openApp({ context }: { context: QuietContext["context"] }) {
  const page = await context.newPage();
  await page.goto(site.url);
  return { page, code: await pairingCode(page) };
}

async function pair(phone: Page, code: string) {
  // Behind another tab the browser draws once a second, and every click would wait for that.
  await phone.bringToFront();
  await phone.getByLabel("Pairing code").fill(code);
  await phone.getByRole("button", { name: "Pair", exact: true }).click();
  await phone.getByRole("heading", { name: "Connect to Tiny farm?" }).waitFor();
}

async function connected(options?: BrowserContextOptions) {
  const phone = await openPhone(options);
  const app = await openApp(phone);
  await pair(phone.page, app.code);
  await phone.page.getByRole("button", { name: "Connect", exact: true }).click();
  await phone.page.getByText("Connected to Tiny farm.").waitFor();
  expect(await app.page.evaluate(() => globalThis.connecting)).toBe("connected");
  return { phone: phone.page, app: app.page };
}

/** What came of a request, kept on the app's page until it is asked for. */
function request(app: Page, method: string, params: unknown) {
  return app.evaluate(
    async ([method, params]) => {
      const provider = await globalThis.dapp;
      return provider.request({ method, params }).then(
        (result) => ({ result: result as `0x${string}` }),
        (error) => ({ code: error.code as number }),
      );
    },
    [method, params as object] as const,
  );
}

async function expectAccessible(page: Page) {
  expect(await violations(page)).toEqual([]);
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider).toBe(0);
}

/** By day and by night. */
async function expectAccessibleInBoth(page: Page) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

long("an app's page pairs, is vouched for, and gets the account that was chosen", async () => {
  const phone = await openPhone();
  await expectAccessibleInBoth(phone.page);
  const app = await openApp(phone);
  await pair(phone.page, app.code);
  // Only an attestation that came in time and is rightly signed says so.
  await phone.page.getByText("It really is at this address.").waitFor();
  await expectAccessibleInBoth(phone.page);
  await phone.page.getByRole("radio", { name: /Bramble/ }).check();
  await phone.page.getByRole("button", { name: "Connect", exact: true }).click();
  await phone.page.getByText("Connected to Tiny farm.").waitFor();
  await phone.page.getByText("Bramble · ").waitFor();
  await expectAccessibleInBoth(phone.page);
  expect(await app.page.evaluate(() => globalThis.connecting)).toBe("connected");
  expect(await app.page.evaluate(async () => (await globalThis.dapp).accounts)).toEqual([bramble]);
});

long("messages, typed data and transactions are shown, and signed or declined", async () => {
  const { phone, app } = await connected();
  const message = "Tiny farm wants you\nto sign in";
  const signed = request(app, "personal_sign", [toHex(message), juniper]);
  await phone.getByRole("heading", { name: "Sign this message?" }).waitFor();
  await phone.getByText(message).waitFor();
  await expectAccessible(phone);
  await phone.getByRole("button", { name: "Sign", exact: true }).click();
  const { result } = (await signed) as { result: Hex };
  expect(await verifyMessage({ address: juniper!, message, signature: result })).toBe(true);
  await phone.getByText("Signed.").waitFor();

  const data = {
    domain: { name: "Tiny farm", chainId: 1 },
    types: { Deed: [{ name: "field", type: "uint256" }] },
    primaryType: "Deed",
    message: { field: "417" },
  };
  const declined = request(app, "eth_signTypedData_v4", [juniper, JSON.stringify(data)]);
  await phone.getByRole("group", { name: "Deed" }).getByText("417").waitFor();
  await expectAccessible(phone);
  await phone.getByRole("button", { name: "Decline" }).click();
  expect(await declined).toEqual({ code: 5000 });

  const sent = request(app, "eth_sendTransaction", [
    { from: juniper, to: bramble, value: "0xde0b6b3a7640000" },
  ]);
  await phone.getByText("1 ETH").waitFor();
  await expectAccessible(phone);
  await phone.getByRole("button", { name: "Send", exact: true }).click();
  expect(await sent).toEqual({ result: rpc.hash });
  expect(rpc.sent).toHaveLength(1);
});

long("sessions and open requests survive a reload of the phone", async () => {
  const { phone, app } = await connected();
  const signed = request(app, "personal_sign", ["0x12", juniper]);
  await phone.getByRole("heading", { name: "Sign this message?" }).waitFor();
  await phone.reload();
  await phone.getByRole("button", { name: "Sign", exact: true }).click();
  expect(await signed).toEqual({ result: expect.stringMatching(/^0x/) });
  await phone.getByRole("button", { name: "Disconnect from Tiny farm" }).click();
  await phone.getByText("None yet.").waitFor();
  await vi.waitFor(async () =>
    expect(await app.evaluate(async () => (await globalThis.dapp).accounts)).toEqual([]),
  );
});

long("an app that parts is gone from the list", async () => {
  const { phone, app } = await connected();
  await phone.getByRole("button", { name: "Disconnect from Tiny farm" }).waitFor();
  await app.evaluate(async () => (await globalThis.dapp).disconnect());
  await phone.getByText("None yet.").waitFor();
});

long("a declined app hears of it", async () => {
  const phone = await openPhone();
  const app = await openApp(phone);
  await pair(phone.page, app.code);
  await phone.page.getByRole("button", { name: "Decline" }).click();
  await phone.page.getByText("Declined.").waitFor();
  expect(await app.page.evaluate(() => globalThis.connecting)).toBe("User rejected.");
  await phone.page
    .getByRole("heading", { name: "Connect to Tiny farm?" })
    .waitFor({ state: "detached" });
});

long("text that is no code is refused beside the field", async () => {
  const { page } = await openPhone();
  await page.getByLabel("Pairing code").fill("hello");
  await page.getByRole("button", { name: "Pair", exact: true }).click();
  await page.getByText("That did not work").waitFor();
  expect(await page.getByLabel("Pairing code").getAttribute("aria-invalid")).toBe("true");
  await expectAccessible(page);
});

long("a code can be scanned where the browser can read one", async () => {
  opened = await quietContext(browser);
  const { context } = opened;
  let code = "";
  await context.exposeFunction("codeInView", () => code);
  await context.addInitScript(() => {
    // The empty page before the phone has no camera to replace.
    if (!navigator.mediaDevices) return;
    const given = globalThis as unknown as { codeInView: () => Promise<string> };
    globalThis.BarcodeDetector = class {
      static getSupportedFormats = async () => ["qr_code"];
      async detect() {
        const rawValue = await given.codeInView();
        return rawValue ? [{ rawValue: "https://elsewhere.example" }, { rawValue }] : [];
      }
    };
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement("canvas");
      const pen = canvas.getContext("2d")!;
      const paint = () => {
        pen.fillRect(0, 0, 1, 1);
        requestAnimationFrame(paint);
      };
      paint();
      return canvas.captureStream();
    };
  });
  const page = await context.newPage();
  await page.goto(phonePage.url);
  await page.getByRole("button", { name: "Scan a code" }).click();
  await page.getByRole("button", { name: "Stop scanning" }).click();
  await page.getByLabel("What the camera sees").waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Scan a code" }).click();
  await page.getByLabel("What the camera sees").waitFor();
  code = (await openApp({ context })).code;
  await page.bringToFront();
  await page.getByRole("heading", { name: "Connect to Tiny farm?" }).waitFor();
});

long("a second tab waits until the first is closed", async () => {
  const { page, context } = await openPhone();
  const second = await context.newPage();
  await second.goto(phonePage.url);
  await second.getByText("The phone is in use in another tab.").waitFor();
  await page.close();
  await second.getByRole("status").getByText("Ready.").waitFor();
});
