import { expect, test } from "vitest";
import { placeBeside } from "./anchorTo.ts";

const view = { width: 400, height: 600 };
const panel = { width: 200, height: 100 };
const button = { left: 100, top: 300, width: 80, height: 40 };

test("lies below the control, aligned with its start", () => {
  expect(placeBeside(button, panel, view, { side: "below", align: "start", gap: 8 })).toEqual({
    left: 100,
    top: 348,
  });
});

test("lies above the control, centred on it", () => {
  expect(placeBeside(button, panel, view, { side: "above", align: "center", gap: 6 })).toEqual({
    left: 40,
    top: 194,
  });
});

test("changes sides where there is no room", () => {
  const low = { ...button, top: 540 };
  const high = { ...button, top: 20 };
  const below = placeBeside(low, panel, view, { side: "below", align: "start", gap: 8 });
  const above = placeBeside(high, panel, view, { side: "above", align: "start", gap: 8 });
  expect(below.top).toBe(432);
  expect(above.top).toBe(68);
});

test("keeps the wished side when neither has room", () => {
  const short = { width: 400, height: 150 };
  const middle = { ...button, top: 60 };
  expect(placeBeside(middle, panel, short, { side: "below", align: "start", gap: 8 }).top).toBe(
    108,
  );
  expect(placeBeside(middle, panel, short, { side: "above", align: "start", gap: 8 }).top).toBe(
    -48,
  );
});

test("never leaves the window sideways", () => {
  const right = { ...button, left: 380 };
  const left = { ...button, left: -60 };
  expect(placeBeside(right, panel, view, { side: "below", align: "start", gap: 8 }).left).toBe(192);
  expect(placeBeside(left, panel, view, { side: "below", align: "end", gap: 8 }).left).toBe(8);
});
