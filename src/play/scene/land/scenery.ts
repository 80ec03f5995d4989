// What stands on a farm besides its land and plants: parts to build, and what of it is pressed.
import type { Halo } from "../../../fields/diorama/glow.ts";
import type { Part } from "../../../models/parts.ts";
import type { Lamp } from "../../../scene/light/hours.ts";
import type { SceneThing } from "../things/sceneThing.ts";

/** What stands on a farm besides its land and plants: parts to build, and what of it is pressed. */
export type Scenery = {
  readonly parts: Part[];
  readonly things: readonly SceneThing[];
  readonly lamps?: readonly Lamp[];
  readonly halos?: readonly Halo[];
};
