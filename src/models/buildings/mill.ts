// The windmill: a plastered tower on a stone foot, a gallery, four cloth sails.
import {
  ALONG_Z,
  ball,
  box,
  cylinder,
  lathe,
  moved,
  type Part,
  points,
  repeat,
  slab,
  turned,
  type Vec,
} from "../parts.ts";
import { window } from "./window.ts";

/** The middle of the sails, which turn about +z. */
export const MILL_HUB: Vec = [0, 2.62, 0.86];

/** Faces +z; `angle` is how far the sails have turned, null where they come by themselves. */
export function mill(lit: boolean, angle: number | null = 0.42): Part[] {
  return [
    lathe(points("0 0, 0.92 0, 0.88 0.42, 0.8 0.44, 0 0.44"), [0, 0, 0], "#b6a897", {
      sides: 12,
      flat: true,
      top: "stone",
    }),
    ...repeat(14, (i) => {
      const a = i * 0.449 + (i % 2) * 0.1;
      return box(
        [0.2, 0.12, 0.06],
        [Math.sin(a) * 0.88, 0.05 + (i % 3) * 0.12, Math.cos(a) * 0.88],
        i % 2 ? "#a5998a" : "#d3cabc",
        { bevel: 0.03, turn: [0, a, 0] },
      );
    }),
    lathe(points("0 0, 0.82 0, 0.56 2.05, 0 2.05"), [0, 0.42, 0], "#f5e6c8", {
      sides: 12,
      flat: true,
      top: "white",
    }),
    ...gallery(),
    ...cap(),
    ...door(),
    ...moved(
      turned(window({ width: 0.26, height: 0.34, lit }, [0, 0, 0]), [-0.12, 0, 0]),
      [0, 1.42, 0.7],
    ),
    ...moved(
      turned(
        turned(window({ width: 0.26, height: 0.34, lit }, [0, 0, 0]), [-0.12, 0, 0]),
        [0, 1.57, 0],
      ),
      [0.72, 1.15, 0],
    ),
    ...(angle === null ? [] : moved(turned(millSails(), [0, 0, angle]), MILL_HUB)),
    cylinder(0.07, 0.5, [0, 2.62, 0.45], "walnut", { turn: ALONG_Z, sides: 10 }),
    ball(0.12, [0, 2.62, 0.96], "bark"),
    ball(0.05, [0, 2.62, 1.07], "brass"),
  ];
}

function gallery(): Part[] {
  return [
    cylinder(0.86, 0.07, [0, 0.98, 0], "walnut", { sides: 12, bevel: 0.02 }),
    ...repeat(12, (i) => {
      const a = (i * Math.PI) / 6;
      return box([0.05, 0.26, 0.05], [Math.cos(a) * 0.81, 1.03, Math.sin(a) * 0.81], "oak", {
        bevel: 0.015,
      });
    }),
    ...repeat(12, (i) => {
      const a = ((i + 0.5) * Math.PI) / 6;
      return box([0.05, 0.05, 0.45], [Math.cos(a) * 0.79, 1.25, Math.sin(a) * 0.79], "oak", {
        bevel: 0.015,
        turn: [0, -a, 0],
      });
    }),
  ];
}

function cap(): Part[] {
  return [
    cylinder(0.66, 0.1, [0, 2.42, 0], "walnut", { sides: 12, bevel: 0.03 }),
    lathe(
      points("0 0, 0.68 0, 0.66 0.12, 0.54 0.46, 0.32 0.76, 0.1 0.92, 0 0.94"),
      [0, 2.5, 0],
      "#b9582f",
      { sides: 12, flat: true, top: "#e5855b" },
    ),
    cylinder(0.05, 0.2, [0, 3.4, 0], "brass", { upper: 0.02, sides: 8 }),
    ball(0.07, [0, 3.62, 0], "brass"),
  ];
}

function door(): Part[] {
  return [
    slab(arch(0.27, 0.62), 0.12, [0, 0.02, 0.84], "white", { bevel: 0.03 }),
    slab(arch(0.2, 0.58), 0.14, [0, 0.02, 0.86], "olive", { bevel: 0.03 }),
    box([0.02, 0.7, 0.02], [0, 0.06, 0.935], "#64792c", { bevel: 0.006 }),
    ball(0.03, [0.12, 0.4, 0.95], "brass"),
    box([0.6, 0.07, 0.32], [0, 0, 1.05], "stone", { bevel: 0.03 }),
  ];
}

/** A door shape: straight sides, half a circle above. */
export function arch(half: number, straight: number): [number, number][] {
  const round = Array.from({ length: 9 }, (_, i): [number, number] => {
    const a = (i * Math.PI) / 8;
    return [Math.cos(a) * half, straight + Math.sin(a) * half];
  });
  return [[-half, 0], [half, 0], ...round];
}

/** About the origin, which is their hub. */
export function millSails(): Part[] {
  return repeat(4, (k) =>
    turned(
      [
        box([0.075, 1.75, 0.06], [0, 0.05, 0], "walnut", { bevel: 0.02 }),
        box([0.035, 1.36, 0.035], [0.38, 0.36, 0.01], "oak", { bevel: 0.01 }),
        ...repeat(7, (i) =>
          box([0.4, 0.03, 0.03], [0.2, 0.36 + i * 0.22, 0.015], "oak", { bevel: 0.01 }),
        ),
        slab(points("0.04 0.5, 0.36 0.4, 0.36 1.68, 0.04 1.68"), 0.025, [0, 0, -0.005], "#f6e7c9", {
          bevel: 0.008,
          top: "white",
        }),
      ],
      [0, 0, (k * Math.PI) / 2],
    ),
  );
}
