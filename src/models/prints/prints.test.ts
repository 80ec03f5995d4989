// A pattern goes on without a seam, keeps its size on every face, and has a second tone that can be told from the first.
import { forAll } from "@loamstead/lib/testing/forAll.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tintsOfFamily } from "../catalogue/tints.ts";
import { linear } from "../colour.ts";
import { bareMesh } from "../meshes/partMesh.ts";
import { ball, box, cylinder, moved, type Part, turned } from "../parts.ts";
import { add, rotate, type Vec } from "../pose.ts";
import { isBroad } from "./isBroad.ts";
import { patternDots } from "./patternDots.ts";
import { patternPaths, SQUARE } from "./patternPaths.ts";
import { patternOf, printPatterns } from "./patterns.ts";
import { printMatrix } from "./printAxes.ts";
import { withPrint } from "./printed.ts";
import { printedMesh } from "./printedMesh.ts";
import { toneBeside } from "./toneBeside.ts";

const SIDE = 64;

describe.each(printPatterns.map(({ id }) => id))("%s", (id) => {
  test("goes on over the edges of its square", () => {
    const dots = patternDots(id, SIDE);
    const at = (x: number, y: number) => dots[y * SIDE + x]!;
    // A step over the edge is no larger than those inside, from one dot to the next.
    const steps = (way: (i: number, k: number) => number, from: number, to: number) =>
      Math.max(...Array.from({ length: SIDE }, (_, k) => Math.abs(way(from, k) - way(to, k))));
    const inside = (way: (i: number, k: number) => number) =>
      Math.max(...Array.from({ length: SIDE - 1 }, (_, i) => steps(way, i, i + 1)));
    for (const way of [(i: number, k: number) => at(i, k), (i: number, k: number) => at(k, i)])
      expect(steps(way, SIDE - 1, 0)).toBeLessThanOrEqual(inside(way) + 8);
  });

  test("leaves most of the cloth as it is, and shows", () => {
    const { share } = patternOf(id)!;
    expect(share).toBeGreaterThan(0.05);
    expect(share).toBeLessThan(0.55);
    const dots = patternDots(id, SIDE);
    const mean = dots.reduce((sum, dot) => sum + dot, 0) / dots.length / 255;
    expect(Math.abs(mean - share)).toBeLessThan(0.012);
    expect(
      patternPaths(id)
        .map(({ d }) => d)
        .join(""),
    ).toMatch(/^(?:M-?\d+ -?\d+(?:L-?\d+ -?\d+)+Z)+$/);
    expect(patternOf(id)?.id).toBe(id);
  });
});

test("nothing is known of others", () => {
  expect(patternOf("tartan")).toBeUndefined();
  expect(patternOf("constructor")).toBeUndefined();
  const part = withPrint(box([1, 1, 1], [0, 0, 0], "moss"), "tartan", "#ffffff");
  expect(printedMesh(part, bareMesh(part))).toBeNull();
});

