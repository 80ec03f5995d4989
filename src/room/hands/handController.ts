// Carries out what gestures mean, on the session and on the way the room is looked at.
import { Watched } from "@loamstead/lib/watched.ts";
import { act } from "../editor/actions/actions.ts";
import { clampPan } from "../editor/actions/panActions.ts";
import { ZOOM } from "../editor/actions/viewActions.ts";
import type { Editor } from "../editor/editor.ts";
import type { ViewState } from "../editor/viewSettings.ts";
import type { ItemId, RoomDimensions } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import { normaliseTurn } from "../rules/box.ts";
import { indexOf } from "../rules/indexOf.ts";
import { stackOf } from "../rules/roomIndex.ts";
import { Building } from "./building.ts";
import { builtChoiceOf } from "./builtChoice.ts";
import type { ViewPoint } from "./event.ts";
import { HeldThings } from "./heldThings.ts";
import type { Circumstances, HitTester } from "./hitTester.ts";
import type { Intent } from "./intent.ts";
import { Pulling } from "./pulling.ts";

/** On the floor, in quarter tiles. */
type FloorPoint = { readonly x: number; readonly z: number };

/** The view pushed along the floor. */
function pannedBy(
  { pan }: ViewState,
  from: FloorPoint,
  to: FloorPoint,
  size: RoomDimensions,
): Pick<ViewState, "pan"> {
  const by = { x: (from.x - to.x) / PER_TILE, z: (from.z - to.z) / PER_TILE };
  return { pan: clampPan({ x: pan.x + by.x, z: pan.z + by.z }, size) };
}

/** The view brought closer; what lies under the pointer stays there. */
function zoomedAt(
  { pan, zoom }: ViewState,
  point: FloorPoint | null,
  by: number,
  size: RoomDimensions,
): Pick<ViewState, "pan" | "zoom"> {
  const next = Math.max(ZOOM.least, Math.min(ZOOM.most, zoom * by));
  if (!point || next === zoom) return { pan, zoom: next };
  const share = zoom / next;
  const at = { x: point.x / PER_TILE - size.columns / 2, z: point.z / PER_TILE - size.rows / 2 };
  const moved = { x: at.x - share * (at.x - pan.x), z: at.z - share * (at.z - pan.z) };
  return { pan: clampPan(moved, size), zoom: next };
}

/** What is drawn over a view while the hand is at it. */
export type Overlay = {
  readonly hover: { readonly id: ItemId; readonly at: ViewPoint } | null;
  readonly box: { readonly from: ViewPoint; readonly to: ViewPoint } | null;
};

export type HandPorts = {
  /** A short tremble, where the device can. */
  readonly buzz: () => void;
  /** From a spot of the view to a point of the window. */
  readonly inWindow: (at: ViewPoint) => ViewPoint;
};

type Deeds = { readonly [K in Intent["do"]]: (intent: Intent & { readonly do: K }) => void };

export class HandController {
  readonly overlay = new Watched<Overlay>({ hover: null, box: null });
  readonly held: HeldThings;
  readonly #building: Building;
  readonly #pulling: Pulling;
  readonly #editor: Editor;
  readonly #sight: () => HitTester;
  readonly #ports: HandPorts;

  constructor(editor: Editor, sight: () => HitTester, ports: HandPorts) {
    this.#editor = editor;
    this.#sight = sight;
    this.#ports = ports;
    this.held = new HeldThings(editor, sight);
    this.#building = new Building(editor, sight);
    this.#pulling = new Pulling(editor, sight);
  }

