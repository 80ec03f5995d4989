// Lends the program that writes the sheets a browser's 3D: models as they are, fields as their page shows them.
import { openDioramaScene } from "../../src/alphaFields/live/dioramaScene.ts";
import { composeDiorama } from "../../src/fields/diorama/compose.ts";
import { LIVE_TOLERANCE } from "../../src/fields/diorama/frames.ts";
import { fieldTraits } from "../../src/fields/traits.ts";
import { toTriangles } from "../../src/models/lean/toTriangles.ts";
import type { Part } from "../../src/models/parts.ts";
import type { Season } from "../../src/models/seasons.ts";
import type { Hour } from "../../src/scene/light/hours.ts";
import { openModelScene } from "./modelScene.ts";

export type FieldLook = { collection: string; id: number; season: Season; hour: Hour };

declare global {
  interface Window {
    drawModel(parts: readonly Part[]): { url: string; triangles: number };
    drawField(look: FieldLook): Promise<string>;
  }
}

window.drawModel = openModelScene();

window.drawField = ({ collection, id, season, hour }) =>
  new Promise((resolve) => {
    const canvas = document.createElement("canvas");
    canvas.style.cssText = "width:440px;height:420px";
    document.body.append(canvas);
    const scene = openDioramaScene(canvas, {
      drawn() {
        const url = canvas.toDataURL("image/png");
        scene.close();
        canvas.remove();
        resolve(url);
      },
      lost() {},
    });
    const { parts, lamps, halos } = composeDiorama(fieldTraits(collection, id), season, hour);
    const made = toTriangles(parts, { lean: true, tolerance: LIVE_TOLERANCE, floor: null });
    // All of it before the one frame that these ask for.
    scene.light(hour);
    scene.show({ solid: made.solid, glow: made.glow, lamps, halos, sails: null });
    scene.resize(canvas.clientWidth, canvas.clientHeight, devicePixelRatio);
  });

document.documentElement.dataset.ready = "yes";
