// With each lens one stands where the room fills the picture, sees past what is near, and has the subject sharp.
import { describe, expect, test } from "vitest";
import type { WallSide } from "../../model/room.ts";
import {
  axesOf,
  depthOf,
  type Eye,
  meetsRoom,
  projectToPicture,
  rayThrough,
  type Space,
  type ThingBox,
} from "./eye.ts";
import { apertureFor, exposuresFor, focusOf, subjectOf } from "./focus.ts";
import { emptyEdge, eyeFor, inTheWay, isInPicture, lenses } from "./lenses.ts";

const ASPECT = 1.5;
const box = (
  id: string,
  x: number,
  z: number,
  [w, h, d]: readonly number[] = [1, 1, 1],
  y = 0,
): ThingBox => ({ id, low: [x - w! / 2, y, z - d! / 2], high: [x + w! / 2, y + h!, z + d! / 2] });
const behind: readonly (readonly WallSide[])[] = [
  ["north", "west"],
  ["west", "south"],
  ["south", "east"],
  ["east", "north"],
];
const room = (
  columns: number,
  rows: number,
  quarter: number,
  boxes: readonly ThingBox[] = [],
): Space => ({ columns, rows, height: 4.25, walls: new Set(behind[quarter]), boxes });
const standing = (space: Space, quarter = 0, subject: ThingBox | null = null) => ({
  space,
  yaw: (quarter * Math.PI) / 2,
  aspect: ASPECT,
  subject,
});

