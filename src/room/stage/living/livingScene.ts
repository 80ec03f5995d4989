// Moves what lives in a room by the time alone, ten times a second at most, and asks for the frames that it takes.
import { Matrix4 } from "three";
import type { Time } from "../../../models/furniture/clockHands.ts";
import type { Triangles } from "../../../models/lean/triangles.ts";
import type { Vec } from "../../../models/parts.ts";
import { breathAt } from "../../../scene/living/breath.ts";
import type { Pane } from "../../../scene/living/flakes.ts";
import { type Burning, flameAt } from "../../../scene/living/flame.ts";
import type { PuffsScene } from "../../../scene/living/puffsScene.ts";
import { BEAT_MS, type PulseTimer, pulse } from "../../../scene/living/pulse.ts";
import type { RoomHour } from "../../model/room.ts";
import type { LampsScene } from "../light/lampsScene.ts";
import type { ItemsScene } from "../things/itemsScene.ts";
import { clockTimeOf, handsAt, msToNextMinute } from "./clock.ts";
import { type Living, livingOf } from "./living.ts";

export type LivingParts = {
  readonly items: () => Pick<ItemsScene, "pose" | "shapeOf">;
  readonly lamps: () => Pick<LampsScene, "burn">;
  readonly steam: Pick<PuffsScene<Vec>, "show">;
  readonly snow: Pick<PuffsScene<Pane>, "show">;
  readonly ask: () => void;
  /** Not for those who want no movement, nor where each frame is dear. */
  readonly mayMove: () => boolean;
  /** For whoever takes pictures: everything stays as it was built, clocks as well. */
  readonly isFixed: boolean;
  readonly isLookedAt: () => boolean;
  readonly isInView: (at: Vec) => boolean;
  readonly timer: PulseTimer;
  readonly now: () => Date;
};

export type LivingScene = {
  /** Of what can be seen. */
  readonly show: (
    things: Parameters<typeof livingOf>[0],
    hour: RoomHour,
    /** The windows before which it snows. */
    panes: readonly Pane[],
  ) => void;
  /** Before each frame, with the time of the browser in milliseconds. */
  readonly step: (now: number) => void;
  /** After each frame, and when what was drawn is looked at again. */
  readonly drawn: () => void;
  /** As it was built, for a picture, or as it is now again. */
  readonly still: (isStill: boolean) => void;
  /** Nothing more is asked for until another frame was drawn. */
  readonly rest: () => void;
};

const HIGHER = 0.035;
const WIDER = 0.008;
const hands = ["hour", "minute"] as const;
const NOTHING: Living = { flames: [], animals: [], mouths: [], clocks: [] };

export function livingScene(parts: LivingParts): LivingScene {
  const { items, lamps, steam, snow, mayMove, isFixed, isInView, now: dateNow } = parts;
  const beats = pulse(parts);
  let living = NOTHING;
  let snowy: readonly Pane[] = [];
  let hour: RoomHour = "day";
  /** Undefined is not known: something else is shown than before. */
  let last: number | null | undefined;

  function burn(seconds: number | null) {
    for (const { id, at, hasTongue } of living.flames) {
      const glow = hasTongue ? items().shapeOf(id)?.glow : null;
      if (!glow) continue;
      const burning = seconds === null ? null : flameAt(seconds, at);
      items().pose(id, "glow", burning && tongue(footOf(glow), burning));
    }
    lamps().burn(seconds);
  }

  function breathe(seconds: number | null) {
    for (const { id, at } of living.animals)
      items().pose(id, "solid", seconds === null ? null : swollen(breathAt(seconds, at)));
  }

  /** Of one minute: a hand that stands as it should is told so by the matrix that it has. */
  const turned = new Map<string, Matrix4>();
  let minute: string | null = null;
  function tick(time: Time | null) {
    const turns = time && handsAt(time);
    if (minute !== `${time?.hours} ${time?.minutes}`) turned.clear();
    minute = `${time?.hours} ${time?.minutes}`;
    for (const { id, dial } of living.clocks)
      for (const hand of hands) {
        const key = `${dial} ${hand}`;
        const within = turns && (turned.get(key) ?? about(dial, turns[hand]));
        if (within) turned.set(key, within);
        items().pose(id, hand, within);
      }
  }

  function stand(seconds: number | null, time: Time | null) {
    if (seconds !== last) {
      burn(seconds);
      breathe(seconds);
      steam.show(living.mouths, hour, seconds);
      snow.show(snowy, hour, seconds);
    }
    last = seconds;
    // A clock may have come since, and where nothing else moves it is told the time by every frame.
    tick(time);
  }

  /** Of the latest frame, in tenths of a second: between two of them nothing moves. */
  let tenth = 0;
  const stoodAt = (): number | null => (mayMove() ? tenth / 10 : null);

  return {
    show(things, light, panes) {
      living = livingOf(things);
      snowy = panes;
      hour = light;
      last = undefined;
    },
    step(now) {
      if (isFixed) return;
      tenth = Math.floor(now / BEAT_MS);
      stand(stoodAt(), clockTimeOf(dateNow()));
    },
    drawn() {
      if (isFixed || !mayMove()) return beats.drawn(null);
      const { flames, animals, mouths } = living;
      const moving = [
        ...[...flames, ...animals].map(({ at }) => at),
        ...mouths,
        ...snowy.map(middleOf),
      ];
      if (moving.some(isInView)) return beats.drawn(BEAT_MS);
      const isTold = living.clocks.some(({ at }) => isInView(at));
      beats.drawn(isTold ? msToNextMinute(dateNow()) : null);
    },
    still(isStill) {
      if (isFixed) return;
      if (isStill) stand(null, null);
      else stand(stoodAt(), clockTimeOf(dateNow()));
    },
    rest: beats.stop,
  };
}

const middleOf = ({ foot: [x, y, z], height }: Pane): Vec => [x, y + height / 2, z];

const feet = new WeakMap<Triangles, number>();

/** The lowest of what shines: there a flame is held by its wick or its logs. */
function footOf(glow: Triangles): number {
  let foot = feet.get(glow);
  if (foot === undefined) {
    foot = Number.POSITIVE_INFINITY;
    for (let i = 1; i < glow.position.length; i += 3) foot = Math.min(foot, glow.position[i]!);
    feet.set(glow, foot);
  }
  return foot;
}

function tongue(foot: number, { height, lean: [x, z] }: Burning): Matrix4 {
  const aside = new Matrix4().set(1, x, 0, 0, 0, height, 0, 0, 0, z, 1, 0, 0, 0, 0, 1);
  return new Matrix4()
    .makeTranslation(0, foot, 0)
    .multiply(aside)
    .multiply(new Matrix4().makeTranslation(0, -foot, 0));
}

/** Mostly upwards: what lies on its side has its ribs there. */
const swollen = (breath: number): Matrix4 =>
  new Matrix4().makeScale(1 + WIDER * breath, 1 + HIGHER * breath, 1 + WIDER * breath);

const about = ([x, y, z]: Vec, turn: number): Matrix4 =>
  new Matrix4()
    .makeTranslation(x, y, z)
    .multiply(new Matrix4().makeRotationZ(turn))
    .multiply(new Matrix4().makeTranslation(-x, -y, -z));
