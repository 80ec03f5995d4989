// All of a kind that live on a meadow, as one looks at them: what waits beneath them, and who wants care.
import type { FarmGround } from "../../../farm/ground/ground.ts";
import { isNameable } from "../../../farm/meadow/names.ts";
import { nextYieldAt, prunedAt, waitingAt } from "../../../farm/meadow/producers.ts";
import { type Mask, maskOf } from "../../../farm/numbers/mask.ts";
import type { Ms } from "../../../farm/numbers/time.ts";
import type { Farm, Producer } from "../../../farm/state/farm.ts";
import type { AnimalName } from "../../../farm/tables/names.ts";
import {
  type ProducerKind,
  producerKinds,
  producerRulesOf,
} from "../../../farm/tables/producers.ts";

export type Group = {
  readonly keep: ProducerKind;
  readonly count: number;
  /** Those that something waits beneath: goods, and timber. */
  readonly full: Mask;
  readonly units: number;
  readonly timber: number;
  /** When the next of them gives; null where all that may wait does, or it is not their time. */
  readonly next: Ms | null;
  /** Those that would be the faster for care, and how many. */
  readonly uncared: Mask;
  readonly uncaredCount: number;
  /** When the first of those that are cared for is not any more. */
  readonly caredUntil: Ms | null;
  readonly names: readonly AnimalName[];
  /** The first that may have a name and has none, by its place on the meadow. */
  readonly nameless: number | null;
};

type Member = { readonly one: Producer; readonly i: number };

function groupOf(ground: FarmGround, members: readonly Member[], now: Ms): Group | null {
  const [first] = members;
  if (!first) return null;
  const keep = first.one.kind;
  const { units, care } = producerRulesOf(keep);
  const yields = members.reduce((sum, { one }) => sum + waitingAt(one, now), 0);
  const full = members.filter(({ one }) => waitingAt(one, now) + prunedAt(ground, one, now) > 0);
  const times = members.flatMap(({ one }) => nextYieldAt(one, now) ?? []);
  const uncared = care ? members.filter(({ one }) => one.caredUntil <= now) : [];
  const cared = members.filter(({ one }) => one.caredUntil > now);
  return {
    keep,
    count: members.length,
    full: maskOf(full.map(({ i }) => i)),
    units: yields * units,
    timber: members.reduce((sum, { one }) => sum + prunedAt(ground, one, now), 0),
    next: times.length > 0 ? Math.min(...times) : null,
    uncared: maskOf(uncared.map(({ i }) => i)),
    uncaredCount: uncared.length,
    caredUntil: cared.length > 0 ? Math.min(...cared.map(({ one }) => one.caredUntil)) : null,
    names: members.flatMap(({ one }) => one.name ?? []),
    nameless: isNameable(keep) ? (members.find(({ one }) => !one.name)?.i ?? null) : null,
  };
}

const membersIn = ({ kept }: Farm): Member[] => kept.map((one, i) => ({ one, i }));

export const groupsOn = (ground: FarmGround, farm: Farm, now: Ms): Group[] =>
  producerKinds.flatMap(
    (keep) =>
      groupOf(
        ground,
        membersIn(farm).filter(({ one }) => one.kind === keep),
        now,
      ) ?? [],
  );

/** One of them by itself; null where nobody has that place. */
export const groupOfOne = (ground: FarmGround, farm: Farm, n: number, now: Ms): Group | null =>
  groupOf(
    ground,
    membersIn(farm).filter(({ i }) => i === n),
    now,
  );