  readonly circumstances: Circumstances = {
    pick: ({ x, y }) => this.#sight().pick(x, y),
    isChosen: (id) => this.#editor.session.state().selection.includes(id),
    isHolding: () => this.#editor.session.state().tool.at === "holding",
    isPainting: () => this.#editor.session.state().tool.at === "painting",
    pulls: (wall) => {
      const { part } = builtChoiceOf(this.#editor.session).state();
      return this.#sight().hasThinWalls || (part?.kind === "wall" && part.wall === wall);
    },
    height: () => this.#sight().size().height,
  };

  readonly #deeds: Deeds = {
    select: ({ id, how }) => this.#select(id, how),
    choose: ({ part }) => builtChoiceOf(this.#editor.session).set({ part }),
    pickUp: ({ id, at }) => this.held.pickUp(id, at),
    duplicate: ({ id, at }) => this.held.duplicate(id, at),
    grasp: ({ at }) => this.held.grasp(at),
    lift: ({ model, at }) => this.held.lift(model, at),
    carry: ({ at }) => this.held.carry(at),
    follow: ({ at }) => this.held.follow(at),
    turnHeld: ({ by }) => this.held.turn(by),
    putDown: ({ ifRefused }) => this.held.putDown(ifRefused),
    putBack: () => this.held.putBack(),
    putAway: () => this.held.putAway(),
    grabOpening: ({ id, at }) => this.#building.grab(id, at),
    grabWall: ({ wall, at }) => this.#pulling.grab(wall, at),
    slide: ({ at }) => {
      this.#building.slide(at);
      this.#pulling.pull(at);
    },
    endSlide: () => {
      this.#building.endSlide();
      this.#pulling.end();
    },
    undoSlide: () => {
      this.#building.undoSlide();
      this.#pulling.undo();
    },
    paint: ({ at, isFirst }) => this.#building.paint(at, isFirst),
    endPaint: () => this.#building.endPaint(),
    undoPaint: () => this.#building.undoPaint(),
    box: ({ from, to }) => this.overlay.set({ box: { from, to } }),
    boxed: ({ from, to }) => this.#boxed(from, to),
    unbox: () => this.overlay.set({ box: null }),
    pan: ({ from, to }) => this.#pan(from, to),
    zoom: ({ at, by }) => this.#zoom(at, by),
    quarter: ({ by }) => this.#turnRoom(by),
    menu: ({ at }) => this.#openMenu(at),
    hover: ({ id, at }) => this.overlay.set({ hover: id === null ? null : { id, at } }),
    undo: () => void act(this.#editor, "undo", "byPointer"),
    redo: () => void act(this.#editor, "redo", "byPointer"),
    buzz: () => this.#ports.buzz(),
  };

  carryOut(intent: Intent): void {
    const deed: (intent: never) => void = this.#deeds[intent.do];
    deed(intent as never);
  }

  #turnRoom(by: number): void {
    const { view } = this.#editor;
    view.set({ quarter: normaliseTurn(view.state().quarter + by) });
  }

  #openMenu(at: ViewPoint): void {
    this.#editor.overlays.set({ open: { kind: "menu", at: this.#ports.inWindow(at) } });
  }

  #select(id: ItemId | null, how: "only" | "add" | "stack"): void {
    const { session } = this.#editor;
    const { selection, document } = session.state();
    if (id === null) session.select([]);
    else if (how === "only") session.select([id]);
    else if (how === "stack") session.select(stackOf(indexOf(document, session.catalogue), id));
    else if (selection.includes(id)) session.select(selection.filter((other) => other !== id));
    else session.select([...selection, id]);
  }

  #boxed(from: ViewPoint, to: ViewPoint): void {
    const { session } = this.#editor;
    const sight = this.#sight();
    const isIn = (at: ViewPoint) =>
      at.x >= Math.min(from.x, to.x) &&
      at.x <= Math.max(from.x, to.x) &&
      at.y >= Math.min(from.y, to.y) &&
      at.y <= Math.max(from.y, to.y);
    const { document, selection } = session.state();
    const found = [...document.items.keys()].filter((id) => {
      const spot = sight.spotOf(id);
      return spot !== null && isIn(spot);
    });
    session.select([...selection, ...found]);
    this.overlay.set({ box: null });
  }

  #pan(from: ViewPoint, to: ViewPoint): void {
    const sight = this.#sight();
    const [a, b] = [sight.floorAt(from.x, from.y), sight.floorAt(to.x, to.y)];
    const { view, session } = this.#editor;
    const { size } = session.state().document.shell;
    if (a && b) view.set(pannedBy(view.state(), a, b, size));
  }

  #zoom(at: ViewPoint, by: number): void {
    const { view, session } = this.#editor;
    const { size } = session.state().document.shell;
    view.set(zoomedAt(view.state(), this.#sight().floorAt(at.x, at.y), by, size));
  }
}
