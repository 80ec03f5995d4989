// The ceiling over whoever walks in the room; from outside one looks in from above, and there is none.
import { BufferGeometry, Mesh, MeshLambertMaterial } from "three";
import { paintedRectangles } from "../../../scene/renderer/geometry.ts";
import { houseOf } from "../../catalogue/houseOf.ts";
import type { RoomDocument } from "../../model/room.ts";
import type { SoftLightScene } from "../light/softLightScene.ts";
import { ceilingBoards } from "./ceilingBoards.ts";

export type CeilingScene = {
  readonly root: Mesh;
  readonly show: (document: Pick<RoomDocument, "shell">, isInside: boolean) => void;
  readonly dispose: () => void;
};

/** It is lit by what the floor below it has: brightest over lamps, and dark where nobody lit one. */
export function ceilingScene(soft: SoftLightScene): CeilingScene {
  const material = new MeshLambertMaterial({ vertexColors: true });
  soft.soften(material, "loose");
  const root = new Mesh(new BufferGeometry(), material);
  root.frustumCulled = false;
  root.visible = false;
  let shown = "";

  return {
    root,
    show(document, isInside) {
      root.visible = isInside;
      if (!isInside) return;
      const { size } = document.shell;
      const house = houseOf(document);
      const key = `${house.id} ${size.columns} ${size.rows} ${size.height}`;
      if (key === shown) return;
      shown = key;
      root.geometry.dispose();
      root.geometry = paintedRectangles(ceilingBoards(house, size));
      root.geometry.computeVertexNormals();
    },
    dispose() {
      root.geometry.dispose();
      material.dispose();
    },
  };
}
