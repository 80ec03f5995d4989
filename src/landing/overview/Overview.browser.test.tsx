// The bed of the front page: sown by the first press, by mouse and by keys, and nothing lies on what it speaks of.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { emulate } from "@loamstead/ui/testing/media.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { MINUTE } from "../../farm/numbers/time.ts";
import type { Farm } from "../../farm/state/farm.ts";
import { openedOnPage } from "../../play/testing/index.ts";
import layout from "../layout/layout.module.css";
import bedCss from "./BedLayout.module.css";
import { BedPicture } from "./BedPicture.tsx";
import { Overview } from "./Overview.tsx";
import slipCss from "./PlotSlip.module.css";
import { SownBed } from "./SownBed.tsx";

const bed = () => page.getByRole("region", { name: /^Your bed on field \d+$/ });
const plots = () => bed().getByRole("list", { name: "Plots" }).getByRole("button");
const inBed = (name: string | RegExp) => bed().getByRole("button", { name });
const standing = (plot = 0) => (plots().nth(plot).element() as HTMLElement).dataset.standing;
const isWet = (plot = 0) => plots().nth(plot).element().querySelector("[data-wet]") !== null;

/** A bed on the trial farm, whose clock the test turns; as if the button had been pressed. */
function sownBed({
  isAsked = true,
  missed = null as string | null,
  own = {} as Partial<Farm>,
} = {}) {
  const played = openedOnPage(own);
  const onOpen = vi.fn();
  const open = async () => ({ played, missed, close: () => {} });
  const { unmount } = mount(
    <main>
      <div className={`${layout.pictures} ${bedCss.whole}`}>
        <BedPicture alt="" />
        <SownBed isAsked={isAsked} onOpen={onOpen} open={open} />
      </div>
    </main>,
  );
  return { played, onOpen, unmount };
}

test("the first press sows in the bed as it was drawn, and the next one stands where that was", async () => {
  await page.viewport(1280, 800);
  mount(<Overview />);
  const sow = page.getByRole("button", { name: "Sow one here" });
  const earth = document.querySelector("#bed img")!;
  const whole = document.getElementById("overview")!;
  const before = {
    earth: earth.getBoundingClientRect().toJSON(),
    height: whole.offsetHeight,
    sow: sow.element().getBoundingClientRect(),
  };
  await sow.click();
  await expect.element(bed()).toBeVisible();
  expect(standing()).toMatch(/^(dry|moist)$/);
  expect(document.activeElement).toBe(plots().first().element());
  expect(plots().elements()).toHaveLength(7);
  // The very picture, in its place.
  expect(document.querySelector("#bed img")).toBe(earth);
  const moved = before.sow.top - before.earth.top;
  const now = earth.getBoundingClientRect();
  expect([now.left, now.width, now.height]).toEqual([
    before.earth.left,
    before.earth.width,
    before.earth.height,
  ]);
  expect(whole.offsetHeight).toBe(before.height);
  const next = inBed(/^(Water it: ready in |Sow the next one)/)
    .element()
    .getBoundingClientRect();
  expect(Math.abs(next.top - now.top - moved)).toBeLessThan(8);
  expect(Math.abs(next.left - before.sow.left)).toBeLessThan(8);
  await expect
    .element(bed().getByRole("link", { name: "Go to your farm" }))
    .toHaveAttribute("href", "/play");
});

test("by keys alone: sown by the press itself, watered, brought in; the sowing could be undone", async () => {
  const { played, onOpen } = sownBed();
  await expect.element(plots().first()).toHaveFocus();
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(standing()).toBe("dry");
  await userEvent.keyboard("z");
  expect(standing()).toBe("empty");
  await userEvent.keyboard("{Enter}");
  await expect.element(inBed(/^Undo sowing/)).toBeVisible();
  expect(isWet()).toBe(false);
  const watered = inBed(/^Water it: ready in 1 min$/);
  await expect.element(watered).toBeVisible();
  await userEvent.keyboard("{Enter}");
  expect(standing()).toBe("moist");
  expect([isWet(0), isWet(1)]).toEqual([true, false]);
  await expect.element(bed().getByText(/^Sunflower, sown.*1½ times as fast/)).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(plots().nth(1)).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  await expect.element(plots().first()).toHaveFocus();
  played.pass(MINUTE);
  await expect.poll(() => standing()).toBe("ready");
  await expectNoViolations();
  await userEvent.keyboard("{Enter}");
  expect(standing()).toBe("empty");
  await expect.element(bed().getByText(/^Barn: [1-9]\d* of 120$/)).toBeVisible();
  await expect
    .element(bed().getByText(/^Your (\d+ )?sunflowers? lies? in the barn\.$/))
    .toBeVisible();
  await expectNoViolations();
});

test("by mouse three presses, the first with which it opened, lead to the first harvest", async () => {
  const { played } = sownBed();
  await inBed(/^Water it/).click();
  expect(standing()).toBe("moist");
  played.pass(MINUTE);
  await expect.poll(() => standing()).toBe("ready");
  await inBed("Bring it in").click();
  await expect.poll(() => played.state().farm.barn.sunflower ?? 0).toBeGreaterThan(0);
  const [basket] = document.querySelectorAll<HTMLElement>("[data-basket]");
  expect(basket!.dataset.full).not.toBe("0");
  // What is gone was not where somebody goes on.
  await inBed("Sow again").click();
  // The earth is wet for longer than a sunflower takes.
  expect(standing()).toBe("moist");
});

