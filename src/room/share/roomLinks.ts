// Where a room that is shown can be found: its page, its picture, its copy in the designer.
import { link } from "../../lib/link.ts";
import type { PublicRoom } from "./publicRooms.ts";

export const SHARE = { width: 1200, height: 630 };
export const LARGE = { width: 1600, height: 1200 };

export const roomLink = (id: string): string => link(`/rooms/${id}`);

export const remixLink = (id: string): string => link(`/room-designer?remix=${id}`);

/** Into the designer, with one of the rooms of the house as one's own. */
export const beginLink = (id: string): string => link(`/room-designer?begin=${id}`);

/** The room as one saw it, once that is developed: wide ones for pages, and the card for chats. */
export const developedPictures = (id: string, picture: string) => {
  const address = (end: string) => `${link(`/rooms/${id}`)}.${end}v=${picture}`;
  return { card: address("jpg?"), large: address("webp?"), small: address("webp?size=small&") };
};

/** What is named to chats: no picture is better than another one. */
export const cardOf = ({ id, picture, words }: PublicRoom) =>
  picture === null ? null : { url: developedPictures(id, picture).card, ...SHARE, alt: words };

/** The version lets whoever keeps copies know that there is another picture now. */
export const roomPicture = (
  { id, version }: Pick<PublicRoom, "id" | "version">,
  size?: "large",
): string => `${link(`/rooms/${id}.png`)}?v=${version}${size ? `&size=${size}` : ""}`;
