// Makes a pose that of the picture that others see of a room, where they see it.
import type { Shot } from "../model/shot.ts";
import type { AccountRooms } from "./openAccount.ts";

export type PictureChosen = "chosen" | "unshared" | "unreachable";

export async function choosePicture(
  account: Promise<Pick<AccountRooms, "find" | "reshare"> | null>,
  room: string,
  shot: Shot,
): Promise<PictureChosen> {
  const rooms = await account;
  const found = await rooms?.find(room);
  if (!rooms || !found?.ok) return "unreachable";
  const own = found.value;
  if (own === null || own.publishedAt === null) return "unshared";
  return (await rooms.reshare(own.id, { shot })).ok ? "chosen" : "unreachable";
}
