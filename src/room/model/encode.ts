// A room as text, in one way only: the same room is the same text, byte for byte.
import { VERSION } from "./migrateRoom.ts";
import {
  type Item,
  type ItemPlace,
  type Opening,
  type PictureRef,
  patternParts,
  type RoomDocument,
  type RoomFinish,
  tintParts,
} from "./room.ts";

const byId = (a: { readonly id: string }, b: { readonly id: string }) =>
  a.id < b.id ? -1 : a.id > b.id ? 1 : 0;

function picture(ref: PictureRef) {
  const { kind, alt } = ref;
  return kind === "upload"
    ? { kind, hash: ref.hash, alt }
    : { kind, chainId: ref.chainId, contract: ref.contract, tokenId: ref.tokenId, alt };
}

// A key whose value is undefined is left out by JSON.stringify: that is how absent things stay absent.
const finish = ({ kind, tint, picture: ref }: RoomFinish) => ({
  kind,
  tint,
  picture: ref && picture(ref),
});

function place(at: ItemPlace) {
  switch (at.kind) {
    case "floor":
      return { kind: at.kind, x: at.x, z: at.z };
    case "wall":
      return { kind: at.kind, wall: at.wall, along: at.along, up: at.up };
    case "on":
      return { kind: at.kind, carrier: at.carrier, level: at.level, x: at.x, z: at.z };
  }
}

const inOrder = <Part extends string>(
  parts: readonly Part[],
  of: Readonly<Partial<Record<Part, string>>>,
) => Object.fromEntries(parts.map((part) => [part, of[part]] as const));

const item = ({ id, model, at, turn, tint, partTints, patterns, ...rest }: Item) => ({
  id,
  model,
  at: place(at),
  turn,
  tint,
  partTints: partTints && inOrder(tintParts, partTints),
  patterns: patterns && inOrder(patternParts, patterns),
  picture: rest.picture && picture(rest.picture),
  name: rest.name,
  unlit: rest.unlit,
});

const opening = ({ id, model, wall, along, up }: Opening) => ({ id, model, wall, along, up });

export function encode({ shell, openings, items }: RoomDocument): string {
  const { name, size, floor, walls, light, backdrop } = shell;
  return JSON.stringify({
    version: VERSION,
    name,
    size: { columns: size.columns, rows: size.rows, height: size.height },
    floor: finish(floor),
    walls: {
      north: finish(walls.north),
      east: finish(walls.east),
      south: finish(walls.south),
      west: finish(walls.west),
    },
    light,
    backdrop: backdrop && picture(backdrop),
    openings: [...openings.values()].sort(byId).map(opening),
    items: [...items.values()].sort(byId).map(item),
  });
}

/** Things as text, for the clipboard. */
export const encodeCutting = (items: readonly Item[]): string =>
  JSON.stringify({ loamstead: "things", items: [...items].sort(byId).map(item) });
