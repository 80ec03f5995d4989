// Makes a pose that of the picture that others see of a room, where they see it.
import type { Shot } from "../model/shot.ts";
import type { AccountRooms } from "./openRoomsAccount.ts";

export type PictureChosen = "chosen" | "unshared" | "unreachable";

export async function choosePicture(
  account: Promise<Pick<AccountRooms, "find" | "guests" | "reshare"> | null>,
  room: string,
  shot: Shot,
): Promise<PictureChosen> {
  const rooms = await account;
  const found = await rooms?.find(room);
  if (!rooms || !found?.ok) return "unreachable";
  const own = found.value;
  if (own === null) {
    const posed = await rooms.guests.pose(room, shot);
    if (posed === null) return "unshared";
    return posed.ok ? "chosen" : "unreachable";
  }
  if (own.publishedAt === null) return "unshared";
  return (await rooms.reshare(own.id, { shot })).ok ? "chosen" : "unreachable";
}
