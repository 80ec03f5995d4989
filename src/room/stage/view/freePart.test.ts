// The room stays where it is under busy hands, and follows the panels when they are empty.
import { describe, expect, test } from "vitest";
import { freePart } from "./freePart.ts";

const window = { left: 0, top: 0, width: 390, height: 844 };
const low = { left: 12, top: 120, width: 366, height: 300 };
const high = { ...low, height: 420 };

describe("freePart", () => {
  test("what a sheet gives free while something is chosen moves nothing", () => {
    const part = freePart(null, { window, view: low, isBusy: false });
    expect(part).toEqual({ origin: { x: 12, y: 120 }, area: low });
    const known = { part, window };
    expect(freePart(known, { window, view: high, isBusy: true })).toEqual(part);
    expect(freePart(known, { window, view: high, isBusy: false }).area).toEqual(high);
  });

  test("points are told from where the view is now, and another window is framed anew", () => {
    const known = { part: freePart(null, { window, view: low, isBusy: false }), window };
    const moved = { ...high, top: 100 };
    expect(freePart(known, { window, view: moved, isBusy: true })).toEqual({
      origin: { x: 12, y: 100 },
      area: low,
    });
    const covered = { ...low, width: 200 };
    expect(freePart(known, { window, view: covered, isBusy: true }).area).toEqual(covered);
    const turned = { ...window, width: 844, height: 390 };
    const wide = { left: 12, top: 60, width: 820, height: 200 };
    expect(freePart(known, { window: turned, view: wide, isBusy: true }).area).toEqual(wide);
  });
});
