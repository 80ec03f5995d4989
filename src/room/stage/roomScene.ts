// The room in the round: puts the parts of the scene together and shows in each what concerns it.
import { DirectionalLight } from "three";
import type { Vec } from "../../models/parts.ts";
import type { Ray } from "../../scene/camera/ray.ts";
import { motion } from "../../scene/frames/motion.ts";
import { roomLights } from "../../scene/light/roomLight.ts";
import { openRenderer, type SceneRenderer } from "../../scene/renderer/openRenderer.ts";
import { softLights } from "../light/softLight.ts";
import { type ItemId, type Side, sides } from "../model/room.ts";
import type { Placed } from "../rules/footprint.ts";
import type { BuiltRoom } from "./file/roomFile.ts";
import { ghostScene } from "./hand/ghostScene.ts";
import { ghostShown } from "./hand/inHand.ts";
import { outlineScene } from "./hand/outlineScene.ts";
import { gatheredScene, type OpenBaker } from "./light/gatheredScene.ts";
import { lampsTeller } from "./light/lamps.ts";
import { lampsScene } from "./light/lampsScene.ts";
import { softLightScene } from "./light/softLightScene.ts";
import { framedQuad, shellQuads } from "./pictures/pictureQuads.ts";
import { type PicturesScene, picturesScene } from "./pictures/picturesScene.ts";
import type { Body } from "./pointing/picking.ts";
import type { Shown, Stage, StageOptions } from "./stage.ts";
import { ceilingScene } from "./things/ceilingScene.ts";
import { itemsScene } from "./things/itemsScene.ts";
import { layersScene } from "./things/layersScene.ts";
import type { ShapeBuilder } from "./things/shapeBuilder.ts";
import { type ShellWanted, shellScene, shellWanted } from "./things/shellScene.ts";
import { type Thing, thingsTeller } from "./things/thingsShown.ts";
import type { FreePart } from "./view/freePart.ts";
import { RAISED, spotOf } from "./view/roomFrame.ts";
import { type Layer, wallsInSight } from "./view/sight.ts";
import { viewScene } from "./view/viewScene.ts";
import { turning } from "./view/viewTurning.ts";

const RAISE_MS = 120;
const SQUASH_MS = 140;
const SQUASHED = 0.04;
const NOBODY: ReadonlySet<ItemId> = new Set();
const WHOLE = { zoom: 1, pan: { x: 0, z: 0 } } as const;

export type RoomScene = {
  readonly show: (shown: Shown) => void;
  readonly resize: Stage["resize"];
  readonly frameTo: Stage["frameTo"];
  readonly rayAt: (x: number, y: number) => Ray;
  readonly project: (at: Vec) => { x: number; y: number };
  readonly inSight: () => ReadonlySet<Side>;
  /** What can be seen of the things of the room, in no particular order. */
  readonly bodies: () => Body[];
  readonly held: () => ReadonlyMap<ItemId, Placed>;
  readonly stats: Stage["stats"];
  /** The room alone, as large as asked for, on the canvas while `take` copies it. */
  readonly pose: (width: number, height: number, take: (canvas: HTMLCanvasElement) => void) => void;
  /** Once the light of what is shown has come. */
  readonly lit: () => Promise<void>;
  /** From now on the room alone, in its last light, for whoever takes photographs of it. */
  readonly darkroom: () => Darkroom;
  readonly built: () => BuiltRoom;
  readonly pictures: PicturesScene;
  readonly close: () => void;
};

export type Darkroom = Pick<SceneRenderer, "shoot"> & {
  readonly suns: readonly DirectionalLight[];
  /** All shadows fall anew with the next picture. */
  readonly shade: () => void;
};

export type RoomSceneOptions = StageOptions & {
  readonly openBaker?: OpenBaker;
  /** Everything is where it goes at once, for whoever takes pictures. */
  readonly isStill?: boolean;
};

