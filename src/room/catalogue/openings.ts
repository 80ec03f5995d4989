// The doors and windows a wall can be given, as the core knows them and as they sit in their walls.

import { link } from "../../lib/link.ts";
import type { OpeningKind } from "../../models/catalogue/openingParts.ts";
import type { OpeningSize } from "../../models/catalogue/openingRects.ts";
import { rowToPart } from "../../models/partRows.ts";
import type { CatalogueOpening } from "../model/catalogue.ts";
import type { ModelId } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import { fromFurniture } from "./furniture.ts";

/** All doors and windows; to be asked once the furniture is there. */
export const openingModels: () => readonly CatalogueOpening[] = fromFurniture(({ openings }) =>
  openings.map(({ id, name, kind, width, height, sill }) => ({
    id,
    name,
    kind,
    width,
    height,
    sill,
  })),
);

export const openingModelOf = (id: ModelId): CatalogueOpening | undefined =>
  openingModels().find((model) => model.id === id);

/** A picture of it as it sits in a wall by day. */
export const openingUrl = (id: ModelId): string => link(`/pieces/opening-${id}.svg`);

const rows = fromFurniture(({ openings }) => new Map(openings.map((row) => [row.id, row])));

/** What it takes of the wall when it sits `up` quarter tiles high, its foot in tiles. */
export function openingSizeAt(id: ModelId, up: number): OpeningSize | null {
  const found = rows().get(id);
  if (!found) return null;
  const { hole, bare, tall, foot, sill } = found;
  return { hole, bare, tall, foot: foot + (up - sill) / PER_TILE };
}

const kinds = fromFurniture(
  ({ openings, colours }) =>
    new Map(
      openings.map(({ id, name, hole, bare, tall, foot, ...row }): [string, OpeningKind] => {
        const day = row.day.map((part) => rowToPart(part, colours));
        const night = row.night.map((part) => rowToPart(part, colours));
        return [id, { id, name, hole, bare, tall, foot, day, night }];
      }),
    ),
);

/** With the parts that it is built of. */
export const openingKindOf = (id: ModelId): OpeningKind | undefined => kinds().get(id);
