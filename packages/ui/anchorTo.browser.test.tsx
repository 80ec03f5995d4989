import { expect, test } from "vitest";
import { anchorTo } from "./anchorTo.ts";
import { mount } from "./testing/mount.tsx";

const wish = { side: "below", align: "start", gap: 8 } as const;

function setUp() {
  const { host } = mount(
    <main>
      <button type="button" style={{ position: "absolute", left: 60, top: 40 }}>
        Open
      </button>
      <div
        id="panel"
        popover="manual"
        style={{ inset: "auto", margin: 0, padding: 0, border: 0, width: 120, height: 50 }}
      />
    </main>,
  );
  const panel = host.querySelector<HTMLElement>("#panel")!;
  const button = host.querySelector("button")!;
  panel.showPopover();
  return { panel, button };
}

test("without anchor positioning it measures, and measures again when the page scrolls", () => {
  const { panel, button } = setUp();
  const stop = anchorTo(panel, button, wish, false);
  const below = () => panel.getBoundingClientRect().top - button.getBoundingClientRect().bottom;
  expect(below()).toBeCloseTo(8, 0);
  expect(panel.getBoundingClientRect().left).toBeCloseTo(60, 0);
  button.style.top = "90px";
  window.dispatchEvent(new Event("scroll"));
  expect(below()).toBeCloseTo(8, 0);
  stop();
  button.style.top = "10px";
  window.dispatchEvent(new Event("scroll"));
  expect(below()).toBeGreaterThan(50);
});

test("without it a panel is also beside its control where the page is drawn larger", () => {
  const { panel, button } = setUp();
  panel.parentElement!.style.setProperty("zoom", "1.5");
  const stop = anchorTo(panel, button, wish, false);
  expect(button.getBoundingClientRect().left).toBeCloseTo(90, 0);
  expect(panel.getBoundingClientRect().left).toBeCloseTo(90, 0);
  const below = panel.getBoundingClientRect().top - button.getBoundingClientRect().bottom;
  expect(below).toBeCloseTo(8, 0);
  stop();
});

test("a control with two panels has one name for both", () => {
  const { panel, button } = setUp();
  anchorTo(panel, button, wish, true);
  const other = panel.cloneNode() as HTMLElement;
  other.id = "other";
  anchorTo(other, button, wish, true);
  const name = button.style.getPropertyValue("anchor-name");
  expect(name).toBe("--anchor-panel");
  expect(panel.style.getPropertyValue("position-anchor")).toBe(name);
  expect(other.style.getPropertyValue("position-anchor")).toBe(name);
});
