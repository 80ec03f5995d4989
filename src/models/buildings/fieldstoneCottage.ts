// A cottage of fieldstone under slates, with pots of herbs.
import { ball, box, cylinder, type Part, repeat } from "../parts.ts";
import { between } from "../random.ts";
import { door, doorLantern } from "./cottageFittings.ts";
import { type CottagePaint, doorTones, wallTones } from "./cottagePaint.ts";
import { cottageShapes } from "./cottageShapes.ts";
import { chimney, houseWalls, roof } from "./houseShell.ts";
import { window } from "./window.ts";

export function fieldstoneCottage(lit: boolean, paint: CottagePaint = {}): Part[] {
  const { house } = cottageShapes.fieldstone;
  const front = house.depth / 2;
  const { walls, shutters } = paint;
  const own = ["#d3c8b6", "#b5a997", "#c4b8a6", "#a99d8c"] as const;
  const stones = walls ? [walls[1], walls[2], walls[0], walls[2]] : own;
  const [dark, light] = doorTones(paint, ["#8f3f2f", "#b5563f", "#8f3f2f"]);
  const stone = (x: number, y: number, z: number, w: number, turn: number, i: number): Part =>
    box([w, 0.13, 0.05], [x, y, z], stones[i % 4]!, { bevel: 0.02, turn: [0, turn, 0] });
  return [
    box([2 * house.half + 0.12, 0.14, house.depth + 0.12], [0, 0, 0], "#9f9383", { bevel: 0.04 }),
    houseWalls(house, ...wallTones(paint, ["#bfb3a1", "#cfc4b2"])),
    ...repeat(17, (i) => {
      const x = between(-0.86, 0.86, 8, i);
      const y = 0.16 + (i % 7) * 0.17;
      return stone(x, y, front, between(0.18, 0.32, 9, i), 0, i);
    }),
    ...repeat(14, (i) => {
      const z = between(-0.74, 0.74, 12, i);
      return stone(
        house.half,
        0.16 + (i % 6) * 0.16,
        z,
        between(0.18, 0.3, 13, i),
        Math.PI / 2,
        i + 1,
      );
    }),
    ...roof(
      house,
      {
        count: 5,
        thick: 0.09,
        out: 0.18,
        colours: ["#6d7f86", "#7b8d93", "#62747b"],
        pieces: 4,
        bevel: 0.02,
        cap: "#55666d",
      },
      9,
    ),
    ...chimney([0, 1.75, -0.72], "#b0a492", 1),
    ...door(0.42, front, light, dark, lit),
    ...window(
      {
        width: 0.44,
        height: 0.44,
        lit,
        frame: "cream",
        // It was built without any.
        ...(shutters && { shutters: shutters[0] }),
      },
      [-0.44, 0.5, front + 0.03],
    ),
    ...window({ width: 0.26, height: 0.28, lit, frame: "cream" }, [0, 1.28, front + 0.03]),
    ...window(
      { width: 0.42, height: 0.42, lit, frame: "cream" },
      [house.half + 0.03, 0.5, 0],
      Math.PI / 2,
    ),
    ...doorLantern(0.82, 0.82, front + 0.07, lit),
    ...repeat(3, (i) =>
      cylinder(0.09, 0.16, [-0.62 + i * 0.2, 0, front + 0.16], "terracotta", {
        upper: 0.11,
        sides: 8,
      }),
    ),
    ...repeat(3, (i) =>
      ball(
        0.11,
        [-0.62 + i * 0.2, 0.22, front + 0.16],
        (["leaf", "#8a6a9c", "leafLight"] as const)[i]!,
        { flat: true, rough: 0.18, detail: 1 },
      ),
    ),
  ];
}
