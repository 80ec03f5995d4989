// Every picture of the visitor's own that a room shows, each once.
import type { PictureRef, RoomDocument } from "./room.ts";
import { wallSides } from "./room.ts";

/** The same for the same picture, whatever is said to be on it. */
export const pictureKey = (picture: PictureRef): string =>
  picture.kind === "upload"
    ? picture.hash
    : `${picture.chainId}/${picture.contract}/${picture.tokenId}`;

export function picturesIn({ shell, items }: RoomDocument): readonly PictureRef[] {
  const all = [
    shell.backdrop,
    shell.floor.picture,
    ...wallSides.map((side) => shell.walls[side].picture),
    ...[...items.values()].map(({ picture }) => picture),
  ];
  const found = new Map<string, PictureRef>();
  for (const picture of all) if (picture) found.set(pictureKey(picture), picture);
  return [...found.values()];
}
