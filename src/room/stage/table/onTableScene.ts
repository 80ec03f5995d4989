// A room among real things: it goes along with whoever looks for a place until it is touched, and stays where it was put.
import { Group, PerspectiveCamera } from "three";
import type { Vec } from "../../../models/pose.ts";
import { type Immersion, immerse } from "../../../scene/renderer/immerse.ts";
import type { Turn } from "../../model/room.ts";
import { TILE_ON_TABLE } from "../view/roomFrame.ts";
import { facingViewer, inRoom, quarterSeen, type TableSpot } from "./tableSpot.ts";

/** Looked for, carried along over what was found, or put down. */
export type OnTable = "nowhere" | "carried" | "down";

type TableParts = {
  readonly immersion: Immersion;
  /** The side that it is seen from at first. */
  readonly quarter: Turn;
  /** How far its lowest part is below its floor, in tiles. */
  readonly below: number;
  readonly turn: (quarter: Turn) => void;
  readonly told: (now: OnTable) => void;
};

/** In metres: from a hand's breadth to the other end of a large room. */
const NEAR = 0.05;
const FAR = 30;
/** Of what was found, how much of its upright goes up: tables and floors, not walls. */
const LEVEL = 0.9;

const place = ({ position: { x, y, z } }: XRRigidTransform): Vec => [x, y, z];

/** Until the session ends; rejects where nothing could be shown in it. */
export async function standOnTable(
  session: XRSession,
  parts: TableParts,
  draw = immerse,
): Promise<void> {
  const rig = new Group();
  const camera = new PerspectiveCamera();
  rig.add(camera);
  [camera.near, camera.far] = [NEAR / TILE_ON_TABLE, FAR / TILE_ON_TABLE];
  let { quarter } = parts;
  let spot: TableSpot | null = null;
  let now: OnTable = "nowhere";
  const become = (next: OnTable) => {
    if (next === now) return;
    now = next;
    parts.told(now);
  };
  const space = await session.requestReferenceSpace("viewer");
  const source = await session.requestHitTestSource?.({ space });
  if (!source) throw new Error("This device finds no tables");
  session.addEventListener("select", () => {
    if (spot) become(now === "down" ? "carried" : "down");
  });

  const levelUnder = (frame: XRFrame, local: XRReferenceSpace): Vec | null => {
    for (const hit of frame.getHitTestResults(source)) {
      const found = hit.getPose(local)?.transform;
      // The second column of a turn is where its upright goes.
      if (found && found.matrix[5]! > LEVEL) return place(found);
    }
    return null;
  };

  await draw(parts.immersion, session, {
    camera,
    rig,
    scale: 1 / TILE_ON_TABLE,
    look(frame, local) {
      const pose = frame.getViewerPose(local);
      if (!pose) return false;
      const viewer = place(pose.transform);
      const at = now === "down" ? null : levelUnder(frame, local);
      if (at) spot = facingViewer(at, viewer, quarter);
      if (!spot) return false;
      if (now === "nowhere") become("carried");
      // Where the origin of the viewer's space lies in the room, whose turn there is undone.
      rig.position.set(...inRoom(spot, [0, 0, 0], parts.below));
      rig.rotation.y = -spot.turned;
      const seen = quarterSeen(inRoom(spot, viewer, 0), quarter);
      if (seen !== quarter) {
        quarter = seen;
        parts.turn(quarter);
      }
      return true;
    },
  });
}
