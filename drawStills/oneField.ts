// A field of the collection on a stage, by day, at evening or by night, with the lamps that it has.
import site from "../site.config.ts";
import { composeDiorama } from "../src/fields/diorama/compose.ts";
import { fieldTraits } from "../src/fields/traits.ts";
import type { Season } from "../src/models/seasons.ts";
import type { Hour } from "../src/scene/light/hours.ts";
import { outdoorLights } from "../src/scene/light/outdoorLight.ts";
import type { Stage } from "./stageScene.ts";

/** A point of light in the picture's own scale, against that of a live field. */
const STRONGER = 1.25;
const BLOOM = 0.4;

export type FieldOnStage = { id: number; season: Season; hour: Hour; spread: number };

export function putField(stage: Stage, { id, season, hour, spread }: FieldOnStage): void {
  const traits = fieldTraits(site.collection.address, id);
  const { parts, lamps, halos } = composeDiorama(traits, season, hour);
  stage.put(parts, {}, { floor: null, cell: 0.34 });
  stage.light(hour === "evening" ? { ...outdoorLights.evening, spread } : { spread });
  for (const { at, colour, power, reach } of lamps)
    stage.point(colour, power * STRONGER, reach, at);
  for (const { at, colour, size } of halos) stage.halo(colour, size * 1.6, BLOOM, at);
}
