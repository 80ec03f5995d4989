// Wheat: a clump of ears, and a bound sheaf.
import { cylinder, lathe, type Part, placed, points, repeat, turned, type Vec } from "../parts.ts";
import { between } from "../random.ts";

function stalk(h: number, lean: Vec, light: boolean): Part[] {
  const ear = lathe(
    points("0 0, 0.05 0.03, 0.062 0.12, 0.045 0.24, 0 0.32"),
    [0, h - 0.04, 0],
    light ? "#f2c857" : "strawDark",
    { sides: 6, flat: true, top: light ? "#ffe08a" : "butter" },
  );
  const straw = cylinder(0.016, h, [0, 0, 0], "#b99a3e", { sides: 5, top: "straw" });
  const blade = lathe(points("0 0, 0.022 0.02, 0 0.36"), [0, h * 0.3, 0], "#b4ac4c", {
    sides: 4,
    turn: [0, 0, light ? 0.5 : -0.5],
    top: "straw",
  });
  return turned([straw, ear, blade], lean);
}

export function wheatClump(seed: number): Part[] {
  return repeat(5, (i) => {
    const a = i * 2.4 + seed;
    const lean: Vec = [between(-0.14, 0.14, seed, i), 0, between(-0.2, 0.06, seed, i + 9)];
    const r = 0.11 * Math.sqrt(i);
    return placed(stalk(between(0.58, 0.76, seed, i + 30), lean, i % 3 !== 2), [
      Math.cos(a) * r * 0.7,
      0,
      Math.sin(a) * r * 0.7,
    ]);
  });
}

export function sheaf(): Part[] {
  return [
    ...repeat(22, (i) => {
      const a = i * 2.4;
      const r = 0.05 * Math.sqrt(i);
      const lean: Vec = [Math.sin(a) * r * 1.3, 0, -Math.cos(a) * r * 1.3];
      return placed(stalk(between(0.86, 1.05, 4, i), lean, i % 3 !== 0), [
        Math.cos(a) * r * 0.45,
        0,
        Math.sin(a) * r * 0.45,
      ]);
    }),
    cylinder(0.19, 0.09, [0, 0.36, 0], "wine", { sides: 14 }),
  ];
}
