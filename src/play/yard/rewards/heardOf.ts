// What is heard of a deed: its own sound, and what came of it.
import type { FarmEventKind } from "../../../farm/events/event.ts";
import { totalCount } from "../../../farm/state/counts.ts";
import type { DeedSound, HeardHow } from "../../../sound/place/index.ts";
import type { PlayedEvent } from "../../session/playedFarm.ts";
import type { Reward } from "./rewardsBetween.ts";

export type HeardSound = { readonly sound: DeedSound } & HeardHow;

const sounds: Record<FarmEventKind, DeedSound> = {
  sow: "sow",
  compost: "sow",
  water: "water",
  harvest: "bringIn",
  take: "bringIn",
  gather: "bringIn",
  sell: "pay",
  answer: "pay",
  buySeed: "pay",
  cook: "make",
  make: "make",
  dye: "make",
  settle: "make",
  raise: "make",
  care: "sow",
  undo: "leaf",
  decline: "leaf",
  celebrate: "leaf",
  barter: "leaf",
  name: "leaf",
  call: "leaf",
  moveGround: "leaf",
  notice: "leaf",
  build: "make",
  dress: "leaf",
  nameFarm: "leaf",
  join: "leaf",
  sit: "flame",
  post: "paper",
  buyTimber: "pay",
  leaveGift: "leaf",
  takeGift: "bringIn",
  giveWorks: "pay",
  shower: "water",
  gift: "paper",
  changeRules: "leaf",
  learn: "leaf",
};

/** A third, and the fifth: three keys of wood upwards. */
const NOTES = [0, 4, 7] as const;
const MOST_HIGHER = 4;

/** A full basket sounds higher than a single leek. */
const howOf = ({ event, told }: PlayedEvent): HeardHow => {
  const goods = sounds[event.kind] === "bringIn" ? totalCount(told.goods ?? {}) : 0;
  const higher = Math.min(MOST_HIGHER, Math.floor(goods / 10));
  return higher > 0 ? { higher } : {};
};

function ofReward({ kind }: Reward): HeardSound[] {
  switch (kind) {
    case "record":
      return [{ sound: "bell", after: 0.5 }];
    case "level":
      return NOTES.map((higher, i) => ({ sound: "note", higher, after: 0.5 + i * 0.14 }));
    default:
      return [
        { sound: "paper", after: 0.4 },
        { sound: "note", after: 0.85 },
      ];
  }
}

/** One card is heard, however many come. */
export function heardOf(last: PlayedEvent, rewards: readonly Reward[]): HeardSound[] {
  const own = { sound: sounds[last.event.kind], ...howOf(last) };
  return [own, ...rewards.slice(0, 1).flatMap(ofReward)];
}
