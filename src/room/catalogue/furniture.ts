// Holds the baked furniture for everyone who asks for a piece: whoever starts a page, a worker or a server brings it.
import type { BakedFurniture, BakedParts } from "./baked.ts";

let held: BakedFurniture | null = null;
let bring: (() => BakedFurniture) | null = null;
let apart: BakedParts | null = null;

/** It is only read when the first piece is asked for. */
export function setFurnitureSource(read: () => BakedFurniture): void {
  held = null;
  bring = read;
}

function furniture(): BakedFurniture {
  if (!held && !bring) throw new Error("Nobody has brought the furniture: see holdFurniture");
  held ??= bring!();
  return held;
}

/** For furniture that was brought without them. */
export function setPartsSource(parts: BakedParts): void {
  apart = parts;
}

export function furnitureParts(): BakedParts {
  const parts = furniture().parts ?? apart;
  if (!parts) throw new Error("Nobody has brought what pieces are built of: see holdParts");
  return parts;
}

/** Something worked out of the furniture, once for as long as the same is held. */
export function fromFurniture<T>(make: (of: BakedFurniture) => T): () => T {
  let of: BakedFurniture | null = null;
  let made: T;
  return () => {
    const now = furniture();
    if (now !== of) {
      made = make(now);
      of = now;
    }
    return made;
  };
}
