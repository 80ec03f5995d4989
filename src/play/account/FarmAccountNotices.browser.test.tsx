// What is said of farms and the account on the page itself: asked once, by mouse or keys, over nothing, and true in every state.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { accountOnPage, farmHere, farmThere } from "../testing/accountOnPage.ts";
import { openYardFor } from "./testing/openYardFor.tsx";

const slip = (words: RegExp) =>
  page.getByRole("main").getByRole("paragraph").filter({ hasText: words });
const press = (name: string) => page.getByRole("button", { name, exact: true });
const quota = { used: 1, most: 3 };
const mine = farmHere("farm/trial", 417, { name: "Cuckoo Leaze" });

test.each([320, 390, 768, 1280])("at %i pixels the question covers no plot", async (width) => {
  await page.viewport(width, width < 768 ? 740 : 1000);
  openYardFor(accountOnPage({ offer: [mine], quota }));
  const words = slip(
    /^Keep Cuckoo Leaze with your account\? Then it is on your other devices too\.$/,
  );
  await expect.element(words).toBeVisible();
  const box = words.element().parentElement!.getBoundingClientRect();
  // The bed scrolls in what is left of the window, and is cut off by it.
  const view = page.getByRole("region", { name: "The farm" }).element().getBoundingClientRect();
  expect(box.bottom).toBeLessThanOrEqual(view.top);
  expect(view.height).toBeGreaterThan(80);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await expectNoViolations();
});

test("a farm is kept with the account by one press, and the keys stay on the bed's side", async () => {
  await page.viewport(1280, 800);
  const account = accountOnPage({ offer: [mine], quota });
  openYardFor(account);
  await expect.element(press("Yes, keep it")).toBeVisible();
  press("Yes, keep it").element().focus();
  await userEvent.keyboard("{Enter}");
  expect(account.claim).toHaveBeenCalledExactlyOnceWith(["farm/trial"]);
  await expect.element(slip(/^Keep Cuckoo Leaze/)).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.hasAttribute("data-plot")).toBe(true);
});

test("whoever declines is not asked again, and nothing is given away", async () => {
  await page.viewport(390, 844);
  const account = accountOnPage({ offer: [mine, farmHere("b", 3)], quota });
  openYardFor(account);
  await expect.element(slip(/^Keep your 2 farms with your account\?/)).toBeVisible();
  await press("Keep them on this device").click();
  expect(account.decline).toHaveBeenCalledOnce();
  expect(account.claim).not.toHaveBeenCalled();
  await expect.element(slip(/^Keep your 2 farms/)).not.toBeInTheDocument();
});

test("with more farms than there is room for a small dialog asks which, no more than that", async () => {
  await page.viewport(390, 844);
  const offer = [mine, farmHere("b", 3), farmHere("c", 8), farmHere("d", 9)];
  const account = accountOnPage({ offer, quota });
  openYardFor(account);
  await expect
    .element(slip(/^Your account has room for 2 farms of the 4 that are here/))
    .toBeVisible();
  await press("Choose…").click();
  const dialog = page.getByRole("dialog", { name: "Which farms shall your account keep?" });
  const box = (name: string) => dialog.getByRole("checkbox", { name });
  await expect.element(box("Cuckoo Leaze, field 417, level 3")).toBeChecked();
  await expect.element(box("Field 3, level 3")).toBeChecked();
  // A third one is not taken before another is left out.
  box("Field 8, level 3").element().focus();
  await userEvent.keyboard(" ");
  await expect.element(box("Field 8, level 3")).not.toBeChecked();
  box("Field 3, level 3").element().focus();
  await userEvent.keyboard(" ");
  box("Field 8, level 3").element().focus();
  await userEvent.keyboard(" ");
  await expect.element(dialog.getByText("2 of 2 chosen")).toBeVisible();
  await expectNoViolations();
  await dialog.getByRole("button", { name: "Keep with my account" }).click();
  expect(account.claim).toHaveBeenCalledExactlyOnceWith(["farm/trial", "c"]);
});

test("an account that is full says so, and leads to the list", async () => {
  await page.viewport(1280, 800);
  const { onFarms } = openYardFor(accountOnPage({ offer: [mine], quota: { used: 3, most: 3 } }));
  await expect.element(slip(/^Your account has 3 farms, and keeps no more\. Cuckoo/)).toBeVisible();
  await press("Your farms").click();
  expect(onFarms).toHaveBeenCalledOnce();
});

