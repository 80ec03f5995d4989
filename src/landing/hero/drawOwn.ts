// The visitor's own farm as it stands, for the first view.
import { farmPicture, openKeptFarms } from "../../play/kept/index.ts";
import type { Hour } from "../../scene/light/hours.ts";

/** An SVG in the frame of the island; null where this device has no such farm, or cannot draw it. */
export async function drawOwn(field: number, hour: Hour): Promise<Blob | null> {
  const kept = await openKeptFarms();
  const own = kept?.farms().find(({ ground }) => ground.field === field);
  kept?.close();
  return own ? await farmPicture(own, Date.now(), { hour, frame: "island" }) : null;
}
