// The five parts of a room that come and go by themselves: four walls with what hangs on them, and the rest.
import { Group, Plane, Vector3 } from "three";
import type { Size } from "../model/room.ts";
import { type LayerMaterials, layerMaterials } from "./materialsScene.ts";
import { type Layer, layers } from "./sight.ts";

export type OneLayer = { readonly group: Group; readonly materials: LayerMaterials };

export type LayersScene = {
  readonly root: Group;
  readonly of: (layer: Layer) => OneLayer;
  readonly resize: (size: Size) => void;
  /** A wall, with what hangs on it: 0 is gone, 1 is there. */
  readonly fade: (layer: Layer, shown: number) => void;
  readonly dispose: () => void;
};

const OUT = 0.005;

export function layersScene(): LayersScene {
  const root = new Group();
  const bounds = [
    new Plane(new Vector3(1, 0, 0)),
    new Plane(new Vector3(-1, 0, 0)),
    new Plane(new Vector3(0, 0, 1)),
    new Plane(new Vector3(0, 0, -1)),
  ];
  const all = new Map<Layer, OneLayer>(
    layers.map((layer) => {
      const group = new Group();
      root.add(group);
      return [layer, { group, materials: layerMaterials(layer === "room" ? bounds : []) }];
    }),
  );
  const of = (layer: Layer): OneLayer => all.get(layer)!;

  return {
    root,
    of,
    resize({ columns, rows }) {
      for (const [i, half] of [columns, columns, rows, rows].entries())
        bounds[i]!.constant = half / 2 + OUT;
    },
    fade(layer, shown) {
      of(layer).materials.fade(shown);
      of(layer).group.visible = shown > 0;
    },
    dispose() {
      for (const { materials } of all.values()) materials.dispose();
    },
  };
}