test("the second tone stands out from every colour of cloth", () => {
  const light = (hex: string) => {
    const [r, g, b] = linear(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  for (const { swatch } of [
    ...tintsOfFamily("cloth", ["white"]),
    ...tintsOfFamily("cloth", ["coal"]),
  ]) {
    const [a, b] = [light(swatch), light(toneBeside(swatch))];
    expect(Math.max(a, b) / Math.min(a, b), swatch).toBeGreaterThan(1.4);
  }
});

const parts: readonly (readonly [string, Part])[] = [
  ["a box", box([2, 0.5, 1], [0.3, 0, -0.2], "moss")],
  [
    "a box that leans",
    moved(turned([box([1, 1, 0.2], [0, 0, 0], "moss")], [0.4, 0.7, 0.1]), [1, 2, 3])[0]!,
  ],
  ["a disc", cylinder(0.7, 0.4, [0, 0, 0], "moss")],
  ["a ball", ball(0.4, [0, 1, 0], "moss")],
];

describe.each(parts)("%s", (_, plain) => {
  const part = withPrint(plain, "check", "#ffffff");
  const mesh = bareMesh(part);
  const cloth = printedMesh(part, mesh)!;

  test("has the same triangles, and each corner its place on the cloth", () => {
    expect(cloth.index).toHaveLength(mesh.index.length);
    const place = ({ position, index }: typeof mesh, i: number) =>
      position.slice(3 * index[i]!, 3 * index[i]! + 3);
    for (let i = 0; i < mesh.index.length; i++) expect(place(cloth, i)).toEqual(place(mesh, i));
    expect(cloth.at).toHaveLength((cloth.position.length / 3) * 2);
    expect(printPatterns[cloth.of - 1]?.id).toBe("check");
  });

  test("has cloth that is hardly drawn out anywhere", () => {
    const { size } = patternOf("check")!;
    const { position, index } = cloth;
    for (let i = 0; i < index.length; i += 3)
      for (const [a, b] of [
        [index[i]!, index[i + 1]!],
        [index[i + 1]!, index[i + 2]!],
      ] as const) {
        const length = Math.hypot(
          ...[0, 1, 2].map((k) => position[3 * a + k]! - position[3 * b + k]!),
        );
        const onCloth = Math.hypot(
          ...[0, 1].map((k) => cloth.at[2 * a + k]! - cloth.at[2 * b + k]!),
        );
        // A slope takes less of it than it is long, a turned thing a little more than its chord.
        expect(onCloth * size).toBeLessThan(length * 1.2 + 0.01);
      }
  });
});

test("cloth goes round a turned thing without a seam", () => {
  const part = withPrint(
    cylinder(0.5, 1, [0, 0, 0], "moss", { bevel: 0, sides: 12 }),
    "stripe",
    "#fff4df",
  );
  const mesh = printedMesh(part, bareMesh(part))!;
  const byPlace = new Map<string, Set<number>>();
  for (let i = 0; i < mesh.position.length / 3; i++) {
    if (Math.abs(mesh.normal[3 * i + 1]!) > 0.5) continue;
    const key = mesh.position
      .slice(3 * i, 3 * i + 3)
      .map((v) => v.toFixed(4))
      .join();
    const within = ((mesh.at[2 * i]! % 1) + 1) % 1;
    byPlace.set(key, (byPlace.get(key) ?? new Set()).add(Math.round(within * 1000) % 1000));
  }
  expect(byPlace.size).toBe(24);
  for (const places of byPlace.values()) expect(places.size).toBe(1);
});

test("a drawing lays the cloth where the triangles have it", () => {
  const turn = fc.double({ min: -3, max: 3, noNaN: true });
  forAll({ numRuns: 100 }, [turn, turn, turn, fc.constantFrom(0, 1, 2)], (a, b, c, axis) => {
    const plain = moved(
      turned([box([1, 1, 1], [0.2, 0.1, 0], "moss")], [a, b, c]),
      [0.5, 0, 1],
    )[0]!;
    const part = withPrint(plain, "dots", "#fff4df");
    if (!part.print) throw new Error("It is printed");
    const normal: Vec = [axis === 0 ? 1 : 0, axis === 1 ? 1 : 0, axis === 2 ? 1 : 0];
    const point: Vec = [normal[0] / 2, normal[1] / 2, normal[2] / 2];
    const { size } = patternOf("dots")!;
    const project = ([x, y, z]: Vec): [number, number] => [x - 0.4 * z, y + 0.3 * z];
    const matrix = printMatrix(
      { ...part, print: part.print },
      { normal, point },
      { size, square: SQUARE },
      project,
    );
    const mesh = printedMesh(part, bareMesh({ ...part, bevel: 0 } as Part))!;
    for (let i = 0; i < mesh.position.length / 3; i++) {
      const own = mesh.normal.slice(3 * i, 3 * i + 3);
      if (own[axis]! < 0.99) continue;
      const [u, v] = [mesh.at[2 * i]! * SQUARE, mesh.at[2 * i + 1]! * SQUARE];
      const local = mesh.position.slice(3 * i, 3 * i + 3) as unknown as Vec;
      const [x, y] = project(add(part.at, rotate(part.pose, local)));
      expect(matrix[0] * u + matrix[2] * v + matrix[4]).toBeCloseTo(x, 6);
      expect(matrix[1] * u + matrix[3] * v + matrix[5]).toBeCloseTo(y, 6);
    }
  });
});

test("fringes and buttons stay plain", () => {
  expect(isBroad(box([0.3, 0.02, 0.04], [0, 0, 0], "moss"))).toBe(false);
  expect(isBroad(ball(0.05, [0, 0, 0], "moss"))).toBe(false);
  expect(isBroad(box([0.17, 1.4, 0.1], [0, 0, 0], "moss"))).toBe(true);
});
