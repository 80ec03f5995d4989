// Faces are pinned where there is room for them, none over another; from afar one pin stands for all.
import { describe, expect, it } from "vitest";
import { countryBounds } from "../../fields/land/hexCentre.ts";
import { homeById, neighbourly } from "../../fields/village/homes.ts";
import { henAt, isPedlarAtGates, parishesOn } from "../../fields/village/rounds.ts";
import { dayOf } from "../../fields/weather/weather.ts";
import { groundToWindow, type MapWindow, wholeCountry, zoomFor } from "../view/mapView.ts";
import { PIN_WIDTH, pinSpotOf, pinsInView, viewOfHome } from "./pinsInView.ts";

const size = 10_000;
const bounds = countryBounds(size);
const frames: readonly MapWindow[] = [
  { width: 1280, height: 800, bounds },
  { width: 390, height: 520, bounds },
  { width: 320, height: 304, bounds },
];
const first = dayOf(new Date(Date.UTC(2026, 10, 1)));
const days = Array.from({ length: 28 }, (_, n) => first + n);
const [day] = days as [number];

describe.each(frames)("in a window of $width by $height", (frame) => {
  it("one pin stands for all from afar", () => {
    const { pins, village } = pinsInView(wholeCountry(frame), frame, { day, size });
    expect(pins).toEqual([]);
    expect(village).toEqual(groundToWindow({ x: 0, z: 0 }, wholeCountry(frame), frame));
  });

  it("whoever is gone to is pinned, with all others that are in view, on every day", () => {
    for (const today of days)
      for (const who of neighbourly) {
        const view = viewOfHome(who, wholeCountry(frame), frame, { day: today, size });
        const { pins, village } = pinsInView(view, frame, { day: today, size });
        expect(village).toBeNull();
        expect(
          pins.map((pin) => pin.who),
          `${who} on ${today}`,
        ).toContain(who);
        expect(pins.length).toBeLessThanOrEqual(13);
      }
  });

  it("none lies over another or over the edge, however close one looks", () => {
    for (const today of days)
      for (const across of [12, 7.4, 5, 3]) {
        const view = { x: -0.2, z: 0.1, zoom: zoomFor(across, frame) };
        const { pins } = pinsInView(view, frame, { day: today, size });
        for (const [i, one] of pins.entries()) {
          expect(one.x).toBeGreaterThan(PIN_WIDTH / 2);
          expect(one.x).toBeLessThan(frame.width - PIN_WIDTH / 2);
          for (const other of pins.slice(0, i))
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(PIN_WIDTH);
        }
      }
  });
});

it("all twelve about the market cross are pinned in a wide window", () => {
  const [frame] = frames as [MapWindow];
  for (const today of days) {
    const view = viewOfHome("everybody", wholeCountry(frame), frame, { day: today, size });
    const { pins } = pinsInView(view, frame, { day: today, size });
    expect(pins.length).toBe(
      isPedlarAtGates(today) || parishesOn("pedlar", today)[0] === 0 ? 13 : 12,
    );
  }
});

it("who goes round is pinned where they are met", () => {
  for (const today of days) {
    expect(pinSpotOf("hen", today, size)).toMatchObject({ x: henAt(today).x, z: henAt(today).z });
    if (isPedlarAtGates(today)) expect(pinSpotOf("pedlar", today, size)).toBe(homeById("cross"));
    expect(pinSpotOf("vet", today, 80)).toBeNull();
  }
});

it("who is close stays as close", () => {
  const [frame] = frames as [MapWindow];
  const close = { x: 9, z: 9, zoom: zoomFor(3, frame) };
  expect(viewOfHome("reeve", close, frame, { day, size }).zoom).toBe(close.zoom);
});
