// What is done on the trial farm is there at once, and nothing comes of what is refused.
import { expect, it, vi } from "vitest";
import { farmOnPage } from "./farmOnPage.ts";

it("sows, tells whoever listens, and refuses without a trace", () => {
  const farm = farmOnPage();
  const listener = vi.fn();
  farm.subscribe(listener);
  expect(farm.act({ kind: "sow", plots: 0b11, what: "sunflower" }).ok).toBe(true);
  const sown = farm.state();
  expect(sown.last?.told.on).toBe(0b11);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(farm.act({ kind: "harvest", plots: 1 }).ok).toBe(false);
  expect(farm.state()).toBe(sown);
  farm.pass(2 * 60_000);
  expect(farm.act({ kind: "harvest", plots: 1 }).ok).toBe(true);
});
