// Hands on the furnished room, the places in it where tests press, and what they did there.
import { sampleCatalogue } from "../../model/sampleCatalogue.ts";
import { furnishedRoom } from "../../model/sampleRoom.ts";
import type { ViewPoint } from "../event.ts";
import { handsOn } from "./handsOn.ts";

export const handsCatalogue = sampleCatalogue({ sofa: 1 });
export const beginHands = () => handsOn(furnishedRoom(), handsCatalogue);
export const by = ({ x, y }: ViewPoint, dx: number, dy: number): ViewPoint => ({
  x: x + dx,
  y: y + dy,
});

/** On the table, beside the tray; on the sofa; on bare floor. */
export const tablePoint = { x: 18, z: 21 };
export const sofaPoint = { x: 4, z: 28 };
export const floorPoint = { x: 27, z: 6 };

export const historyVerbs = ({ session }: ReturnType<typeof beginHands>) =>
  session.state().history.past.map(({ label }) => label.verb);
export const itemIn = ({ session }: ReturnType<typeof beginHands>, id: string) =>
  session.state().document.items.get(id)!;
