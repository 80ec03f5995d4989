import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Spinner } from "./Spinner.tsx";
import { expectNoViolations } from "./testing/expectNoViolations.ts";
import { emulate } from "./testing/media.ts";
import { mount } from "./testing/mount.tsx";

test("says what is awaited, or nothing where words beside it do", async () => {
  const { host, render } = mount(<Spinner label="Opening Rainbow" />);
  await expect.element(page.getByRole("progressbar", { name: "Opening Rainbow" })).toBeVisible();
  render(<Spinner size="small" />);
  expect(host.querySelector("[role]")).toBeNull();
});

test("goes around the picture it is given", () => {
  const { host } = mount(
    <Spinner label="Opening">
      <svg width="72" height="72" role="img" aria-label="Rainbow" />
    </Spinner>,
  );
  const ring = page.getByRole("progressbar").element().getBoundingClientRect();
  const picture = host.querySelector("svg")!.getBoundingClientRect();
  expect(ring.left).toBeLessThan(picture.left);
  expect(ring.bottom).toBeGreaterThan(picture.bottom);
  expect(ring.width).toBe(ring.height);
});

test("turns, and with reduced motion stands still as a part of a ring", async () => {
  mount(<Spinner label="Waiting" />);
  const ring = page.getByRole("progressbar").element();
  await emulate({ "prefers-reduced-motion": "no-preference" });
  expect(ring.getAnimations()).toHaveLength(1);
  await emulate({ "prefers-reduced-motion": "reduce" });
  expect(ring.getAnimations()).toHaveLength(0);
  const { borderTopColor, borderRightColor, borderBottomColor } = getComputedStyle(ring);
  expect(borderRightColor).toBe(borderTopColor);
  expect(borderBottomColor).not.toBe(borderTopColor);
});

test("has no violation", async () => {
  mount(
    <main>
      <h1>Waiting</h1>
      <Spinner label="Fetching" />
      <Spinner size="small" />
    </main>,
  );
  await expectNoViolations();
});