/** Throws where the device gives no WebGL. */
export function openRoomScene(
  canvas: HTMLCanvasElement,
  builder: ShapeBuilder,
  options: RoomSceneOptions,
): RoomScene {
  const { catalogue, onFrame, onLost } = options;
  const view = viewScene();
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const moves = motion(
    () => options.isStill === true || still.matches,
    () => frame.ask(),
  );
  const frame = openRenderer(canvas, {
    camera: view.camera,
    step: moves.step,
    prepare: () => pictures.prepare(),
    drawn: () => onFrame?.(stats()),
    sized: (width, height) => {
      view.resize(width, height);
      outline.resize(width, height);
      lookNow();
    },
    lost: () => onLost?.(),
  });
  const shade = () => {
    frame.shade();
    lamps.shade();
    light.shade();
  };
  const lit = () => {
    shade();
    frame.ask();
  };
  const arrived = () => {
    lit();
    gatherLight();
  };
  const soft = softLightScene();
  const light = gatheredScene({
    soft,
    moves,
    openBaker: options.openBaker,
    items: () => items,
    shell: () => shell,
    yield(lit) {
      lamps.yield(lit);
      view.yield(lit);
    },
    changed: () => shown && showLight(shown),
    shade: () => shade(),
  });
  const layers = layersScene(soft);
  const lamps = lampsScene();
  const shell = shellScene(layers, builder, arrived);
  const items = itemsScene(layers, builder, () => {
    showChosen();
    arrived();
  });
  const ghost = ghostScene(builder, soft, lit);
  const pictures = picturesScene(layers, options.pictures, soft, frame.ask);
  const outline = outlineScene();
  const ceiling = ceilingScene();
  ghost.root.add(outline.root);
  // The first of the suns is the viewer's: what comes by windows is told by its place behind it.
  frame.scene.add(layers.root, view.lights, light.root, lamps.root, ghost.root, ceiling.root);
  const tellThings = thingsTeller(catalogue);
  const tellLamps = lampsTeller();
  const turns = turning(moves, {
    look: lookNow,
    fade: (layer, seen) => {
      layers.fade(layer, seen);
      pictures.fade(layer, seen);
    },
    changed: lit,
  });

  let shown: Shown | null = null;
  let part: FreePart | null = null;
  let things: ReadonlyMap<ItemId, Thing> = new Map();
  let held: ReadonlyMap<ItemId, Placed> = new Map();
  let walls: ShellWanted | null = null;

  const stats = () => ({
    ...frame.stats(),
    waiting: builder.waiting(),
    isLit: builder.waiting() === 0 && light.isDone(),
  });
  const isSeen = (layer: Layer) => layer === "room" || turns.inSight().has(layer);

  function lookNow() {
    if (!shown) return;
    const { look, walker, document } = shown;
    view.look({ size: document.shell.size, yaw: turns.yaw(), look, walker });
  }

  function showThings({ document, selection }: Shown) {
    things = tellThings(document, { chosen: new Set(selection), held: new Set(held.keys()) });
    if (items.show(things)) lit();
  }

  function showChosen() {
    const chosen = new Set(shown?.selection);
    // Asked whenever a shape arrives, of which a room may have thousands.
    const all = chosen.size > 0 ? [...items.bodies()] : [];
    outline.show(all.filter(({ id, layer }) => chosen.has(id) && isSeen(layer)));
  }

  function showHand(next: Shown) {
    const told = ghostShown(next, catalogue);
    const isNewInHand = held.size === 0 && told.held.size > 0;
    held = told.held;
    ghost.show(told.ghost);
    if (isNewInHand) moves.start("raise", RAISE_MS, ghost.raise);
  }

  function showPictures({ document }: Shown) {
    if (!walls) return;
    const standing = [...things.values()].flatMap(({ placed, layer }) =>
      framedQuad(placed.item, placed, layer, document),
    );
    const inHand = [...held.values()].flatMap((placed) =>
      framedQuad(placed.item, placed, "room", document, RAISED),
    );
    const quads = [...standing, ...inHand, ...shellQuads(document, walls.walls)];
    pictures.show(quads, document.shell.light);
  }

  function showLight({ document }: Shown) {
    if (!walls) return;
    const { size, light: hour } = document.shell;
    const seen = [...things.values()]
      .filter(({ layer }) => isSeen(layer))
      .map(({ placed, spot }) => ({ item: placed.item, spot }));
    const inHand = [...held.values()].map((placed) => ({
      item: placed.item,
      spot: spotOf(placed, size),
    }));
    frame.expose(roomLights[hour].exposure);
    view.light(roomLights[hour], softLights[light.hour() ?? hour].key);
    lamps.show(tellLamps([...seen, ...inHand], walls, turns.inSight(), size, hour));
    shade();
  }

  function gatherLight() {
    if (!shown || !walls || builder.waiting() > 0) return;
    const { document, look } = shown;
    const inSight = turns.inSight();
    light.gather({
      document,
      things: [...things.values()],
      shell: walls,
      inSight,
      quarter: look.quarter,
    });
  }

  /** A thing that was put down gives a little. */
  function land(before: Shown | null, next: Shown) {
    if (before?.tool.at !== "holding" || next.tool.at === "holding") return;
    for (const { id } of before.tool.ghost.items) {
      const now = next.document.items.get(id);
      if (!now || now === before.document.items.get(id)) continue;
      moves.start(`land ${id}`, SQUASH_MS, (way) => {
        items.squash(id, 1 - SQUASHED * Math.sin(way * Math.PI));
        lit();
      });
    }
  }

  function show(next: Shown) {
    const before = shown;
    shown = next;
    const { document } = next;
    const isNewRoom = before?.document !== document;
    const isNewHand = before?.tool !== next.tool || before.selection !== next.selection;
    const isTurned =
      before?.look.quarter !== next.look.quarter ||
      (before.walker === null) !== (next.walker === null);
    if (isNewRoom) {
      layers.resize(document.shell.size);
      light.fit(document.shell.size);
      walls = shellWanted(document, catalogue, options.style ?? "timbered");
      shell.show(walls);
    }
    turns.show(before, next);
    if (isTurned) {
      shell.corners(turns.inSight());
      light.turn();
    }
    if (isNewRoom || isNewHand || isTurned) showHand(next);
    if (isNewRoom || isNewHand) {
      showThings(next);
      showPictures(next);
    }
    if (isNewRoom || isNewHand || isTurned) {
      showLight(next);
      showChosen();
      gatherLight();
    }
    ceiling.show(document.shell.size, document.shell.light, next.walker !== null);
    land(before, next);
    lookNow();
    frame.ask();
  }

  return {
    show,
    stats,
    pictures,
    resize: frame.resize,
    frameTo(next) {
      part = next;
      view.frameTo(part);
      lookNow();
      frame.ask();
    },
    rayAt: view.rayAt,
    project: view.project,
    inSight: turns.inSight,
    bodies: () => [...items.bodies()].filter(({ layer }) => isSeen(layer)),
    held: () => held,
    pose(width, height, take) {
      if (!shown) return;
      const { document, look } = shown;
      const now = shown;
      ghost.root.visible = false;
      ceiling.root.visible = false;
      light.finish();
      items.show(tellThings(document, { chosen: NOBODY, held: NOBODY }));
      shade();
      const seen = wallsInSight(look.quarter, false);
      for (const side of sides) layers.fade(side, seen.has(side) ? 1 : 0);
      // Seen as a whole from where the viewer stands, whatever the viewer looks at.
      shown = { ...now, look: { ...look, ...WHOLE }, walker: null };
      view.frameTo(null);
      frame.pose(width, height, take, () => {
        shown = now;
        view.frameTo(part);
        for (const side of sides) layers.fade(side, turns.inSight().has(side) ? 1 : 0);
        ghost.root.visible = true;
        ceiling.root.visible = now.walker !== null;
        showThings(now);
        shade();
      });
    },
    lit: light.first,
    darkroom() {
      ghost.root.visible = ceiling.root.visible = false;
      light.finish();
      const suns: DirectionalLight[] = [];
      frame.scene.traverse((one) => {
        if (one instanceof DirectionalLight) suns.push(one);
      });
      return { suns, shade, shoot: frame.shoot };
    },
    built: () => ({ house: shell.shapes(), bodies: items.bodies() }),
    close() {
      for (const one of [
        light,
        soft,
        shell,
        items,
        ghost,
        outline,
        pictures,
        lamps,
        layers,
        view,
        ceiling,
      ])
        one.dispose();
      frame.close();
    },
  };
}
