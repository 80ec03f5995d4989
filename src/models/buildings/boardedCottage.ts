// A cottage of painted boards under shingles, with a porch.
import { block, box, mirror, type Part, placed, repeat } from "../parts.ts";
import { door, doorLantern } from "./cottageFittings.ts";
import { type CottagePaint, doorTones, wallTones } from "./cottagePaint.ts";
import { cottageShapes } from "./cottageShapes.ts";
import { chimney, houseWalls, roof } from "./houseShell.ts";
import { window } from "./window.ts";

export function boardedCottage(lit: boolean, paint: CottagePaint = {}): Part[] {
  const { house } = cottageShapes.boarded;
  const front = house.depth / 2;
  const { walls } = paint;
  const own = ["#8fb0b8", "#86a8b1", "#99b9c0"] as const;
  const boards = walls ? [walls[0], walls[2], walls[1]] : own;
  const [dark, light] = doorTones(paint, ["#c99a36", "#e8c25a", "#c99a36"]);
  const shutters = paint.shutters?.[0] ?? "#fff8ea";
  const top = (y: number) =>
    y < house.eaves ? house.half : (house.half * (house.ridge - y)) / (house.ridge - house.eaves);
  return [
    box([2 * house.half + 0.1, 0.16, house.depth + 0.1], [0, 0, 0], "stone", { bevel: 0.04 }),
    houseWalls(house, ...wallTones(paint, ["#83a5ae", "#9cbcc3"])),
    ...repeat(11, (i) => {
      const y = 0.17 + i * 0.17;
      const w = 2 * top(y + 0.15) - 0.02;
      return w > 0.2 ? block([w, 0.155, 0.03], [0, y, front], boards[i % 3]!) : [];
    }),
    ...repeat(6, (i) =>
      block(
        [0.03, 0.155, house.depth - 0.06],
        [house.half, 0.17 + i * 0.17, 0],
        boards[(i + 1) % 3]!,
      ),
    ),
    ...[-1, 1].map((k) =>
      box([0.12, house.eaves, 0.1], [k * (house.half - 0.04), 0.05, front], "white", {
        bevel: 0.02,
      }),
    ),
    box([0.1, house.eaves, 0.12], [house.half - 0.01, 0.05, -front + 0.05], "white", {
      bevel: 0.02,
    }),
    ...roof(
      house,
      {
        count: 6,
        thick: 0.08,
        out: 0.17,
        colours: ["#8a7765", "#97836f", "#7d6b5b"],
        pieces: 3,
        bevel: 0.015,
        cap: "#6f5f50",
      },
      6,
    ),
    ...chimney([0.44, 1.6, -0.4], "#b98a66", 5),
    ...door(-0.4, front + 0.01, light, dark, lit),
    ...window({ width: 0.42, height: 0.46, lit, shutters }, [0.46, 0.56, front + 0.03]),
    ...window({ width: 0.28, height: 0.3, lit }, [0, 1.42, front + 0.03]),
    ...window({ width: 0.42, height: 0.46, lit }, [house.half + 0.03, 0.54, 0.34], Math.PI / 2),
    ...window({ width: 0.42, height: 0.46, lit }, [house.half + 0.03, 0.54, -0.4], Math.PI / 2),
    ...doorLantern(0.02, 0.86, front + 0.09, lit),
    ...porch(front),
  ];
}

function porch(front: number): Part[] {
  return placed(
    [
      ...mirror(box([0.07, 1.06, 0.07], [-0.34, 0.06, 0.44], "white", { bevel: 0.02 })),
      box([0.92, 0.06, 0.6], [0, 1.1, 0.26], "#97836f", { bevel: 0.02, turn: [0.2, 0, 0] }),
    ],
    [-0.4, 0, front],
  );
}
