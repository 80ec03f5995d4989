// Each factor of a harvest by itself: what it is without, and what it is with.
import { expect, it } from "vitest";
import type { FieldTraits } from "../../fields/traits.ts";
import { DAY } from "../numbers/time.ts";
import type { Crop } from "../tables/crops.ts";
import { masterOf, trialStart as may, trialGround } from "../testing/trial.ts";
import { type Factors, factorsOf } from "./factors.ts";
import { needOf } from "./grow.ts";

const july = may + 70 * DAY;
const october = may + 160 * DAY;
const december = may + 220 * DAY;

type Trial = {
  traits?: Partial<FieldTraits>;
  crop?: Crop;
  at?: number;
  share?: number;
  heart?: number;
  frames?: number;
  plot?: number;
  beside?: Partial<Record<number, Crop>>;
};

function factorOf(name: keyof Factors, trial: Trial = {}): number {
  const {
    traits,
    crop = "beet",
    at = may,
    share = 0,
    heart = 700,
    frames = 0,
    plot = 4,
    beside = {},
  } = trial;
  const ground = trialGround(traits);
  const base = masterOf(ground);
  const sownOf = (what: Crop) => ({ what, at: may, grown: needOf(what), wet: 0, seen: may });
  const plots = base.plots.map((one, i) => {
    const other = beside[i];
    return { ...one, heart, rested: at, sown: other ? sownOf(other) : null };
  });
  const farm = { ...base, plots, tools: { ...base.tools, frames } };
  const sown = { ...sownOf(crop), wet: Math.ceil((needOf(crop) / 3) * share) };
  return factorsOf(ground, farm, plot, sown, at)[name];
}

it.each<[keyof Factors, Trial, number]>([
  ["care", { share: 0 }, 700],
  ["care", { share: 0.5 }, 850],
  ["care", { share: 1 }, 1000],
  ["heart", { heart: 0 }, 450],
  ["heart", { heart: 700 }, 905],
  ["heart", { heart: 1000 }, 1100],
  ["season", { crop: "beet" }, 1150],
  ["season", { crop: "bean", at: december }, 750],
  ["season", { crop: "bean", at: december, frames: 5 }, 1000],
  ["season", { crop: "bean", at: december, traits: { landmark: "hot-spring" } }, 1000],
  ["season", { crop: "maize", at: july, traits: { soil: "sand", aspect: "south" } }, 880],
  ["season", { crop: "maize", at: october, traits: { soil: "sand", aspect: "south" } }, 1150],
  ["soil", { crop: "beet" }, 1000],
  ["soil", { crop: "beet", traits: { soil: "chalk" } }, 1120],
  // The loaf has eighteen plots, one more than an acre; plot 4 has some on every side, plot 0 on two.
  ["beside", {}, 950],
  ["beside", { plot: 0 }, 976],
  ["beside", { beside: { 3: "beet" } }, 938],
  ["beside", { beside: { 3: "onion" } }, 992],
  ["own", {}, 1000],
  ["own", { crop: "wheat", traits: { landmark: "mill" } }, 1150],
  ["own", { crop: "bean", traits: { landmark: "mill" } }, 850],
  ["own", { crop: "pea", traits: { landmark: "beehives" } }, 1060],
  ["own", { plot: 0, traits: { landmark: "old-oak" } }, 940],
  ["own", { crop: "maize", traits: { wind: "windswept" } }, 1120],
  ["own", { crop: "bean", traits: { wind: "windswept" } }, 970],
  ["own", { crop: "wheat", traits: { wind: "breezy" } }, 1060],
  ["own", { crop: "tomato", traits: { wind: "sheltered" } }, 1020],
  ["own", { at: december, traits: { water: "spring" } }, 1080],
  ["own", { at: december, traits: { water: "well" } }, 1000],
])("%s of %j is %i", (name, trial, factor) => {
  expect(factorOf(name, trial)).toBe(factor);
});
