// A whitewashed cottage under thick thatch, with roses at the door.
import { ball, bead, block, box, type Part, repeat } from "../parts.ts";
import { pick } from "../random.ts";
import { door, doorLantern } from "./cottageFittings.ts";
import { type CottagePaint, doorTones, wallTones } from "./cottagePaint.ts";
import { cottageShapes } from "./cottageShapes.ts";
import { chimney, houseWalls, roof } from "./houseShell.ts";
import { window } from "./window.ts";

export function thatchedCottage(lit: boolean, paint: CottagePaint = {}): Part[] {
  const { house } = cottageShapes.thatched;
  const front = house.depth / 2;
  const [dark, light] = doorTones(paint, ["#5f9a92", "#8fb9ae", "#5f9a92"]);
  const shutters = paint.shutters?.[0] ?? "#6fa39a";
  const straw = ["#d9b45f", "#e2c06c", "#cfa852"] as const;
  return [
    box([2 * house.half + 0.1, 0.16, house.depth + 0.1], [0, 0, 0], "stone", { bevel: 0.04 }),
    houseWalls(house, ...wallTones(paint, ["#f6e8cf", "white"])),
    ...roof(
      house,
      { count: 3, thick: 0.24, out: 0.26, colours: straw, pieces: 1, bevel: 0.1, cap: "#c49a48" },
      4,
    ),
    ...repeat(9, (i) =>
      block(
        [0.36, 0.05, 0.07],
        [0, house.ridge + 0.21, -front - 0.1 + i * ((house.depth + 0.2) / 8)],
        "#a97f38",
        { turn: [0, i % 2 ? 0.5 : -0.5, 0] },
      ),
    ),
    ...chimney([-0.42, 1.55, -0.5], "#e9dcc2", 2),
    ...door(-0.34, front, light, dark, lit),
    ...window({ width: 0.44, height: 0.4, lit, shutters }, [0.46, 0.5, front + 0.01]),
    ...window({ width: 0.28, height: 0.28, lit }, [0, 1.24, front + 0.01]),
    ...window({ width: 0.4, height: 0.4, lit }, [house.half + 0.01, 0.46, 0.36], Math.PI / 2),
    ...window({ width: 0.4, height: 0.4, lit }, [house.half + 0.01, 0.46, -0.42], Math.PI / 2),
    ...doorLantern(0.06, 0.82, front + 0.07, lit),
    ...roses(front),
  ];
}

function roses(front: number): Part[] {
  return repeat(9, (i) => {
    const y = 0.12 + i * 0.1;
    const x = -0.74 + Math.sin(i * 1.3) * 0.07;
    const bloom = pick(["#ea9485", "#f3b3a6", "white"], 3, i);
    return [
      bead(0.1, [x, y, front + 0.05], i % 2 ? "leaf" : "leafLight", { flat: true, rough: 0.2 }),
      ...(i % 2 ? [ball(0.05, [x + 0.05, y + 0.04, front + 0.13], bloom)] : []),
    ];
  });
}
