// What stands on a farm beside its land and what grows in its beds, as parts to be built.
import type { Diorama } from "../../../fields/diorama/compose.ts";
import type { Part } from "../../../models/parts.ts";
import type { SceneThing } from "../things/sceneThing.ts";

export type Scenery = Partial<Pick<Diorama, "lamps" | "halos">> & {
  readonly parts: readonly Part[];
  /** What of it is pressed. */
  readonly things: readonly SceneThing[];
};
