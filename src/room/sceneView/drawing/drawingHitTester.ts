// What the drawing answers about its points: the same as the stage, from sums instead of a camera.
import { boundingBoxOf } from "../../../models/catalogue/bounds.ts";
import { partMesh } from "../../../models/meshes/partMesh.ts";
import type { Part } from "../../../models/parts.ts";
import { add, rotate } from "../../../models/pose.ts";
import type { TriangleSurface } from "../../../scene/camera/ray.ts";
import { partsOfPiece } from "../../catalogue/partsOfPiece.ts";
import type { ViewState } from "../../editor/viewSettings.ts";
import type { HitTester } from "../../hands/hitTester.ts";
import type { Catalogue } from "../../model/catalogue.ts";
import type { ModelId, RoomDocument } from "../../model/room.ts";
import { indexOf } from "../../rules/indexOf.ts";
import type { EditorTool } from "../../session/tool.ts";
import { wouldBe } from "../../stage/hand/inHand.ts";
import type { Body, Touched } from "../../stage/pointing/picking.ts";
import { stageHitTester } from "../../stage/pointing/stageHitTester.ts";
import { flatView } from "../../stage/view/flatView.ts";
import { spotOf } from "../../stage/view/roomFrame.ts";
import { layerOf, wallsInSight } from "../../stage/view/sight.ts";

const UNDIVIDED = Number.POSITIVE_INFINITY;

function surfaceOf(parts: readonly Part[]): TriangleSurface {
  const position: number[] = [];
  const index: number[] = [];
  for (const part of parts) {
    // Nobody touches the roundness of a ball.
    const mesh = partMesh(part.shape === "ball" ? { ...part, detail: 1 } : part, UNDIVIDED);
    const first = position.length / 3;
    const { position: own } = mesh;
    for (let i = 0; i < own.length; i += 3)
      position.push(...add(part.at, rotate(part.pose, [own[i]!, own[i + 1]!, own[i + 2]!])));
    for (const corner of mesh.index) index.push(first + corner);
  }
  return { position: new Float32Array(position), index: new Uint32Array(index) };
}

const known = new Map<ModelId, Touched>();

/** What of a piece can be touched: its own triangles, made when somebody first reaches for it. */
function pieceBody(model: ModelId): Touched {
  const found = known.get(model);
  if (found) return found;
  const parts = partsOfPiece(model);
  let surface: TriangleSurface | null = null;
  const made: Touched = {
    ...boundingBoxOf(parts),
    get solid() {
      surface ??= surfaceOf(parts);
      return surface;
    },
    glow: null,
  };
  known.set(model, made);
  return made;
}

export type DrawingHitState = {
  readonly document: RoomDocument;
  readonly tool: EditorTool;
  readonly look: ViewState;
  readonly size: { readonly width: number; readonly height: number };
};

/** `seen` is asked each time, so that the answers are never older than the question. */
export function drawingHitTester(catalogue: Catalogue, seen: () => DrawingHitState): HitTester {
  const eye = () => {
    const { document, look, size } = seen();
    return flatView(document.shell.size, look, size);
  };
  const inSight = () => wallsInSight(seen().look.quarter, false);
  const held = () => {
    const { document, tool } = seen();
    return tool.at === "holding"
      ? wouldBe(document, catalogue, tool.ghost.items)
      : (new Map() as ReturnType<typeof wouldBe>);
  };

  function bodies(): Body[] {
    const { document } = seen();
    const [walls, inHand] = [inSight(), held()];
    return [...indexOf(document, catalogue).placed.values()].flatMap((placed) => {
      const { item } = placed;
      const layer = layerOf(document.items, item);
      if (inHand.has(item.id) || (layer !== "room" && !walls.has(layer))) return [];
      const spot = spotOf(placed, document.shell.size);
      return [{ id: item.id, spot, shape: pieceBody(item.model) }];
    });
  }

  return {
    ...stageHitTester({
      catalogue,
      shown: seen,
      inSight,
      bodies,
      held,
      rayAt: (x, y) => eye().rayAt(x, y),
      project: (at) => eye().project(at),
    }),
    size: () => seen().size,
    hasThinWalls: false,
  };
}
