// Tests that each state of the kit can be reached, is no higher than is promised, is accessible, and can be read on what is painted: by day and by night, at three widths, both ways of writing.
import "@loamstead/ui/base.css";
import { breakpoints } from "@loamstead/ui/breakpoints.ts";
import { aboutScheme } from "@loamstead/ui/testing/aboutScheme.ts";
import { expectNoViolationsIn } from "@loamstead/ui/testing/expectNoViolations.ts";
import { faintTexts } from "@loamstead/ui/testing/faintTexts.ts";
import { emulate } from "@loamstead/ui/testing/media.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { isLong } from "../../../test/soak.ts";
import { KitStage } from "./KitStage.tsx";
import { type StateName, states } from "./states.ts";
import { everyView, type KitView, oneView, type Views, widths } from "./views.ts";

afterEach(() => localStorage.clear());

const all = (Object.keys(states) as StateName[]).map((state, turn) => [turn, state] as const);

test.each(all)("%i: %s is accessible and can be read", async (turn, state) => {
  for (const views of isLong ? everyView : [oneView(turn)]) await lookAt(state, views);
});

async function lookAt(state: StateName, { locale, dir, views }: Views): Promise<void> {
  await emulate({ "prefers-reduced-motion": "reduce" });
  await resizeTo(views[0]!);
  const end = Promise.withResolvers<unknown>();
  const { unmount } = mount(<KitStage state={state} locale={locale} onEnd={end.resolve} />);
  expect(await end.promise).toBeUndefined();
  for (const width of widths) {
    await resizeTo({ width });
    const { offsetHeight: height = 0 } = document.querySelector<HTMLElement>("dialog[open]") ?? {};
    expect(height, `${width} px wide`).toBeLessThanOrEqual(
      width < breakpoints.tablet * 16 ? 468 : 504,
    );
  }
  let before: KitView["width"] | undefined;
  for (const { width, scheme } of views) {
    await resizeTo({ width });
    const dialog = document.querySelector("dialog[open]");
    expect(dialog === null).toBe(state === "toasts");
    if (dialog) expect(getComputedStyle(dialog).direction).toBe(dir);
    const part = dialog ?? document.body;
    // By night at the same width only colours are others.
    const rules = width === before ? { only: aboutScheme } : undefined;
    await expectNoViolationsIn(scheme, part, rules);
    // Asked again: a busy machine may paint a frame of before.
    await expect
      .poll(() => faintTexts(dialog ? "dialog[open]" : "body"), { message: `${width}, ${scheme}` })
      .toEqual([]);
    before = width;
  }
  unmount();
}

async function resizeTo({ width }: Pick<KitView, "width">): Promise<void> {
  if (innerWidth === width && innerHeight === 800) return;
  await page.viewport(width, 800);
  // What listens to the width is told in the next frame, and draws by the one after it.
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
}