test("on an empty device the account is looked through aloud, and play goes on", async () => {
  await page.viewport(390, 844);
  const account = accountOnPage({ at: "syncing" });
  const { played } = openYardFor(account, { isFirstHere: true });
  await expect.element(slip(/^Looking whether your account has a farm/)).toBeVisible();
  await expectNoViolations();
  account.set({ at: "waiting", trouble: { kind: "unreachable" } });
  await expect.element(slip(/^Your account does not answer just now/)).toBeVisible();
  await press("Try again").click();
  expect(account.retry).toHaveBeenCalledOnce();
  // Once something is sown, this is a farm of its own, and nothing is looked for over it.
  played.act({ kind: "sow", plots: 1, what: "sunflower" });
  await expect.element(slip(/^Your account does not answer/)).not.toBeInTheDocument();
  account.set({ at: "kept", quota, offer: [mine] });
  await expect.element(slip(/^Keep Cuckoo Leaze with your account\?/)).toBeVisible();
});

test("a farm that came from the account is named, and is a press away", async () => {
  await page.viewport(1280, 800);
  const came = farmThere("x", 8, { device: "here-x", name: "Honey Stile" });
  const { onOpen } = openYardFor(accountOnPage({ quota, farms: [came] }), { came });
  await expect.element(slip(/^Honey Stile is here as well, from your account\.$/)).toBeVisible();
  await press("Go there").click();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("here-x");
  await expect.element(slip(/^Honey Stile is here/)).not.toBeInTheDocument();
});

test.each([
  [{ kind: "reload" }, /rules of the farm are newer than this page/, "Load again"],
  [{ kind: "serverOlder" }, /page is newer than the server/, "Good"],
  [{ kind: "tooMany", most: 3 }, /has 3 farms, and that is as many as it keeps/, "Your farms"],
  [{ kind: "full" }, /server takes no more for now/, "Good"],
  [{ kind: "unkept" }, /took none of what came/, "Try again"],
  [{ kind: "gone" }, /does not have that farm any more/, "Good"],
  [{ kind: "refused", words: "Too many gestures." }, /did not take it\. Too many/, "Good"],
] as const)("trouble is told honestly: %o", async (trouble, words, button) => {
  await page.viewport(390, 844);
  openYardFor(accountOnPage({ at: "trouble", trouble, quota }));
  await expect.element(slip(words)).toBeVisible();
  await expect.element(press(button)).toBeVisible();
  await press("Good").click();
  await expect.element(slip(words)).not.toBeInTheDocument();
});

test("a farm that was ended elsewhere is brought back by a press", async () => {
  await page.viewport(390, 844);
  const account = accountOnPage({ quota });
  const { onOpen, onLeftHeard } = openYardFor(account, { left: { field: 3, ended: "x" } });
  await expect.element(slip(/^The farm on field 3 was ended/)).toBeVisible();
  await press("Bring back").click();
  expect(account.bringBack).toHaveBeenCalledExactlyOnceWith("x");
  await expect.poll(() => onOpen.mock.calls).toEqual([["here-x"]]);
  expect(onLeftHeard).toHaveBeenCalledOnce();
});

test("where a farm is kept stands in its line, in a picture beside what was done last", async () => {
  await page.viewport(1280, 800);
  const account = accountOnPage({ at: "signedOut" });
  openYardFor(account);
  const line = page.getByText("Signed in, you have it on your other devices too.");
  await expect.element(line).toBeVisible();
  await page.viewport(390, 844);
  await expect.element(page.getByText("Kept on this device.", { exact: true })).toBeVisible();
  await expect.element(line).not.toBeVisible();
  account.set({ at: "kept", quota, progress: new Map([["farm/trial", { kind: "sending" }]]) });
  await expect.element(page.getByText("On its way to your account.")).toBeVisible();
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => void online.mockRestore());
  dispatchEvent(new Event("offline"));
  account.set({ at: "waiting", progress: new Map([["farm/trial", { kind: "waiting" }]]) });
  await expect
    .element(page.getByText(/goes to your account once there is a network/))
    .toBeVisible();
  await expectNoViolations();
});
