// What is held: the piece raised, its plate, the free place it could have, guides, grid and numbers.
import {
  BufferGeometry,
  DoubleSide,
  GreaterDepth,
  Group,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
} from "three";
import type { Triangles } from "../../../models/lean/triangles.ts";
import { paintedRectangles, trianglesGeometry } from "../../../scene/renderer/geometry.ts";
import { type BuiltShape, keyOf, type PieceShapeRequest } from "../../shapes/shape.ts";
import type { SoftLightScene } from "../light/softLightScene.ts";
import { matrixOf } from "../things/itemsScene.ts";
import { addPrint, type PrintsScene } from "../things/printsScene.ts";
import type { ShapeBuilder } from "../things/shapeBuilder.ts";
import { RAISED, type ScenePose } from "../view/roomFrame.ts";
import type { FlatMark } from "./marks.ts";
import { type EdgeNumber, numbersScene } from "./numbersScene.ts";

export type GhostPiece = { readonly spot: ScenePose; readonly wanted: PieceShapeRequest };
export type GhostShown = {
  readonly held: readonly GhostPiece[];
  readonly isBlocked: boolean;
  readonly isBorrowed: boolean;
  readonly free: readonly GhostPiece[];
  readonly marks: readonly FlatMark[];
  readonly numbers: readonly EdgeNumber[];
};

export type GhostScene = {
  readonly root: Group;
  readonly show: (shown: GhostShown) => void;
  /** From 0, standing, to 1, raised. */
  readonly raise: (way: number) => void;
  readonly isRaised: () => boolean;
  readonly dispose: () => void;
};

export function ghostScene(
  builder: ShapeBuilder,
  soft: SoftLightScene,
  prints: PrintsScene,
  changed: () => void,
): GhostScene {
  const root = new Group();
  const held = new Group();
  const free = new Group();
  const numbers = numbersScene();
  root.add(held, free, numbers.mesh);

  const solid = new MeshLambertMaterial({ vertexColors: true });
  const glow = new MeshBasicMaterial({ vertexColors: true, toneMapped: false });
  const seen = { transparent: true, depthWrite: false, vertexColors: true } as const;
  // What stands before the held piece does not hide it.
  const behind = new MeshLambertMaterial({ ...seen, opacity: 0.35, depthFunc: GreaterDepth });
  const faint = new MeshLambertMaterial({
    ...seen,
    depthWrite: true,
    opacity: 0.42,
    color: "#d7f0a8",
  });
  for (const material of [solid, behind, faint]) {
    prints.print(material);
    soft.soften(material, "loose");
  }
  const flat = new MeshBasicMaterial({ ...seen, toneMapped: false, side: DoubleSide });
  const materials: Material[] = [solid, glow, behind, faint, flat];

  const marks = new Mesh(new BufferGeometry(), flat);
  marks.frustumCulled = false;
  marks.renderOrder = 3;
  root.add(marks);

  const geometries = new Map<string, BufferGeometry>();
  const geometry = (key: string, part: Triangles): BufferGeometry => {
    const known = geometries.get(key);
    if (known) return known;
    const made = trianglesGeometry(part);
    addPrint(made, part);
    if (part.print) prints.need();
    geometries.set(key, made);
    return made;
  };

  let latest: GhostShown | null = null;

  function fill(into: Group, pieces: readonly GhostPiece[], ways: (shape: BuiltShape) => Way[]) {
    into.clear();
    for (const piece of pieces) {
      const shape = builder.known(piece.wanted);
      if (!shape) {
        void builder.build(piece.wanted).then(() => {
          if (latest) show(latest);
          changed();
        });
        continue;
      }
      for (const { part, kind, material, order, casts } of ways(shape)) {
        const mesh = new Mesh(geometry(`${keyOf(piece.wanted)} ${kind}`, part), material);
        mesh.matrixAutoUpdate = false;
        mesh.matrix.copy(matrixOf(piece.spot));
        mesh.renderOrder = order;
        mesh.castShadow = mesh.receiveShadow = casts;
        into.add(mesh);
      }
    }
  }

  type Way = {
    part: Triangles;
    kind: "solid" | "glow" | "hour" | "minute";
    material: Material;
    order: number;
    casts: boolean;
  };
  const raisedWays = ({ solid: body, glow: shine, hands }: BuiltShape): Way[] => [
    ...(body
      ? ([
          { part: body, kind: "solid", material: solid, order: 0, casts: true },
          { part: body, kind: "solid", material: behind, order: 4, casts: false },
        ] as const)
      : []),
    ...(shine
      ? ([{ part: shine, kind: "glow", material: glow, order: 0, casts: false }] as const)
      : []),
    ...(hands
      ? (["hour", "minute"] as const).map(
          (kind): Way => ({
            part: hands[kind].part,
            kind,
            material: solid,
            order: 0,
            casts: false,
          }),
        )
      : []),
  ];
  const faintWays = ({ solid: body }: BuiltShape): Way[] =>
    body ? [{ part: body, kind: "solid", material: faint, order: 3, casts: false }] : [];

  function show(shown: GhostShown) {
    latest = shown;
    const tone = shown.isBlocked ? "#ffb7a4" : shown.isBorrowed ? "#e2cfff" : "#ffffff";
    for (const material of [solid, behind]) material.color.set(tone);
    fill(held, shown.held, raisedWays);
    fill(free, shown.free, faintWays);
    numbers.show(shown.numbers);
    marks.geometry.dispose();
    marks.geometry = paintedRectangles(shown.marks);
    marks.visible = shown.marks.length > 0;
  }

  return {
    root,
    show,
    raise(way) {
      held.position.y = way * RAISED;
    },
    isRaised: () => (latest?.held.length ?? 0) > 0,
    dispose() {
      latest = null;
      for (const one of [...materials, ...geometries.values(), marks.geometry]) one.dispose();
      numbers.dispose();
    },
  };
}
