// The floor and the four walls, each a mesh of its own, so that a wall can go while the room stays.
import { BufferAttribute, BufferGeometry, Group, Mesh } from "three";
import { trianglesGeometry } from "../../../scene/renderer/geometry.ts";
import { type WallSide, wallSides } from "../../model/room.ts";
import { cornerShade } from "../../shapes/shade.ts";
import { type BuiltShape, keyOf, type ShapeRequest } from "../../shapes/shape.ts";
import type { ShellShapeRequest } from "../../shapes/shellShapeRequest.ts";
import { wallSpot } from "../../shapes/wallPlace.ts";
import { shellId } from "../light/roomLit.ts";
import type { Layer } from "../view/sight.ts";
import { matrixOf } from "./itemsScene.ts";
import type { LayersScene } from "./layersScene.ts";
import type { ShapeBuilder } from "./shapeBuilder.ts";

/** Each as the corner in the north-west, turned to the left. */
const corners: readonly { x: 1 | -1; z: 1 | -1; turn: number; walls: readonly WallSide[] }[] = [
  { x: -1, z: -1, turn: 0, walls: ["north", "west"] },
  { x: -1, z: 1, turn: 1, walls: ["west", "south"] },
  { x: 1, z: 1, turn: 2, walls: ["south", "east"] },
  { x: 1, z: -1, turn: 3, walls: ["east", "north"] },
];

export type ShellScene = {
  readonly show: (wanted: ShellShapeRequest) => void;
  /** Corners are dark only where both their walls are to be seen. */
  readonly corners: (inSight: ReadonlySet<WallSide>) => void;
  /** Where the light of each begins in a new picture of light, by `shellId`. */
  readonly light: (runs: ReadonlyMap<string, number>) => void;
  readonly shapes: () => ReadonlyMap<Layer, BuiltShape>;
  readonly dispose: () => void;
};

export function shellScene(
  layers: LayersScene,
  builder: ShapeBuilder,
  changed: () => void,
): ShellScene {
  const groups = new Map<Layer, Group>();
  const wantedNow = new Map<Layer, string>();
  const shapes = new Map<Layer, BuiltShape>();
  let isOpen = true;

  const clear = (group: Group) => {
    for (const child of [...group.children]) {
      group.remove(child);
      if (child instanceof Mesh) child.geometry.dispose();
    }
  };

  function stand(layer: Layer, shape: BuiltShape) {
    const { group: parent, materials } = layers.of(layer);
    let group = groups.get(layer);
    if (!group) {
      group = new Group();
      groups.set(layer, group);
      parent.add(group);
    }
    clear(group);
    shapes.set(layer, shape);
    materials.lightRun.value.set(-1, -1);
    for (const kind of ["solid", "glow", "blot"] as const) {
      const part = shape[kind];
      if (!part) continue;
      const geometry = trianglesGeometry(part);
      if (kind === "solid" && shape.points)
        geometry.setAttribute("lightAt", new BufferAttribute(shape.points.of, 1));
      const mesh = new Mesh(geometry, materials.house[kind]);
      mesh.castShadow = kind === "solid" && layer !== "room";
      mesh.receiveShadow = kind === "solid";
      mesh.renderOrder = kind === "blot" ? 1 : 0;
      group.add(mesh);
    }
  }

  async function ask(layer: Layer, wanted: ShapeRequest) {
    const key = keyOf(wanted);
    if (wantedNow.get(layer) === key) return;
    wantedNow.set(layer, key);
    const shape = await builder.build(wanted);
    if (!isOpen || wantedNow.get(layer) !== key) return;
    stand(layer, shape);
    if (wanted.kind === "wall") place(wanted.side);
    changed();
  }

  const cornerMeshes = corners.map(({ turn }) => {
    const mesh = new Mesh(new BufferGeometry(), layers.of("room").materials.house.blot);
    mesh.rotation.y = (turn * Math.PI) / 2;
    mesh.renderOrder = 1;
    layers.of("room").group.add(mesh);
    return mesh;
  });
  let corner = new BufferGeometry();
  let tall = 0;

  function standCorners(height: number) {
    if (height !== tall) {
      tall = height;
      corner.dispose();
      corner = trianglesGeometry(cornerShade(height));
    }
    for (const [i, { x, z }] of corners.entries()) {
      const mesh = cornerMeshes[i]!;
      mesh.geometry = corner;
      mesh.position.set((x * size.columns) / 2, 0, (z * size.rows) / 2);
    }
  }

  // Each wall stands as far out as its neighbours are long, and that is known with the floor.
  let size = { columns: 0, rows: 0 };
  const place = (side: WallSide) => {
    const group = groups.get(side);
    if (!group) return;
    group.matrixAutoUpdate = false;
    group.matrix.copy(matrixOf(wallSpot(side, size)));
    group.matrixWorldNeedsUpdate = true;
  };

  return {
    show({ floor, walls }) {
      size = floor;
      standCorners(walls.north.height);
      void ask("room", floor);
      for (const side of wallSides) {
        void ask(side, walls[side]);
        place(side);
      }
    },
    corners(inSight) {
      for (const [i, { walls }] of corners.entries())
        cornerMeshes[i]!.visible = walls.every((side) => inSight.has(side));
    },
    light(runs) {
      for (const layer of shapes.keys()) {
        const { value } = layers.of(layer).materials.lightRun;
        value.set(value.y, runs.get(shellId(layer)) ?? -1);
      }
    },
    shapes: () => shapes,
    dispose() {
      isOpen = false;
      corner.dispose();
      for (const group of groups.values()) clear(group);
    },
  };
}
