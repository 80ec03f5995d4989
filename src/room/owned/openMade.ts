// What the visitor's farms on this device have made: the second source of what is owned.
import { Listeners } from "@loamstead/lib/watched.ts";
import { isDye } from "../../models/catalogue/dyes.ts";
import type { KeptFarm, KeptFarms } from "../../play/kept/index.ts";
import { isOfFarm, type MadeHere } from "../catalogue/index.ts";
import type { MadeThings } from "./madeThings.ts";

export type FarmProducts = {
  /** Tells always what is so now; before it is ready nothing was made. */
  readonly here: MadeHere;
  /** When what the farms have made is known. */
  readonly ready: Promise<void>;
  /** The fields that are farmed on this device. */
  readonly fields: () => readonly number[];
  /** Where the farm on a field is drawn as it stood when it was first asked for; null where there is none. */
  readonly pictureOf: (field: number) => Promise<string | null>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
};

export type MadePorts = {
  /** Nothing where there are none. */
  readonly openFarms: () => Promise<KeptFarms | null>;
  readonly draw: (farm: KeptFarm) => Promise<Blob | null>;
  readonly newUrl: (bytes: Blob) => string;
  readonly freeUrl: (url: string) => void;
};

export function openMade({ openFarms, draw, newUrl, freeUrl }: MadePorts): FarmProducts {
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

  const farms = () => kept?.farms() ?? [];
  // A device that does not answer has made nothing; whatever is in the room stays, as borrowed.
  const ready = read().catch(() => {});
  const pictures = new Map<number, Promise<Blob | null>>();
  const urls = new Map<number, string>();

  return {
    here: {
      count: (id) => (isOfFarm(id) ? (things?.count(id) ?? 0) : undefined),
      mark: (id, nth) => things?.mark(id, nth),
      lacksDye: (id) => isDye(id) && !things?.dyes.has(id),
    },
    ready,
    fields: () => [...new Set(farms().map(({ ground }) => ground.field))],
    async pictureOf(field) {
      await ready;
      const farm = farms().find(({ ground }) => ground.field === field);
      if (!farm) return null;
      const asked = pictures.get(field) ?? draw(farm);
      pictures.set(field, asked);
      const bytes = await asked.catch(() => null);
      if (!bytes || !isOpen) return null;
      const url = urls.get(field) ?? newUrl(bytes);
      urls.set(field, url);
      return url;
    },
    subscribe: changes.add,
    close: () => {
      isOpen = false;
      kept?.close();
      for (const url of urls.values()) freeUrl(url);
    },
  };
}
