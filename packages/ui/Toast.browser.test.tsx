import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Dialog } from "./Dialog.tsx";
import { Toasts, toast } from "./Toast.tsx";
// Fetched when first needed on the site; here before the tests, which are not about the network.
import "./ToastList.tsx";
import { expectNoViolations } from "./testing/expectNoViolations.ts";
import { mount } from "./testing/mount.tsx";

const long = 600_000;
const texts = () =>
  [...document.querySelectorAll("[popover] > li")].map((item) => item.children[1]?.textContent);
const dismiss = () => page.getByRole("button", { name: "Dismiss" });

/** The queue outlives the tests' pages, so each leaves it empty. */
function emptyAfterwards() {
  onTestFinished(async () => {
    while (document.querySelector("[popover] > li button")) {
      document.querySelector<HTMLElement>("[popover] > li button")!.click();
      await new Promise((done) => setTimeout(done));
    }
  });
}

function show(life = long) {
  const mounted = mount(
    <main style={{ paddingTop: 320 }}>
      <h1>Room</h1>
      <button type="button">Work</button>
      <Toasts life={life} />
    </main>,
  );
  emptyAfterwards();
  return mounted;
}

test("shows what was said from anywhere, and says it politely", async () => {
  show();
  expect(document.querySelector("[popover]")).toBeNull();
  toast("Room saved", { kind: "good" });
  await expect.poll(texts).toEqual(["Room saved"]);
  await expect.element(page.getByRole("status")).toHaveTextContent("Room saved");
});

test("shows at most three, the others when there is room", async () => {
  show();
  for (const text of ["One", "Two", "Three", "Four"]) toast(text);
  await expect.poll(texts).toEqual(["One", "Two", "Three"]);
  await dismiss().first().click();
  await expect.poll(texts).toEqual(["Two", "Three", "Four"]);
});

/** A message on a clock that the test turns. Waiting for elements turns it a little too, so its life is long. */
async function showWatered() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  show(long);
  const work = page.getByRole("button", { name: "Work" }).element() as HTMLElement;
  await userEvent.hover(work);
  toast("Watered");
  await expect.poll(texts).toEqual(["Watered"]);
  const after = async (milliseconds: number) => {
    // React has answered what just happened by the second frame after it.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    vi.advanceTimersByTime(milliseconds);
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return texts();
  };
  const cross = dismiss().element() as HTMLElement;
  return { work, cross, words: page.getByText("Watered").last(), after };
}

test("goes by itself", async () => {
  const { after } = await showWatered();
  expect(await after(0.6 * long)).toEqual(["Watered"]);
  expect(await after(0.6 * long)).toEqual([]);
});

test("goes by itself where it came under a pointer that rests", async () => {
  const { words, after } = await showWatered();
  const { x, y, width, height } = words.element().getBoundingClientRect();
  await after(1.1 * long);
  const below = document.createElement("button");
  below.style.cssText = `position: fixed; left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px`;
  document.body.append(below);
  onTestFinished(() => below.remove());
  await userEvent.hover(below);
  toast("Watered");
  expect(await after(1)).toEqual(["Watered"]);
  expect(document.querySelector("[popover]:popover-open")?.matches(":hover")).toBe(true);
  expect(await after(1.1 * long)).toEqual([]);
});

test("stays while it is pointed at, and has its whole time again afterwards", async () => {
  const { work, cross, words, after } = await showWatered();
  await userEvent.hover(words);
  expect(await after(9 * long)).toEqual(["Watered"]);
  cross.focus();
  work.focus();
  expect(await after(9 * long)).toEqual(["Watered"]);
  await userEvent.hover(work);
  expect(await after(0.9 * long)).toEqual(["Watered"]);
  expect(await after(0.2 * long)).toEqual([]);
});

test("stays while it has the focus, wherever the pointer goes", async () => {
  const { work, cross, words, after } = await showWatered();
  cross.focus();
  expect(await after(9 * long)).toEqual(["Watered"]);
  await userEvent.hover(words);
  await userEvent.hover(work);
  expect(await after(9 * long)).toEqual(["Watered"]);
  work.focus();
  expect(await after(1.1 * long)).toEqual([]);
});

test("a dismissed one hands the focus to the next, the last one back to where it was", async () => {
  show();
  toast("One");
  toast("Two");
  await expect.poll(texts).toEqual(["One", "Two"]);
  await page.getByRole("button", { name: "Work" }).click();
  (dismiss().first().element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(texts).toEqual(["Two"]);
  await expect.element(dismiss()).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(texts).toEqual([]);
  await expect.element(page.getByRole("button", { name: "Work" })).toHaveFocus();
});

test("lies above an open dialog, and can be dismissed there", async () => {
  show();
  const dialog = (open: boolean) => (
    <Dialog open={open} title="Sign in" onClose={() => {}}>
      <p>Words.</p>
    </Dialog>
  );
  const { render } = mount(dialog(false));
  toast("Copied!", { kind: "good" });
  await expect.poll(texts).toEqual(["Copied!"]);
  render(dialog(true));
  const list = () => document.querySelector("[popover]:popover-open");
  await expect.poll(() => list()?.closest("dialog")).toBeTruthy();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect.poll(texts).toEqual([]);
  toast("Again");
  await expect.poll(() => list()?.closest("dialog")).toBeTruthy();
  render(dialog(false));
  await expect.poll(() => list()?.parentElement?.parentElement).toBe(document.body);
});

test("in a small window it lies below the bar, and above a dialog at the head", async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const dialog = (open: boolean) => (
    <Dialog open={open} title="Sign in" onClose={() => {}}>
      <p>Words.</p>
    </Dialog>
  );
  const { render } = show();
  const bar = document.createElement("div");
  bar.style.height = "calc(var(--nav-gap) + var(--nav-height))";
  document.body.append(bar);
  const { height } = bar.getBoundingClientRect();
  bar.remove();
  toast("Watered");
  const top = () => document.querySelector("[popover]:popover-open")?.getBoundingClientRect().top;
  await expect.poll(top).toBe(height + 8);
  render(
    <>
      {dialog(true)}
      <Toasts life={long} />
    </>,
  );
  await expect.poll(top).toBe(12);
});

test("has no violation", async () => {
  show();
  toast("The ponds are open");
  toast("Room saved", { kind: "good" });
  toast("The room could not be saved", { kind: "error" });
  await expect.poll(() => texts().length).toBe(3);
  await expectNoViolations();
});
