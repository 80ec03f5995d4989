import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Tooltip } from "./Tooltip.tsx";
import { expectNoViolations } from "./testing/expectNoViolations.ts";
import { mount } from "./testing/mount.tsx";

function Example({ describes = true }: { describes?: boolean }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <main>
      <h1>Soil</h1>
      <p>Elsewhere</p>
      <button ref={setAnchor} type="button" style={{ margin: 120 }}>
        Loam
      </button>
      <Tooltip anchor={anchor} text="Holds water for a day" describes={describes} delay={0} />
    </main>
  );
}

const tip = () => document.querySelector<HTMLElement>("[role=tooltip]")!;
const shown = () => tip().matches(":popover-open");
const button = () => page.getByRole("button").element() as HTMLElement;

test("appears under the pointer and goes with it", async () => {
  mount(<Example />);
  expect(shown()).toBe(false);
  await userEvent.hover(button());
  await expect.poll(shown).toBe(true);
  await userEvent.hover(page.getByText("Elsewhere"));
  await expect.poll(shown).toBe(false);
});

test("stays while the pointer rests on the words themselves", async () => {
  mount(<Example />);
  await userEvent.hover(button());
  await expect.poll(shown).toBe(true);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  button().dispatchEvent(new PointerEvent("pointerleave"));
  tip().dispatchEvent(new PointerEvent("pointerenter"));
  vi.runAllTimers();
  expect(shown()).toBe(true);
  tip().dispatchEvent(new PointerEvent("pointerleave"));
  vi.runAllTimers();
  expect(shown()).toBe(false);
});

test("appears at once on keyboard focus, and Escape hides it without being swallowed", async () => {
  mount(<Example />);
  await userEvent.keyboard("{Tab}");
  expect(shown()).toBe(true);
  let reached = false;
  document.addEventListener("keydown", () => (reached = true), { once: true });
  await userEvent.keyboard("{Escape}");
  expect(shown()).toBe(false);
  expect(reached).toBe(true);
  expect(document.activeElement).toBe(button());
});

test("does not appear for a finger", async () => {
  mount(<Example />);
  button().dispatchEvent(new PointerEvent("pointerenter", { pointerType: "touch" }));
  // Timers fire in order: one that showed the words would have done so before this one.
  await new Promise((done) => setTimeout(done));
  expect(shown()).toBe(false);
});

test("does not appear beside a menu that its control has opened", async () => {
  mount(<Example />);
  button().ariaExpanded = "true";
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement).toBe(button());
  expect(shown()).toBe(false);
});

test("is the control's description, unless it is its name already", () => {
  const { render } = mount(<Example />);
  expect(button().getAttribute("aria-describedby")).toBe(tip().id);
  render(<Example describes={false} />);
  expect(button().hasAttribute("aria-describedby")).toBe(false);
});

test("lies above its control", async () => {
  mount(<Example />);
  await userEvent.keyboard("{Tab}");
  await Promise.all(
    tip()
      .getAnimations()
      .map((animation) => animation.finished),
  );
  const words = tip().getBoundingClientRect();
  const control = button().getBoundingClientRect();
  expect(words.bottom).toBeLessThan(control.top);
  expect(words.left + words.width / 2).toBeCloseTo(control.left + control.width / 2, 0);
});

test("has no violation", async () => {
  mount(<Example />);
  await userEvent.keyboard("{Tab}");
  await expectNoViolations();
});
