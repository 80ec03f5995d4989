// Where a piece from the catalogue first appears: free, in the middle of the view, on what it is made for.

import type { Catalogue, ItemModel } from "../model/catalogue.ts";
import type {
  Item,
  ItemId,
  ItemPlace,
  QuarterTurn,
  RoomDocument,
  WallSide,
} from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import { turnedExtent } from "../rules/footprint.ts";
import { indexOf } from "../rules/indexOf.ts";
import { nearestFree } from "../rules/nearestFree.ts";
import { wallLength } from "../rules/walls.ts";

export type PlacementView = {
  readonly quarter: QuarterTurn;
  /** In tiles from the middle of the floor. */
  readonly pan: { readonly x: number; readonly z: number };
  readonly selection: readonly ItemId[];
};

/** The far walls as the viewer goes round the room; the one seen best first. */
const wallsInSight: Readonly<Record<QuarterTurn, readonly [WallSide, WallSide]>> = {
  0: ["north", "west"],
  1: ["west", "south"],
  2: ["south", "east"],
  3: ["east", "north"],
};

const within = (value: number, most: number): number =>
  Math.max(0, Math.min(Math.max(0, most), Math.round(value)));

/** To a whole tile, which is simply said and reached. */
const onTile = (value: number, most: number): number =>
  within(Math.round(value / PER_TILE) * PER_TILE, most);

type Search = {
  readonly document: RoomDocument;
  readonly catalogue: Catalogue;
  readonly model: ItemModel;
  readonly fresh: Item;
  readonly view: PlacementView;
  readonly up: number;
};

/** The middle of the view in quarter tiles. */
function middle({ document, view }: Search): { x: number; z: number } {
  const { columns, rows } = document.shell.size;
  return {
    x: Math.max(0, Math.min(columns, columns / 2 + view.pan.x)) * PER_TILE,
    z: Math.max(0, Math.min(rows, rows / 2 + view.pan.z)) * PER_TILE,
  };
}

function floorPlace(search: Search): ItemPlace {
  const { columns, rows } = search.document.shell.size;
  const { width, depth } = turnedExtent(search.model, search.fresh.turn);
  const { x, z } = middle(search);
  return {
    kind: "floor",
    x: onTile(x - width / 2, columns * PER_TILE - width),
    z: onTile(z - depth / 2, rows * PER_TILE - depth),
  };
}

function wallPlaces({ document, model, view, up }: Search): ItemPlace[] {
  const { size } = document.shell;
  return wallsInSight[view.quarter].map((wall) => {
    const most = wallLength(size, wall) - model.width;
    const height = model.isFooted ? 0 : within(up, size.height - model.height);
    return { kind: "wall", wall, along: onTile(most / 2, most), up: height };
  });
}

/** What is chosen carries it if it can; else whatever is nearest. */
function surfacePlaces(search: Search): ItemPlace[] {
  const { document, catalogue, view } = search;
  const { x, z } = middle(search);
  const chosen = new Set(view.selection);
  const far = ({
    item,
    box,
  }: {
    item: Item;
    box: { x0: number; x1: number; z0: number; z1: number };
  }) =>
    chosen.has(item.id) ? -1 : Math.hypot((box.x0 + box.x1) / 2 - x, (box.z0 + box.z1) / 2 - z);
  return [...indexOf(document, catalogue).placed.values()]
    .filter(({ model }) => model.surfaces.length > 0)
    .sort((a, b) => far(a) - far(b) || (a.item.id < b.item.id ? -1 : 1))
    .map(({ item, model }) => {
      const [top] = model.surfaces;
      return { kind: "on", carrier: item.id, level: 0, x: top!.x, z: top!.z };
    });
}

/** The places it could be held at, the best first. */
function wantedPlaces(search: Search): ItemPlace[] {
  const { model, view } = search;
  const all: ItemPlace[] = [];
  for (const ground of model.stands) {
    if (ground === "wall") all.push(...wallPlaces(search));
    else if (ground === "floor") all.push(floorPlace(search));
    else all.push(...surfacePlaces(search));
  }
  // What may stand on things or on the floor goes onto a chosen table, whichever the model lists first.
  const isOnChosen = (at: ItemPlace) => at.kind === "on" && view.selection.includes(at.carrier);
  const chosen = all.filter(isOnChosen);
  return [...new Set([...chosen, ...all])];
}

/** Somewhere even where nothing is free: then it is held there, and the refusal says what is in the way. */
export function firstPlace(
  document: RoomDocument,
  catalogue: Catalogue,
  fresh: Omit<Item, "at">,
  view: PlacementView,
  up = 0,
): ItemPlace {
  const model = catalogue.item(fresh.model);
  const nowhere: ItemPlace = { kind: "floor", x: 0, z: 0 };
  if (!model) return nowhere;
  const item: Item = { ...fresh, at: nowhere };
  const wanted = wantedPlaces({ document, catalogue, model, fresh: item, view, up });
  for (const at of wanted) {
    const free = nearestFree(document, catalogue, { ...item, at });
    if (free) return free;
  }
  return wanted[0] ?? nowhere;
}
