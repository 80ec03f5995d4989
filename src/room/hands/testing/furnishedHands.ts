// Hands on the furnished room, the places in it where tests press, and what they did there.
import { sampleCatalogue } from "../../model/sampleCatalogue.ts";
import { furnishedRoom } from "../../model/sampleRoom.ts";
import type { Spot } from "../event.ts";
import { handsOn } from "./handsOn.ts";

export const catalogue = sampleCatalogue({ sofa: 1 });
export const begin = () => handsOn(furnishedRoom(), catalogue);
export const by = ({ x, y }: Spot, dx: number, dy: number): Spot => ({ x: x + dx, y: y + dy });

/** On the table, beside the tray; on the sofa; on bare floor. */
export const table = { x: 18, z: 21 };
export const sofa = { x: 4, z: 28 };
export const floor = { x: 27, z: 6 };

export const verbs = ({ session }: ReturnType<typeof begin>) =>
  session.state().history.past.map(({ label }) => label.verb);
export const item = ({ session }: ReturnType<typeof begin>, id: string) =>
  session.state().document.items.get(id)!;
