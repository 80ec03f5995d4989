// Tests steps whose code comes late or not at all: nothing flashes, the focus stays, and there is a way on.
import { lazyPart } from "@loamstead/ui/lazyPart.ts";
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { listedWallets } from "../wallets/listedWallets.ts";
import { LaterStep } from "./LaterStep.tsx";
import { iPhone, pairingCode } from "./testing/fakeKit.ts";
import {
  announcedText,
  dialogButton,
  focused,
  openDialog,
  title,
  unfold,
} from "./testing/openDialog.tsx";

/** Its code comes when the test says so, or does not. */
function late() {
  const arrivals: PromiseWithResolvers<typeof LaterStep>[] = [];
  const laterStep = lazyPart(() => {
    arrivals.push(Promise.withResolvers<typeof LaterStep>());
    return arrivals.at(-1)!.promise;
  });
  return {
    laterStep,
    arrive: () => arrivals.at(-1)!.resolve(LaterStep),
    fail: () => arrivals.at(-1)!.reject(new Error("offline")),
  };
}

const words = "One moment...";
/** Not what is only heard. */
const inSight = () =>
  [...document.querySelectorAll("dialog p:not([role] *)")].map((one) => one.textContent);

test.each([
  [1280, undefined],
  [390, undefined],
  [390, iPhone],
])(
  "at %i pixels one that takes long says so, and has the focus all along",
  async (width, phone) => {
    const { laterStep, arrive } = late();
    const { senses } = await openDialog({ width, laterStep, ...(phone && { environment: phone }) });
    if (width < 768 && !phone) await dialogButton("Learn More").click();
    await dialogButton("Get a Wallet").click();
    await expect.element(title("Get a Wallet")).toHaveFocus();
    senses.pass(149);
    expect(inSight()).not.toContain(words);
    senses.pass(1);
    await expect.element(page.getByText(words, { exact: true }).first()).toBeVisible();
    await expect.poll(announcedText).toBe(words);
    await expectNoViolations();
    arrive();
    await expect.poll(inSight).not.toContain(words);
    await expect.element(page.getByText(/^GET/).first()).toBeVisible();
    await expect.element(title("Get a Wallet")).toHaveFocus();
    await dialogButton("Back").click();
    await expect.element(dialogButton("Get a Wallet")).toHaveFocus();
  },
);

test("one that is there at once says nothing", async () => {
  const { senses } = await openDialog();
  await dialogButton("Get a Wallet").click();
  await expect.element(dialogButton("GET MetaMask")).toBeVisible();
  senses.pass(150);
  expect(announcedText()).not.toBe(words);
  expect(inSight()).not.toContain(words);
});

test("one that cannot be had says so, leads back, and is fetched again", async () => {
  const { laterStep, arrive, fail } = late();
  await openDialog({ laterStep });
  await dialogButton("Get a Wallet").click();
  fail();
  await expect.poll(announcedText).toMatch(/^This part of the site could not be fetched/);
  await expect.element(title("Get a Wallet")).toHaveFocus();
  await expectNoViolations();
  await dialogButton("Back").click();
  await expect.element(dialogButton("Get a Wallet")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  fail();
  await expect.element(dialogButton("RETRY")).toBeVisible();
  await dialogButton("RETRY").click();
  await expect.poll(focused).toBe("Get a Wallet");
  arrive();
  await expect.element(dialogButton("GET MetaMask")).toBeVisible();
  await expect.element(title("Get a Wallet")).toHaveFocus();
});

test("the code of a wallet is asked for meanwhile, and shown when both are there", async () => {
  const { laterStep, arrive } = late();
  const { asked, choose, senses } = await openDialog({ laterStep });
  await choose("Rainbow");
  await expect.element(title("Scan with Rainbow")).toHaveFocus();
  const afterWhile = () => {
    senses.pass(150);
    return inSight();
  };
  await expect.poll(afterWhile).toContain(words);
  await expectNoViolations();
  await expect.poll(() => asked).toHaveLength(1);
  asked[0]!.onUri!(pairingCode);
  arrive();
  await expect.element(page.getByRole("img", { name: /^Code to connect/ })).toBeVisible();
  await expect.element(title("Scan with Rainbow")).toHaveFocus();
});

test("marks of folded wallets are there once those are unfolded", async () => {
  await openDialog();
  await unfold("More wallets");
  const marks = () =>
    [...document.querySelectorAll<HTMLImageElement>("dialog details img")].map(
      ({ src, naturalWidth }) => src.startsWith("data:image/svg+xml,") && naturalWidth > 0,
    );
  const folded = listedWallets.filter(({ isFolded }) => isFolded);
  expect(folded.length).toBeGreaterThan(3);
  await expect.poll(marks).toEqual(folded.map(() => true));
});
