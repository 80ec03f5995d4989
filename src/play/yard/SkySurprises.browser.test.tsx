// What is in the sky is seen first, pressed through whatever lies before it, and in the book then.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { recordAnnouncements } from "@loamstead/ui/testing/recordAnnouncements.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DAY } from "../../farm/numbers/time.ts";
import { trialStart } from "../../farm/testing/trial.ts";
import { findPlot, openYard } from "./testing/openYard.tsx";

/** A clear night on which the moon is full. */
const night = Date.UTC(2026, 5, 29, 22);
const moon = page.getByRole("button", { name: "Something in the night sky" });

test.each([
  [390, "a press on what is before it"],
  [1280, "a press on what is before it"],
  [1280, "its own key"],
] as const)("in a window of %i the moon takes %s", async (width, how) => {
  await page.viewport(width, 844);
  const { played } = openYard();
  const heard = recordAnnouncements();
  await expect.element(findPlot(/^Row 1, plot 1/)).toBeVisible();
  await expect.element(moon).not.toBeInTheDocument();
  played.pass(night - trialStart);
  await expect.element(moon).toBeVisible();
  await expectNoViolations();
  if (how === "its own key") {
    moon.element().focus();
    await userEvent.keyboard("{Enter}");
  } else {
    const { left, top, width, height } = moon.element().getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const before = document.elementFromPoint(x, y)!;
    before.dispatchEvent(new MouseEvent("click", { clientX: x, clientY: y, bubbles: true }));
  }
  await expect
    .poll(() => heard().at(-1))
    .toBe("The moon is full, and so bright that the gate has a shadow. It is in the book.");
  expect(played.state().farm.book["surprise moon"]).toMatchObject({ n: 1, first: night });
  await expect.element(moon).not.toBeInTheDocument();
  // It is there again another night, and not today.
  played.pass(DAY / 24);
  await expect.element(moon).not.toBeInTheDocument();
});
