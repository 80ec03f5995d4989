// A fold shows what comes into it, and moves nothing under whoever has gone on meanwhile.
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Fold } from "./Fold.tsx";
import { mount } from "./testing/mount.tsx";

/** A low sheet with a button above the fold, whose content comes late. */
function show() {
  mount(
    <div data-sheet="" style={{ blockSize: 300, inlineSize: 320, overflow: "auto" }}>
      <button type="button" style={{ blockSize: 180, inlineSize: "100%" }}>
        Leave
      </button>
      <Fold title="Exchange">
        <div data-late="" />
      </Fold>
    </div>,
  );
}

const sheet = () => document.querySelector("[data-sheet]")!;
const leave = () => page.getByRole("button", { name: "Leave" });
const nextFrames = async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
};

async function open(): Promise<void> {
  await page.getByText("Exchange").click();
  await expect.poll(() => document.querySelector("[data-late]")).not.toBeNull();
  await nextFrames();
}

function comes(): Promise<void> {
  document.querySelector<HTMLElement>("[data-late]")!.style.blockSize = "160px";
  return nextFrames();
}

test("what comes late is brought into sight", async () => {
  show();
  await open();
  const before = sheet().scrollTop;
  await comes();
  expect(sheet().scrollTop).toBeGreaterThan(before + 40);
});

test.each(["pointerdown", "keydown", "wheel"])(
  "after a %s elsewhere nothing moves any more",
  async (type) => {
    show();
    await open();
    const before = sheet().scrollTop;
    leave()
      .element()
      .dispatchEvent(new Event(type, { bubbles: true }));
    await comes();
    expect(sheet().scrollTop).toBe(before);
  },
);

test("opened again it brings into sight again", async () => {
  show();
  await open();
  await userEvent.click(leave());
  await page.getByText("Exchange").click();
  await expect.poll(() => document.querySelector("[data-late]")).toBeNull();
  await open();
  const before = sheet().scrollTop;
  await comes();
  expect(sheet().scrollTop).toBeGreaterThan(before + 40);
});
