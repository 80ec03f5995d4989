// Any command at all, made from a few numbers and sensible for a room as often as not: for the tests.
import type { Catalogue } from "../model/catalogue.ts";
import {
  type ItemPlace,
  type PictureRef,
  patternParts,
  type RoomDocument,
  tintParts,
  wallSides,
} from "../model/room.ts";
import { addOpening } from "./addOpening.ts";
import { alignItems } from "./alignItems.ts";
import type { Outcome } from "./command.ts";
import { copyItems } from "./copyItems.ts";
import { distributeItems } from "./distributeItems.ts";
import { duplicateItems } from "./duplicateItems.ts";
import { hangPicture } from "./hangPicture.ts";
import { moveItems } from "./moveItems.ts";
import { moveOpening } from "./moveOpening.ts";
import { moveWall } from "./moveWall.ts";
import { nameItem } from "./nameItem.ts";
import { paintFloor } from "./paintFloor.ts";
import { paintWalls } from "./paintWalls.ts";
import { pasteItems } from "./pasteItems.ts";
import { patternItems } from "./patternItems.ts";
import { placeItem } from "./placeItem.ts";
import { putAway } from "./putAway.ts";
import { removeOpening } from "./removeOpening.ts";
import { renameRoom } from "./renameRoom.ts";
import { resizeRoom } from "./resizeRoom.ts";
import { setBackdrop } from "./setBackdrop.ts";
import { setLight } from "./setLight.ts";
import { standItem } from "./standItem.ts";
import { switchLamps } from "./switchLamps.ts";
import { tintItems } from "./tintItems.ts";
import { turnItems } from "./turnItems.ts";

/** Gives a number from 0 up to, not including, the one asked for. */
export type Dice = (most: number) => number;
/** A command with its arguments, waiting for its document. */
export type BoundCommand = (document: RoomDocument, catalogue: Catalogue) => Outcome;

const models = [
  ...(["table", "sofa", "stool", "bookshelf", "rug", "tray", "cup", "candle"] as const),
  ...(["frame", "wallShelf", "curtain", "hearth", "noSuchThing"] as const),
];

const pictures: readonly (PictureRef | null)[] = [
  null,
  { kind: "upload", hash: "0a".repeat(32), alt: "a field" },
  { kind: "token", chainId: 1, contract: `0x${"1".repeat(40)}`, tokenId: "7", alt: "" },
];

export function anyDeed(document: RoomDocument, dice: Dice, serial: number): BoundCommand {
  const one = <T>(from: readonly T[]): T => from[dice(from.length)]!;
  const ids = [...document.items.keys()].sort();
  const holes = [...document.openings.keys()].sort();
  const anItem = () => (ids.length === 0 ? "nobody" : one(ids));
  const someItems = () => Array.from({ length: 1 + dice(4) }, anItem);
  const anOpening = () => (holes.length === 0 ? "nothing" : one(holes));
  const aPlace = (): ItemPlace => {
    const [x, z] = [dice(40) - 2, dice(40) - 2];
    const kind = dice(4);
    if (kind === 0) return { kind: "wall", wall: one(wallSides), along: x, up: dice(14) };
    if (kind === 1)
      return { kind: "on", carrier: anItem(), level: dice(3), x: dice(8), z: dice(6) };
    return { kind: "floor", x, z };
  };
  const axis = () => one(["x", "z"] as const);
  const edges = ["start", "middle", "end"] as const;
  const tint = () => one([null, "moss", "clay", "purple"]);
  const deeds: (() => BoundCommand)[] = [
    () => {
      const args = { id: `p${serial}`, model: one(models), at: aPlace() };
      return (d, c) => placeItem(d, args, c);
    },
    () => {
      const args = { ids: someItems(), by: { x: dice(9) - 4, z: dice(9) - 4, up: dice(3) - 1 } };
      return (d, c) => moveItems(d, args, c);
    },
    () => {
      const args = { ids: someItems(), by: dice(5) - 2 };
      return (d, c) => turnItems(d, args, c);
    },
    () => {
      const args = { id: anItem(), at: aPlace() };
      return (d, c) => standItem(d, args, c);
    },
    () => {
      const args = { ids: someItems(), axis: axis(), edge: one(edges) };
      return (d, c) => alignItems(d, args, c);
    },
    () => {
      const args = { ids: [...someItems(), ...someItems()], axis: axis() };
      return (d, c) => distributeItems(d, args, c);
    },
    () => {
      const args = { ids: someItems(), stamp: `d${serial}` };
      return (d, c) => duplicateItems(d, args, c);
    },
    () => {
      const own = someItems();
      return (d, c) => {
        const copied = copyItems(d, own, c);
        return copied.ok ? pasteItems(d, { text: copied.value, stamp: `v${serial}` }, c) : copied;
      };
    },
    () => {
      const args = { ids: [anItem()] };
      return (d, c) => putAway(d, args, c);
    },
    () => {
      const part = dice(3) === 0 ? one(tintParts) : null;
      const args = { ids: someItems(), tint: tint(), part };
      return (d, c) => tintItems(d, args, c);
    },
    () => {
      const pattern = one([null, "stripe", "dots", "plain", "tartan"]);
      const args = { ids: someItems(), pattern, part: one(patternParts) };
      return (d, c) => patternItems(d, args, c);
    },
    () => {
      const args = { id: anItem(), name: one([null, "Marmalade", "", " ", "a\nb"]) };
      return (d, c) => nameItem(d, args, c);
    },
    () => {
      const args = { id: anItem(), picture: one(pictures) };
      return (d, c) => hangPicture(d, args, c);
    },
    () => {
      const args = { ids: [anItem()], isLit: dice(2) === 0 };
      return (d, c) => switchLamps(d, args, c);
    },
    () => {
      const args = {
        id: `o${serial}`,
        model: one(["door", "window", "gap"]),
        wall: one(wallSides),
      };
      const along = dice(32);
      return (d, c) => addOpening(d, { ...args, along }, c);
    },
    () => {
      const args = { id: anOpening(), wall: one(wallSides), along: dice(32) };
      return (d, c) => moveOpening(d, args, c);
    },
    () => {
      const args = { id: anOpening() };
      return (d, c) => removeOpening(d, args, c);
    },
    () => {
      const finish = { kind: one(["plaster", "paper", "boards"]) };
      return (d, c) => paintWalls(d, { walls: [one(wallSides), one(wallSides)], finish }, c);
    },
    () => {
      const args = { finish: { kind: one(["plaster", "paper", "boards"]) } };
      return (d, c) => paintFloor(d, args, c);
    },
    () => {
      const args = { columns: 5 + dice(6), rows: 5 + dice(6), height: 15 + dice(4) };
      return (d, c) => resizeRoom(d, args, c);
    },
    () => {
      const args = { wall: one(wallSides), by: dice(5) - 2 };
      return (d, c) => moveWall(d, args, c);
    },
    () => {
      const args = { name: one(["Parlour", "Den", "", "Harvest kitchen"]) };
      return (d, c) => renameRoom(d, args, c);
    },
    () => {
      const args = { light: one(["day", "evening", "night"] as const) };
      return (d, c) => setLight(d, args, c);
    },
    () => {
      const args = { picture: one(pictures) };
      return (d, c) => setBackdrop(d, args, c);
    },
  ];
  // Things come and move more often than all the rest.
  return dice(3) === 0 ? deeds[dice(4)]!() : one(deeds)();
}
