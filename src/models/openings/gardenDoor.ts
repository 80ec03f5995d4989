// A glazed door to the garden: by day the path and its flowers are seen, by night the moon.
import type { Furniture } from "../furniture/furniture.ts";
import { bead, block, box, type Part, repeat } from "../parts.ts";
import type { WindowHour } from "./windowViews.ts";

const W = 1.16;
const H = 2.5;
const PANEL = 0.74;

const outdoors = (hour: WindowHour): Part[] => {
  const night = hour === "night";
  return [
    block([W - 0.1, H - PANEL, 0.01], [0, PANEL, 0.03], night ? "nightLow" : "dayLow", {
      glow: true,
      top: night ? "nightHigh" : "dayHigh",
    }),
    block([W - 0.1, 0.5, 0.012], [0, PANEL, 0.032], night ? "nightHillNear" : "leafLight", {
      glow: true,
    }),
    block([0.3, 0.46, 0.012], [0.06, PANEL, 0.034], night ? "nightHillFar" : "path", {
      glow: true,
    }),
    ...repeat(6, (i) =>
      bead(
        0.05,
        [[-0.44, -0.34, -0.2, 0.3, 0.4, 0.46][i]!, PANEL + 0.2 + (i % 2) * 0.16, 0.036],
        night ? "nightHillFar" : (["rose", "butter", "white"] as const)[i % 3]!,
        { glow: true, stretch: [1, 1, 0.3] },
      ),
    ),
    bead(0.1, [0.26, H - 0.42, 0.036], night ? "moon" : "butter", {
      glow: true,
      stretch: [1, 1, 0.2],
    }),
  ];
};

const gardenDoorAt = (hour: WindowHour): Furniture => ({
  name: `Garden door by ${hour}`,
  stands: "wall",
  footprint: [1.6, 0.34],
  height: 2.74,
  parts: [
    ...outdoors(hour),
    ...[-1, 1].flatMap((s) => [
      box([0.14, H + 0.04, 0.18], [s * (W / 2 + 0.08), 0, 0.09], "white", { bevel: 0.025 }),
      box([0.13, H, 0.09], [s * (W / 2 - 0.08), 0.02, 0.09], "olive", { bevel: 0.02 }),
    ]),
    box([W + 0.36, 0.2, 0.2], [0, H, 0.1], "white", { bevel: 0.035 }),
    ...[0.02, PANEL - 0.12, H - 0.14].map((y) =>
      box([W - 0.1, 0.14, 0.09], [0, y, 0.09], "olive", { bevel: 0.02 }),
    ),
    block([W - 0.2, PANEL - 0.2, 0.05], [0, 0.1, 0.08], "mossLight"),
    block([0.045, H - PANEL, 0.06], [0, PANEL, 0.08], "olive"),
    ...[1, 2].map((i) =>
      block([W - 0.2, 0.045, 0.06], [0, PANEL + (i * (H - PANEL - 0.1)) / 3, 0.08], "olive"),
    ),
    box([0.05, 0.16, 0.05], [W / 2 - 0.1, 1.02, 0.15], "brass", { bevel: 0.015 }),
    box([0.14, 0.045, 0.045], [W / 2 - 0.16, 1.12, 0.19], "brass", { bevel: 0.015 }),
    box([1.5, 0.06, 0.32], [0, 0, 0.17], "stone", { bevel: 0.02 }),
  ],
});

export const gardenDoorByDay = gardenDoorAt("day");
export const gardenDoorByNight = gardenDoorAt("night");
