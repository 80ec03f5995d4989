// The field whose number the landing page's dial shows, as it stands beside its deed.
import site from "../site.config.ts";
import { compose } from "../src/fields/diorama/compose.ts";
import { fieldTraits } from "../src/fields/traits.ts";
import type { StillScene } from "./stageScene.ts";

const NUMBER = 417;
/** A point of light in the picture's own scale, against that of a live field. */
const STRONGER = 1.25;
const BLOOM = 0.4;

export const fieldScene: StillScene = {
  name: "field",
  width: 470,
  height: 440,
  widths: [470, 940],
  night: true,
  draw(stage, { night }) {
    const traits = fieldTraits(site.collection.address, NUMBER);
    const { parts, lamps, halos } = compose(traits, "highSun", night ? "night" : "day");
    stage.put(parts, {}, { floor: null, cell: 0.34 });
    stage.light({ spread: 7.5 });
    stage.aim([30, 25.5, 30], [0, -0.22, 0], 4.98);
    for (const { at, colour, power, reach } of lamps)
      stage.point(colour, power * STRONGER, reach, at);
    for (const { at, colour, size } of halos) stage.halo(colour, size * 1.6, BLOOM, at);
  },
};
