// The room in the round: puts the parts of the scene together and shows in each what concerns it.
import type { ItemId } from "../model/room.ts";
import { type ShellShapeRequest, shellShapeRequest } from "../shapes/shellShapeRequest.ts";
import { handScene } from "./hand/handScene.ts";
import { gatheredScene } from "./light/gatheredScene.ts";
import { lampsScene } from "./light/lampsScene.ts";
import { type LightScene, roomLightShown } from "./light/roomLightShown.ts";
import { softLightScene } from "./light/softLightScene.ts";
import { quadsIn } from "./pictures/pictureQuads.ts";
import { picturesScene } from "./pictures/picturesScene.ts";
import { roomAlone } from "./roomAloneScene.ts";
import { roomFrames } from "./roomFrames.ts";
import type { RoomScene, RoomSceneOptions } from "./roomScenePort.ts";
import type { StageState } from "./stage.ts";
import { ceilingScene } from "./things/ceilingScene.ts";
import { itemsScene } from "./things/itemsScene.ts";
import { layersScene } from "./things/layersScene.ts";
import type { ShapeBuilder } from "./things/shapeBuilder.ts";
import { shellScene } from "./things/shellScene.ts";
import { createThingsSelector, type StageThing } from "./things/thingsShown.ts";
import type { FreePart } from "./view/freePart.ts";
import type { Layer } from "./view/sight.ts";
import { viewScene } from "./view/viewScene.ts";
import { turning } from "./view/viewTurning.ts";

const NOBODY: ReadonlySet<ItemId> = new Set();

/** Throws where the device gives no WebGL. */
export function openRoomScene(
  canvas: HTMLCanvasElement,
  builder: ShapeBuilder,
  options: RoomSceneOptions,
): RoomScene {
  const { catalogue, onFrame, onLost, isSnowy = false } = options;
  const view = viewScene();
  const frames = roomFrames(canvas, {
    isFixed: options.isStill === true,
    items: () => items,
    lamps: () => lamps,
    isInView: view.isInView,
    camera: view.camera,
    prepare: () => pictures.prepare(),
    drawn: () => onFrame?.(stats()),
    sized: (width, height) => {
      view.resize(width, height);
      hand.resize(width, height);
      lookNow();
    },
    lost: () => onLost?.(),
  });
  const { frame, moves, living } = frames;
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
    makeReady();
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
    changed: () => showLight(),
    shade: () => shade(),
  });
  const layers = layersScene(soft);
  const lamps = lampsScene();
  const shell = shellScene(layers, builder, arrived);
  const items = itemsScene(layers, builder, () => {
    outline();
    arrived();
  });
  const hand = handScene({
    catalogue,
    builder,
    soft,
    prints: layers.prints,
    moves,
    items: () => items,
    bodies: () => bodies(),
    changed: lit,
  });
  const pictures = picturesScene(layers, options.pictures, soft, frame.ask);
  const ceiling = ceilingScene(soft);
  // The first of the suns is the viewer's: what comes by windows is told by its place behind it.
  frame.scene.add(layers.root, view.lights, light.root, lamps.root, hand.root, ceiling.root);
  const tellThings = createThingsSelector(catalogue);
  const turns = turning(moves, {
    look: lookNow,
    fade: (layer, seen) => {
      layers.fade(layer, seen);
      pictures.fade(layer, seen);
    },
    changed: lit,
  });

  let shown: StageState | null = null;
  let part: FreePart | null = null;
  let things: ReadonlyMap<ItemId, StageThing> = new Map();
  let walls: ShellShapeRequest | null = null;
  let programs: "wanted" | "making" | "made" = "wanted";

  const stats: RoomScene["stats"] = () => ({
    ...frame.stats(),
    waiting: builder.waiting(),
    isReady: programs === "made",
    isLit: builder.waiting() === 0 && light.isDone(),
  });
  const isSeen = (layer: Layer) => layer === "room" || turns.inSight().has(layer);
  const bodies = () => [...items.bodies()].filter(({ layer }) => isSeen(layer));
  const inLight = roomLightShown({
    frame,
    view,
    lamps,
    living,
    gathered: light,
    inSight: turns.inSight,
    isSeen,
  });
  const alone = roomAlone({
    frame,
    light,
    layers,
    hand: hand.root,
    ceiling: ceiling.root,
    inSight: turns.inSight,
    shade,
    showPlain: ({ document }) => items.show(tellThings(document, { chosen: NOBODY, held: NOBODY })),
    showThings: (now) => showThings(now),
    still: living.still,
    lookAt(now, framed) {
      shown = now;
      view.frameTo(framed === "free" ? part : null);
    },
  });

  function lookNow() {
    if (!shown) return;
    const { look, walker, document } = shown;
    view.look({ size: document.shell.size, yaw: turns.yaw(), look, walker });
  }

  function showThings({ document, selection }: StageState) {
    things = tellThings(document, {
      chosen: new Set(selection),
      held: new Set(hand.held().keys()),
    });
    if (items.show(things)) lit();
  }

  const standing = (): LightScene | null =>
    shown && walls && { shown, walls, things, held: hand.held() };

  const outline = () => hand.outline(shown?.selection ?? []);

  function showLight() {
    const room = standing();
    if (!room) return;
    inLight.show(room);
    shade();
  }

  function gatherLight() {
    const room = standing();
    if (room && builder.waiting() === 0) inLight.gather(room);
  }

  /** Once all of the room is there; no frame is drawn meanwhile, since it would wait for each program. */
  function makeReady() {
    if (programs !== "wanted" || !shown || builder.waiting() > 0) return;
    programs = "making";
    void frame.ready().then(() => {
      programs = "made";
      frame.ask();
    });
  }

  function show(next: StageState) {
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
      walls = shellShapeRequest(document, catalogue, { isSnowy });
      shell.show(walls);
    }
    turns.show(before, next);
    if (isTurned) {
      shell.corners(turns.inSight());
      light.turn();
    }
    if (isNewRoom || isNewHand || isTurned) hand.show(next);
    if (isNewRoom || isNewHand) {
      showThings(next);
      if (walls)
        pictures.show(
          quadsIn(document, walls.walls, things.values(), hand.held().values()),
          document.shell.light,
        );
    }
    if (isNewRoom || isNewHand || isTurned) {
      showLight();
      outline();
      gatherLight();
    }
    ceiling.show(document, next.walker !== null);
    hand.land(before, next);
    lookNow();
    makeReady();
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
    bodies,
    held: hand.held,
    pose: (...how) => shown && alone.pose(shown, ...how),
    lit: light.first,
    rest(isResting) {
      frames.rest(isResting);
      light.rest(isResting);
    },
    darkroom: alone.darkroom,
    built: () => ({ house: shell.shapes(), bodies: items.bodies() }),
    close() {
      for (const one of [light, soft, shell, items, hand, pictures, lamps, layers, view, ceiling])
        one.dispose();
      frames.close();
    },
  };
}
