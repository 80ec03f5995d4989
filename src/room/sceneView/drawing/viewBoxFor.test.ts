// The first drawing of a room lies dot by dot where the stage will stand.
import { describe, expect, test } from "vitest";
import { siteCatalogue } from "../../catalogue/siteCatalogue.ts";
import { type QuarterTurn, type RoomDocument, wallSides } from "../../model/room.ts";
import { drawRoom } from "../../picture/drawRoom.ts";
import { wallsBehind } from "../../picture/spots.ts";
import { shapeOf } from "../../shapes/shapeOf.ts";
import { shellShapeRequest } from "../../shapes/shellShapeRequest.ts";
import { wallSpot } from "../../shapes/wallPlace.ts";
import { type FlatView, flatView } from "../../stage/view/flatView.ts";
import { inScene, type ScenePose } from "../../stage/view/roomFrame.ts";
import { blankRoom } from "../../template/index.ts";
import { viewBoxFor } from "./viewBoxFor.ts";

type Box = { left: number; right: number; top: number; bottom: number };

/** As drawings have it, round all that they show. */
const DRAWN_MARGIN = 6;
const FLOOR: ScenePose = { x: 0, y: 0, z: 0, turn: 0 };

/** Of the shell as the stage builds it, in dots. */
function onStage(room: RoomDocument, quarter: QuarterTurn, eye: FlatView): Box {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  const { floor, walls } = shellShapeRequest(room, siteCatalogue);
  const seen = wallSides.filter((side) => wallsBehind(quarter).has(side));
  const built = [
    { wanted: floor, spot: FLOOR },
    ...seen.map((side) => ({ wanted: walls[side], spot: wallSpot(side, room.shell.size) })),
  ];
  for (const { wanted, spot } of built) {
    const { position } = shapeOf(wanted).solid!;
    for (let i = 0; i < position.length; i += 3) {
      const at = inScene(spot, [position[i]!, position[i + 1]!, position[i + 2]!]);
      const { x, y } = eye.project(at);
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return box;
}

/** Of the drawing under it, in dots. */
function drawn(room: RoomDocument, quarter: QuarterTurn, eye: FlatView, size: Size): Box {
  const drawing = drawRoom(room, siteCatalogue, { quarter, isTransparent: true });
  const [left, top, width] = viewBoxFor(drawing, eye, size);
  const dots = size.width / width;
  return {
    left: (DRAWN_MARGIN - left) * dots,
    right: (drawing.width - DRAWN_MARGIN - left) * dots,
    top: (DRAWN_MARGIN - top) * dots,
    bottom: (drawing.height - DRAWN_MARGIN - top) * dots,
  };
}
type Size = { readonly width: number; readonly height: number };

const windows: readonly Size[] = [
  { width: 390, height: 420 },
  { width: 820, height: 700 },
];
const papers = ["sprig-paper", "limewash", "fieldstone", "white-boards"];

describe("the first drawing", () => {
  test.each(papers)(
    "of a house papered in %s covers what the stage covers, to 1.5 dots",
    (kind) => {
      const bare = blankRoom();
      const north = { kind };
      const room = { ...bare, shell: { ...bare.shell, walls: { ...bare.shell.walls, north } } };
      for (const size of windows)
        for (const quarter of [0, 1] as const) {
          const look = { quarter, zoom: 1, pan: { x: 0, z: 0 } };
          const eye = flatView(room.shell.size, look, size);
          const [stage, drawing] = [onStage(room, quarter, eye), drawn(room, quarter, eye, size)];
          for (const edge of ["left", "right", "top", "bottom"] as const)
            expect(Math.abs(stage[edge] - drawing[edge])).toBeLessThan(1.5);
        }
    },
  );

  test("goes with the view as it is zoomed and moved", () => {
    const room = blankRoom();
    const size = windows[1]!;
    const look = { quarter: 0, zoom: 2.5, pan: { x: 1, z: -2 } } as const;
    const eye = flatView(room.shell.size, look, size);
    const [stage, drawing] = [onStage(room, 0, eye), drawn(room, 0, eye, size)];
    expect(Math.abs(stage.left - drawing.left)).toBeLessThan(3);
    expect(Math.abs(stage.bottom - drawing.bottom)).toBeLessThan(3);
  });

  test("and a picture framed for a card has the room as large as the stage's own picture", () => {
    const room = blankRoom();
    for (const aspect of [1.2, 1.25]) {
      const { width, height, middle, scale } = drawRoom(room, siteCatalogue, { aspect });
      const eye = flatView(
        room.shell.size,
        { quarter: 0, zoom: 1, pan: { x: 0, z: 0 } },
        { width, height },
      );
      expect(eye.pixels / scale).toBeCloseTo(1, 2);
      const { x, y } = eye.project([0, 0, 0]);
      expect(Math.abs(x - middle.x)).toBeLessThan(1);
      expect(Math.abs(y - middle.y)).toBeLessThan(1);
    }
  });
});
