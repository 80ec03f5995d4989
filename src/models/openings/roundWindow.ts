// A small round window with a cross of bars and a plant on its ledge.
import type { Furniture } from "../furniture/furniture.ts";
import { ALONG_Z, bead, block, box, lathe, type Part, rod } from "../parts.ts";
import type { WindowHour } from "./windowViews.ts";

const MIDDLE = 0.58;
const R = 0.46;

const view = (hour: WindowHour): Part[] => {
  const night = hour === "night";
  return [
    rod(R, 0.02, [0, MIDDLE, 0.03], night ? "nightLow" : "dayLow", {
      sides: 20,
      glow: true,
      turn: ALONG_Z,
      top: night ? "nightHigh" : "dayHigh",
    }),
    rod(0.09, 0.01, [0.14, MIDDLE + 0.14, 0.05], night ? "moon" : "butter", {
      sides: 12,
      glow: true,
      turn: ALONG_Z,
    }),
    rod(0.24, 0.01, [-0.12, MIDDLE - 0.2, 0.048], night ? "nightHillNear" : "leafLight", {
      sides: 14,
      glow: true,
      turn: ALONG_Z,
    }),
  ];
};

const roundWindow = (hour: WindowHour): Furniture => ({
  name: hour === "night" ? "Round window by night" : "Round window by day",
  stands: "wall",
  footprint: [1.2, 0.34],
  height: 1.18,
  parts: [
    ...view(hour),
    lathe(
      [
        [R - 0.03, 0],
        [R + 0.12, 0],
        [R + 0.12, 0.1],
        [R + 0.02, 0.14],
        [R - 0.03, 0.08],
      ],
      [0, MIDDLE, 0],
      "white",
      { sides: 20, turn: ALONG_Z },
    ),
    block([0.05, 2 * R, 0.05], [0, MIDDLE - R, 0.07], "white"),
    block([2 * R, 0.05, 0.05], [0, MIDDLE - 0.025, 0.07], "white"),
    box([0.9, 0.07, 0.3], [0, 0.02, 0.15], "white", { bevel: 0.025 }),
    rod(0.09, 0.14, [0.24, 0.09, 0.17], "terracotta", { sides: 8, upper: 0.12 }),
    bead(0.12, [0.24, 0.32, 0.17], "leaf", { flat: true, rough: 0.1 }),
    bead(0.05, [0.2, 0.42, 0.22], "butter"),
  ],
});

export const roundWindowByDay = roundWindow("day");
export const roundWindowByNight = roundWindow("night");
