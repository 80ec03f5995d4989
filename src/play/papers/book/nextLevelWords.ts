// One's level in words: how far the next is, and what comes with it.

import { listWords } from "../../../farm/describe/listed.ts";
import { newWith } from "../../../farm/describe/newWith.ts";
import { levelOf } from "../../../farm/state/deeds.ts";
import type { Farm } from "../../../farm/state/farm.ts";
import { FIRST_SEEDS, HEIRLOOM_LEVEL } from "../../../farm/tables/heirlooms.ts";
import { deedsFor, levelAt } from "../../../farm/tables/level.ts";
import { strings } from "./strings.ts";

const comesWith = (level: number): string[] => [
  ...newWith(level),
  ...(level === HEIRLOOM_LEVEL ? [strings.ownSeed(FIRST_SEEDS)] : []),
];

export function nextLevelWords(farm: Pick<Farm, "deeds">): string {
  const next = levelOf(farm) + 1;
  // There is a last one.
  if (levelAt(deedsFor(next)) < next) return strings.highest;
  const more = deedsFor(next) - farm.deeds;
  const comes = comesWith(next);
  const said = [strings.toNext(more, next)];
  if (comes.length > 0) said.push(strings.comes(listWords(comes)));
  return `${said.join("")}.`;
}
