// What stands at the gate, along the walk, by the water and on the meadow's rim.
import { halosIn } from "../../../fields/diorama/glow.ts";
import { lathe, type Part, placed, points } from "../../../models/parts.ts";
import type { YardState } from "../../../models/yard/yardModel.ts";
import { yardModels } from "../../../models/yard/yardModels.ts";
import type { Scenery } from "../land/scenery.ts";
import type { SceneThing } from "../things/sceneThing.ts";
import { letterBox } from "./letterBox.ts";
import { dishParts } from "./madeModels.ts";
import type { YardLook } from "./yardLook.ts";
import type { YardPlace } from "./yardPlace.ts";
import type { YardPlaces } from "./yardPlaces.ts";

const put = (parts: readonly Part[], { at, turn, size }: YardPlace): Part[] =>
  placed(parts, at, turn, size);

/** Over the paving by a finger's thickness in its middle. */
const stone = (i: number): Part =>
  lathe(points("0.21 0, 0 0.075"), [0, 0, 0], i % 2 ? "stone" : "#d8cfbf", {
    sides: 5,
    flat: true,
    top: "#f4eee2",
  });

/** Beside its name a dish that is known by heart is painted on it: it stands on its beam, small. */
const SIGN = { at: [0.14, 1.34, 0], size: 0.5 } as const;

const pressed = (id: SceneThing["id"], { at, size }: YardPlace, wide: number, high: number) => ({
  id,
  at,
  r: Math.max(0.16, size * wide),
  high: size * high,
});

export function wayScenery(
  places: YardPlaces,
  look: YardLook,
  state: YardState,
): Required<Omit<Scenery, "lamps">> {
  const { stands, sign, stones, hasLetter, hasCard } = look;
  const parts: Part[] = [...put(letterBox({ hasLetter, hasCard }), places.letterBox)];
  const things: SceneThing[] = [pressed("gate", places.letterBox, 0.5, 1.4)];
  if (stands.includes("board") && places.board) {
    const painted = sign === null ? [] : placed(dishParts(sign), SIGN.at, 0, SIGN.size);
    parts.push(...put([...yardModels.board(state), ...painted], places.board));
    things.push(pressed("yard board", places.board, 0.6, 1.5));
  }
  if (stands.includes("bench") && places.bench) {
    parts.push(...put(yardModels.bench(state), places.bench));
    things.push(pressed("yard bench", places.bench, 0.8, 0.6));
  }
  if (stands.includes("walk"))
    places.lanterns.forEach((place, n) => {
      parts.push(...put(yardModels.walk(state), place));
      if (n === 0) things.push(pressed("yard walk", place, 0.4, 1.1));
    });
  for (const [gift, place] of Object.entries(places.gifts) as [
    keyof YardPlaces["gifts"],
    YardPlace | null,
  ][]) {
    if (!place || !stands.includes(gift)) continue;
    parts.push(...put(yardModels[gift](state), place));
    things.push(pressed(`yard ${gift}`, place, 0.6, 1.4));
  }
  parts.push(...places.stones.slice(0, stones).flatMap((at, i) => placed([stone(i)], at, 0.7 * i)));
  return { parts, things, halos: state.lit ? halosIn(parts) : [] };
}