describe("lenses of a photograph", () => {
  test("an eye finds the point again that it looks at", () => {
    const eye: Eye = { at: [3, 2, 4], heading: 0.6, down: 0.2, half: 0.4 };
    const { ahead, right, up } = axesOf(eye);
    for (const axis of [ahead, right, up]) expect(Math.hypot(...axis)).toBeCloseTo(1);
    expect(ahead[0] * right[0] + ahead[1] * right[1] + ahead[2] * right[2]).toBeCloseTo(0);
    const { from, along } = rayThrough(eye, ASPECT, 0.3, -0.7);
    const at = [0, 1, 2].map((k) => from[k]! + 5 * along[k]!) as unknown as readonly [
      number,
      number,
      number,
    ];
    expect(depthOf(eye, at)).toBeCloseTo(5);
    const place = projectToPicture(eye, ASPECT, at);
    expect(place.x).toBeCloseTo(0.3);
    expect(place.y).toBeCloseTo(-0.7);
  });

  test("a ray ends at a wall that is there, and goes on through one that is not", () => {
    const space = room(6, 6, 0);
    const to = (x: number, z: number) => ({ from: [0, 1, 0] as const, along: [x, 0, z] as const });
    expect(meetsRoom(space, to(0, -1))).toBe(3);
    expect(meetsRoom(space, to(0, 1))).toBeNull();
    expect(meetsRoom(space, { from: [0, 1, 0], along: [0, -1, 0] })).toBe(1);
  });

  test.each([0, 1, 2, 3])("from quarter %i no lens shows where the room ends", (quarter) => {
    for (const [columns, rows] of [
      [8, 8],
      [11, 5],
      [5, 9],
      [6, 6],
    ] as const) {
      const space = room(columns, rows, quarter);
      for (const lens of lenses) {
        const eye = eyeFor(lens, standing(space, quarter));
        expect(emptyEdge(space, eye, ASPECT), `${lens} ${columns} × ${rows}`).toBe(0);
        expect(eye.at[1]).toBeGreaterThan(0.5);
      }
    }
  });

  test("the wider the lens, the nearer one stands, and the more of the room there is", () => {
    const space = room(8, 8, 0);
    const [wide, normal] = (["wide", "normal"] as const).map((lens) =>
      eyeFor(lens, standing(space)),
    );
    expect(Math.hypot(wide!.at[0], wide!.at[2])).toBeLessThan(
      Math.hypot(normal!.at[0], normal!.at[2]),
    );
    const corner = projectToPicture(wide!, ASPECT, [-4, 0, -4]);
    expect(Math.abs(corner.x)).toBeLessThan(1);
    expect(Math.abs(corner.y)).toBeLessThan(1);
  });

  test("one steps aside from a wardrobe before the lens", () => {
    const space = room(8, 8, 0, [box("wardrobe", 3.2, 3.2, [1.4, 2.6, 1.4])]);
    for (const lens of ["wide", "normal"] as const) {
      const eye = eyeFor(lens, standing(space));
      expect(inTheWay(space, eye, ASPECT, 2)).toBeLessThan(0.15);
    }
  });

  test("a portrait has its subject whole, in the middle, and not behind the screen beside it", () => {
    const chair = box("chair", -1, 0.5, [0.8, 1.2, 0.8]);
    const screen = box("screen", 0.2, 1.7, [0.9, 2.2, 0.9]);
    const space = room(8, 8, 0, [chair, screen]);
    const eye = eyeFor("portrait", standing(space, 0, chair));
    expect(projectToPicture(eye, ASPECT, [-1, 0.6, 0.5]).x).toBeCloseTo(0);
    for (const at of [chair.low, chair.high]) {
      const { x, y } = projectToPicture(eye, ASPECT, at);
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(1);
    }
    const plain = eyeFor("portrait", standing(room(8, 8, 0, [chair]), 0, chair));
    expect(eye.heading).not.toBe(plain.heading);
  });

  test("what is chosen is the subject, else what is as large as a chair and about the middle, never a rug", () => {
    const boxes = [
      box("rug", 0, 0, [4, 0.05, 3]),
      box("table", 0.4, 0, [2.4, 0.9, 1.6]),
      box("chair", -1, 0.5, [0.7, 1.1, 0.7]),
      box("stool", -3.4, 3.4, [0.7, 1.1, 0.7]),
      box("cup", 0, 0, [0.2, 0.2, 0.2], 0.9),
      box("dresser", -3.5, 0, [1, 2.2, 1.8]),
    ];
    const space = room(8, 8, 0, boxes);
    expect(subjectOf(space, undefined)?.id).toBe("chair");
    expect(subjectOf(space, "cup")?.id).toBe("cup");
    expect(subjectOf(space, "gone")?.id).toBe("chair");
    expect(subjectOf(room(8, 8, 0), undefined)).toBeNull();
  });

  test("the subject is sharp, and behind it a point becomes as wide as asked for", () => {
    const table = box("table", 0, 0, [1.6, 0.9, 1]);
    const space = room(8, 8, 0, [table]);
    const eye = eyeFor("normal", standing(space));
    expect(isInPicture(eye, ASPECT, table)).toBe(true);
    const focus = focusOf(space, eye, ASPECT, table);
    const middle = depthOf(eye, [0, 0.45, 0]);
    expect(focus).toBeLessThan(middle);
    expect(focus).toBeGreaterThan(middle - 1);

    expect(apertureFor("deep", space, eye, focus)).toBe(0);
    const [soft, shallow] = (["soft", "shallow"] as const).map((depth) =>
      apertureFor(depth, space, eye, focus),
    );
    expect(shallow! / soft!).toBeCloseTo(2.75);
    const far = depthOf(eye, [-4, 4.25 / 2, -4]);
    // Of the picture's height, which is two halves: so wide the lens draws the far corner.
    expect((2 * soft! * (1 / focus - 1 / far)) / (2 * eye.half)).toBeCloseTo(0.008);
    expect(exposuresFor("shallow")).toBeGreaterThan(exposuresFor("soft"));
  });

  test("without a subject the middle of the picture is sharp", () => {
    const space = room(8, 8, 0, [box("stove", -3, -3, [1, 2, 1])]);
    const eye = eyeFor("normal", standing(space));
    const focus = focusOf(space, eye, ASPECT, null);
    expect(focus).toBeGreaterThan(1);
    expect(focus).toBeLessThanOrEqual(depthOf(eye, [-4, 2, -4]) + 0.01);
  });
});
