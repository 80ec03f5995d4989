// What deeds have put to the cottage: its own dress, smoke over the stove, a dish on the sill, what was built and made.
import type { Anchors } from "../../../fields/diorama/anchors.ts";
import { halosIn } from "../../../fields/diorama/glow.ts";
import { boundingBoxOf } from "../../../models/catalogue/bounds.ts";
import { moved, type Part, placed, type Vec } from "../../../models/parts.ts";
import type { YardModel, YardState } from "../../../models/yard/yardModel.ts";
import { yardModels } from "../../../models/yard/yardModels.ts";
import type { Scenery } from "../land/scenery.ts";
import type { SceneThing } from "../things/sceneThing.ts";
import {
  chimneySmoke,
  doormat,
  doorsideLantern,
  firewood,
  madePlank,
  PLANK,
  windowCurtains,
  windowLight,
} from "./houseModels.ts";
import { dishParts, pieceParts } from "./madeModels.ts";
import type { SmallPiece } from "./smallPieces.ts";
import type { CottageDress, YardLook } from "./yardLook.ts";
import type { YardPlace } from "./yardPlace.ts";
import type { YardPlaces } from "./yardPlaces.ts";

/** What was built at the house. */
const builtHere = ["boxes", "rose", "cock", "cellar", "barrel", "strawHat"] as const;

const put = (parts: readonly Part[], { at, turn, size }: YardPlace): Part[] =>
  placed(parts, at, turn, size);

/** What is made of furniture is as small as this, and no wider than its third of the plank. */
const MADE = { size: 0.36, widest: 0.3, highest: 0.5 } as const;

function onPlank(made: readonly SmallPiece[]): Part[] {
  const first = -((made.length - 1) / 2) * PLANK.step;
  return made.flatMap((piece, i) => {
    const parts = pieceParts(piece);
    const { low, high } = boundingBoxOf(parts);
    const wide = Math.max(high[0] - low[0], high[2] - low[2]);
    const size = Math.min(MADE.size, MADE.widest / wide, MADE.highest / high[1]);
    const [x, z] = [(low[0] + high[0]) / 2, (low[2] + high[2]) / 2];
    return placed(moved(parts, [-x, 0, -z]), [first + i * PLANK.step, PLANK.height, 0], 0.25, size);
  });
}

const dressed: Readonly<Record<CottageDress, (state: YardState) => Part[]>> = {
  doormat,
  curtains: windowCurtains,
  firewood,
  lantern: ({ lit }) => doorsideLantern(lit),
};

const placesOfDress = {
  doormat: "doormat",
  curtains: "curtains",
  firewood: "firewood",
  lantern: "doorLantern",
} as const satisfies Record<CottageDress, keyof YardPlaces>;

/** What is put to the house is pressed in about its own height. */
const thingAt = (id: SceneThing["id"], { at }: YardPlace, r: number, high: number): SceneThing => ({
  id,
  at,
  r,
  high,
});

export function houseScenery(
  places: YardPlaces,
  look: YardLook,
  state: YardState,
  { chimney }: Pick<Anchors, "chimney">,
): Required<Omit<Scenery, "lamps">> {
  const { dress, stove, stands, made, hasLetter } = look;
  const parts: Part[] = [];
  const things: SceneThing[] = [];
  for (const one of dress) {
    const place = places[placesOfDress[one]];
    if (place) parts.push(...put(dressed[one](state), place));
  }
  // By night all windows are lit.
  if (hasLetter && !state.lit) parts.push(...put(windowLight(), places.curtains));
  if (stove.dish !== null) parts.push(...put(dishParts(stove.dish), places.dish));
  if (places.smoke) parts.push(...chimneySmoke(chimney.at, stove.puffs, places.smoke));
  for (const id of builtHere) {
    const place = places[id];
    if (!place || !stands.includes(id)) continue;
    const model: YardModel = yardModels[id];
    const own = put(model(state), place);
    parts.push(...own);
    const { low, high } = boundingBoxOf(own);
    const [w, d] = [high[0] - low[0], high[2] - low[2]];
    const at: Vec = [(low[0] + high[0]) / 2, low[1], (low[2] + high[2]) / 2];
    things.push({ id: `yard ${id}`, at, r: Math.max(0.16, (w + d) / 4), high: high[1] - low[1] });
  }
  if (made.length > 0 && places.made) {
    parts.push(...put([...madePlank(), ...onPlank(made)], places.made));
    things.push(thingAt("made", places.made, 0.5, 0.6));
  }
  return { parts, things, halos: state.lit ? halosIn(parts) : [] };
}
