// The ceiling over whoever walks in the room; from outside one looks in from above, and there is none.
import { Mesh, MeshBasicMaterial, PlaneGeometry } from "three";
import type { Light, Size } from "../../model/room.ts";
import { PER_TILE } from "../../model/units.ts";

const colours: Readonly<Record<Light, string>> = {
  day: "#e9d8b8",
  evening: "#b98a66",
  night: "#37335a",
};

export type CeilingScene = {
  readonly root: Mesh;
  readonly show: (size: Size, light: Light, isInside: boolean) => void;
  readonly dispose: () => void;
};

export function ceilingScene(): CeilingScene {
  const geometry = new PlaneGeometry(1, 1);
  const material = new MeshBasicMaterial({ toneMapped: false });
  const root = new Mesh(geometry, material);
  root.rotation.x = Math.PI / 2;
  return {
    root,
    show({ columns, rows, height }, light, isInside) {
      root.visible = isInside;
      root.scale.set(columns, rows, 1);
      root.position.y = height / PER_TILE;
      material.color.set(colours[light]);
    },
    dispose() {
      geometry.dispose();
      material.dispose();
    },
  };
}
