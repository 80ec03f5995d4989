// What the visitor's farms on this device have made: the second source of what is owned.
import { Listeners } from "@loamstead/lib/watched.ts";
import { isDye } from "../../models/catalogue/dyes.ts";
import type { KeptFarms } from "../../play/kept/index.ts";
import { isOfFarm, type MadeHere } from "../catalogue/index.ts";
import type { MadeThings } from "./madeThings.ts";

export type Made = {
  /** Tells always what is so now; before it is ready nothing was made. */
  readonly here: MadeHere;
  /** When what the farms have made is known. */
  readonly ready: Promise<void>;
  readonly farms: () => ReturnType<KeptFarms["farms"]>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
};

/** `openFarms` gives nothing where there are none. */
export function openMade(openFarms: () => Promise<KeptFarms | null>): Made {
  const changes = new Listeners();
  let things: MadeThings | null = null;
  let kept: KeptFarms | null = null;
  let isOpen = true;

  async function read(): Promise<void> {
    const found = await openFarms();
    if (!found) return;
    if (!isOpen) return found.close();
    kept = found;
    const { madeThings } = await import("./madeThings.ts");
    const look = () => {
      things = madeThings(found.farms());
    };
    look();
    found.subscribe(() => {
      look();
      changes.tell();
    });
  }

  return {
    here: {
      count: (id) => (isOfFarm(id) ? (things?.count(id) ?? 0) : undefined),
      mark: (id, nth) => things?.mark(id, nth),
      lacksDye: (id) => isDye(id) && !things?.dyes.has(id),
    },
    // A device that does not answer has made nothing; whatever is in the room stays, as borrowed.
    ready: read().catch(() => {}),
    farms: () => kept?.farms() ?? [],
    subscribe: changes.add,
    close: () => {
      isOpen = false;
      kept?.close();
    },
  };
}
