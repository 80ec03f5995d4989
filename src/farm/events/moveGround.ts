// Moving day, once a season: to any other field, with everything that walks or can be carried.
import { accept, refuse } from "@loamstead/lib/result.ts";
import type { FarmGround } from "../ground/ground.ts";
import { grownAt, isRipe } from "../growth/grow.ts";
import { yieldOf } from "../growth/yield.ts";
import { slotsOf, withLetter } from "../letters/letter.ts";
import { prose } from "../letters/prose.ts";
import { halvesOf, meadowLeft } from "../meadow/producers.ts";
import { maskOf } from "../numbers/mask.ts";
import { type Ms, nextSeasonStart } from "../numbers/time.ts";
import { roomIn } from "../state/barn.ts";
import { newcomer, plotAt } from "../state/begin.ts";
import { timesOf } from "../state/book.ts";
import { addCount, countOf } from "../state/counts.ts";
import { levelOf } from "../state/deeds.ts";
import type { Farm } from "../state/farm.ts";
import type { CountTable } from "../tables/goods.ts";
import { FIRST_SEEDS, HEIRLOOM_LEVEL, isFreeSeed, type Seed } from "../tables/heirlooms.ts";
import { harvest } from "./harvest.ts";
import type { EventReducer } from "./reducer.ts";

/** From when on it may move again: the first day of the season after the last move. */
function movesAgainAt({ moves }: Farm): Ms {
  const last = moves?.at(-1);
  return last === undefined ? 0 : nextSeasonStart(last.at);
}

/** What was begun on is another farm's seed by now: it goes back into the bag. */
function pulledUp({ plots }: Farm): CountTable<Seed> {
  return plots.reduce<CountTable<Seed>>(
    (seeds, { sown }) => (sown && !isFreeSeed(sown.what) ? addCount(seeds, sown.what, 1) : seeds),
    {},
  );
}

/** The field's own seed is found there by whoever is far enough and has never had it. */
function foundOn({ heirloom }: FarmGround, farm: Farm): CountTable<Seed> {
  const isNew = timesOf(farm, `heirloom ${heirloom}`) === 0 && countOf(farm.seeds, heirloom) === 0;
  return levelOf(farm) >= HEIRLOOM_LEVEL && isNew ? { [heirloom]: FIRST_SEEDS } : {};
}

/** The chapel's own comes where one stands, and stays where it does. */
function withLettersOn(there: FarmGround, farm: Farm, at: Ms): Farm {
  const n = 1 + Math.max(...farm.letters.map((letter) => letter.n));
  let moved: Farm = { ...farm, letters: farm.letters.slice(0, slotsOf(there)) };
  for (let slot = moved.letters.length; slot < slotsOf(there); slot++)
    moved = withLetter(there, moved, { slot, n, from: at }, prose);
  return moved;
}

const all = (seeds: CountTable<Seed>, more: CountTable<Seed>): CountTable<Seed> =>
  (Object.entries(more) as [Seed, number][]).reduce(
    (sum, [seed, n]) => addCount(sum, seed, n),
    seeds,
  );

export const moveGround: EventReducer<"moveGround"> = (farm, { at, to }, ground) => {
  if (to === ground.field) return refuse({ kind: "standsThere" });
  const there = ground.elsewhere(to);
  if (!there) return refuse({ kind: "noSuchField" });
  const touched = Math.max(...[...farm.plots, ...farm.kept].map((one) => one.at));
  if (at < touched) return refuse({ kind: "earlier", than: touched });
  const until = movesAgainAt(farm);
  if (at < until) return refuse({ kind: "movedThisSeason", until });

  const walking = farm.kept.filter(({ kind }) => kind !== "oak");
  const left = meadowLeft(there, { ...farm, kept: walking });
  if (left < 0) {
    const need = halvesOf(walking);
    return refuse({ kind: "noMeadow", halves: need + left, need });
  }

  const ripe = farm.plots.flatMap((_, plot) => {
    const sown = grownAt(ground, farm, plot, at);
    return sown && isRipe(sown) ? [{ plot, ...yieldOf(ground, farm, plot, sown, at) }] : [];
  });
  const need = ripe.reduce((sum, { units }) => sum + units, 0);
  if (need > roomIn(farm)) return refuse({ kind: "barnFull", room: roomIn(farm), need });
  const plots = maskOf(ripe.map(({ plot }) => plot));
  const brought = plots === 0 ? null : harvest(farm, { kind: "harvest", at, plots }, ground);
  if (brought && !brought.ok) return brought;
  const cleared = brought ? brought.value.farm : farm;

  const back = pulledUp(cleared);
  const found = foundOn(there, cleared);
  // What is sown there is the next one, not the first again: a draw of chance comes once.
  const n = Math.max(...farm.plots.map((plot) => plot.n));
  const moved: Farm = {
    ...cleared,
    seeds: all(all(cleared.seeds, back), found),
    plots: there.plots.map(() => plotAt(at, n)),
    kept: there.landmark === "old-oak" ? [...walking, newcomer("oak", at)] : walking,
    // Rain falls where it fell.
    showers: [],
    moves: [...(farm.moves ?? []), { from: ground.field, to, at }],
    recent: null,
  };
  const { goods, record } = brought?.value.told ?? {};
  const told = { seeds: all(back, found), ...(goods && { goods }), ...(record && { record }) };
  return accept({ farm: withLettersOn(there, moved, at), told, ground: there });
};