test("what is brought in flies into the basket, and is simply there for whoever wants no motion", async () => {
  const flying = () => document.querySelectorAll("[data-flying]").length;
  const ready = async () => {
    const { played, unmount } = sownBed();
    // By then it is sown.
    await expect.element(plots().first()).toHaveFocus();
    played.pass(2 * MINUTE);
    await expect.poll(() => standing()).toBe("ready");
    (plots().first().element() as HTMLElement).click();
    return unmount;
  };
  const leave = await ready();
  // What rises and flies is never missing while it is painted anew.
  const plant = document.querySelector<HTMLImageElement>("[data-flying] img")!;
  expect(plant.decoding).toBe("sync");
  expect(flying()).toBe(1);
  await expect.poll(flying).toBe(0);
  leave();
  await emulate({ "prefers-reduced-motion": "reduce" });
  await ready();
  expect(flying()).toBe(0);
  const basket = document.querySelector("[data-basket]")!;
  expect(getComputedStyle(basket).animationName).toBe("none");
});

test.each([320, 390, 768, 1000, 1280, 1920])(
  "at %i px the slip stands by its plot and covers none, in any state as high as before",
  async (width) => {
    await page.viewport(width, 900);
    const { played } = sownBed();
    await expect.element(plots().first()).toBeVisible();
    const foot = document.querySelector<HTMLElement>("[data-at]")!;
    const slip = foot.querySelector<HTMLElement>(`.${slipCss.slip}`)!;
    const pointer = foot.querySelector<HTMLElement>(`.${slipCss.pointer}`)!;
    const barn = foot.querySelector<HTMLElement>(`.${bedCss.barn}`)!;
    const all = plots().elements();
    expect(all).toHaveLength(width < 768 ? 3 : 7);
    const { height } = foot.getBoundingClientRect();
    const check = () => {
      const at = all[Number(foot.dataset.at)]!.getBoundingClientRect();
      const box = slip.getBoundingClientRect();
      const point = pointer.getBoundingClientRect();
      const middle = point.left + point.width / 2;
      for (const plot of all)
        expect(plot.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.top);
      expect(Math.abs(middle - (at.left + at.width / 2))).toBeLessThan(2);
      expect(middle).toBeGreaterThan(box.left);
      expect(middle).toBeLessThan(box.right);
      expect([box.left >= 0, box.right <= width]).toEqual([true, true]);
      const sketch = slip.querySelector("img")?.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(slip.querySelector("p")!);
      for (const line of words.getClientRects())
        expect(sketch && line.right > sketch.left && line.top + 4 < sketch.bottom).toBeFalsy();
      const aside = barn.getBoundingClientRect();
      expect(aside.left >= box.right || aside.top >= box.bottom).toBe(true);
      for (const inner of foot.querySelectorAll("p, a, button")) {
        const { bottom, right } = inner.getBoundingClientRect();
        expect(bottom).toBeLessThanOrEqual(foot.getBoundingClientRect().bottom + 1);
        expect(right).toBeLessThanOrEqual(width);
      }
      expect(foot.getBoundingClientRect().height).toBe(height);
    };
    check();
    for (const plot of all) {
      (plot as HTMLElement).focus();
      await expect.poll(() => foot.dataset.at).toBe(String(all.indexOf(plot)));
      check();
    }
    await inBed("Sow one here").click();
    check();
    await inBed(/^Water it/).click();
    check();
    played.pass(2 * MINUTE);
    await inBed("Bring it in").click();
    check();
  },
);

test.each([320, 390, 768, 1280])(
  "at %i px each picture of the drawn bed that is there is shown in its own shape",
  async (width) => {
    await page.viewport(width, 900);
    mount(<Overview />);
    const shown = [...document.querySelectorAll<HTMLImageElement>("#bed img")]
      .map((img) => ({ img, box: img.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
    // The bed, each stage with a plank of its own, and the basket.
    expect(shown).toHaveLength(width < 768 ? 5 : 9);
    const bent = shown
      .map(({ img, box }) => [img.currentSrc, (box.width / box.height) * (img.height / img.width)])
      .filter(([, share]) => Math.abs(Number(share) - 1) > 0.02);
    expect(bent).toEqual([]);
    // Those who hear it hear of all seven.
    const stages = page.getByRole("list", { name: "The seven stages of a plant" });
    expect(stages.getByRole("listitem").elements()).toHaveLength(7);
  },
);

test("whoever has missed another farm is told so until they have done something", async () => {
  sownBed({ isAsked: false, missed: "Another farm was here." });
  const missed = bed().getByText(/Another farm was here\.$/);
  await expect.element(missed).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  await plots().first().click();
  expect(missed.elements()).toEqual([]);
});

test("a page that is left while the farm is being opened closes it again", async () => {
  const close = vi.fn();
  const { promise, resolve } = Promise.withResolvers<void>();
  const open = async () => {
    await promise;
    return { played: openedOnPage(), missed: null, close };
  };
  const { unmount } = mount(<SownBed isAsked onOpen={() => {}} open={open} />);
  unmount();
  resolve();
  await expect.poll(() => close.mock.calls.length).toBeGreaterThan(0);
});

test("for whoever has a farm the bed is simply there, sows nothing and takes no focus", async () => {
  localStorage.setItem("last-farm", JSON.stringify({ field: 44, ready: [] }));
  onTestFinished(() => localStorage.removeItem("last-farm"));
  mount(<Overview />);
  await expect.element(bed()).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

test("a press on the drawn bed itself is one on its button, and without scripts a link to the farm", async () => {
  mount(<Overview />);
  const link = document.querySelector<HTMLAnchorElement>("#bed a[aria-hidden]")!;
  expect(new URL(link.href).pathname).toBe("/play");
  await expectNoViolations();
  link.click();
  await expect.element(bed()).toBeVisible();
});
