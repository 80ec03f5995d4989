// The small sounds of the farm: six of what a hand does, heard from close by, and four of what comes of it.
import { between } from "../../models/random.ts";
import { tidingSounds } from "./tidings.ts";
import { addTone, dying, hiss, levelled, type Samples, silence } from "./tones.ts";

/** Seeds on crumbled earth, and the palm that covers them. */
function sow(): Samples {
  const samples = silence(0.5);
  for (let i = 0; i < 8; i++) {
    const pitch = between(900, 2100, 11, i);
    const from = 0.02 + i * 0.028 + between(0, 0.014, 12, i);
    const loud = between(0.3, 0.8, 13, i);
    hiss(samples, {
      from,
      lasts: 0.022,
      loud,
      pitch: [pitch, pitch],
      narrow: 0.6,
      seed: 20 + i,
      shape: dying(3),
    });
  }
  const palm = { from: 0.26, lasts: 0.22, loud: 0.5, pitch: [520, 240], narrow: 0.35 } as const;
  hiss(samples, { ...palm, seed: 31, shape: (share) => Math.sin(Math.PI * share) ** 2 });
  return levelled(samples, 0.5);
}

/** A can that is tipped: the rose hisses, drops fall into wet earth. */
function water(): Samples {
  const samples = silence(0.9);
  const rose = { from: 0, lasts: 0.85, loud: 0.16, pitch: [3600, 2900], narrow: 0.2 } as const;
  hiss(samples, { ...rose, seed: 41, shape: (share) => Math.sin(Math.PI * share) });
  for (let i = 0; i < 16; i++) {
    const pitch = between(480, 1250, 42, i);
    const from = 0.05 + i * 0.044 + between(0, 0.02, 43, i);
    const loud = between(0.12, 0.4, 44, i);
    const drop = { pitch: [pitch, pitch * 1.7], rise: 0.004, fall: 0.018, lasts: 0.06 } as const;
    addTone(samples, { ...drop, from, loud });
  }
  return levelled(samples, 0.42);
}

/** A stalk that gives, leaves, and the bottom of the basket. */
function bringIn(): Samples {
  const samples = silence(0.55);
  const stalk = { pitch: [420, 190], rise: 0.002, fall: 0.028, lasts: 0.12 } as const;
  addTone(samples, { ...stalk, from: 0, loud: 0.7 });
  const leaves = { from: 0.01, lasts: 0.2, loud: 0.34, pitch: [2600, 1500], narrow: 0.25 } as const;
  hiss(samples, { ...leaves, seed: 51, shape: dying(1.6) });
  const basket = { pitch: [128, 84], rise: 0.003, fall: 0.06, lasts: 0.3 } as const;
  addTone(samples, { ...basket, from: 0.2, loud: 0.9 });
  const wicker = { from: 0.2, lasts: 0.12, loud: 0.3, pitch: [900, 600], narrow: 0.5 } as const;
  hiss(samples, { ...wicker, seed: 52, shape: dying(2.4) });
  return levelled(samples, 0.55);
}

/** Two pennies on the counter. */
function pay(): Samples {
  const samples = silence(0.5);
  const partials = [2380, 3910, 5240, 6870];
  for (const [i, from] of [0, 0.085].entries())
    for (const [n, pitch] of partials.entries()) {
      const own = pitch * (i === 0 ? 1 : 1.06);
      const tone = { pitch: [own, own], rise: 0.001, fall: 0.09 / (n + 1), lasts: 0.4 } as const;
      addTone(samples, { ...tone, from, loud: 0.5 / (n + 1) });
    }
  return levelled(samples, 0.28);
}

/** Two knocks on wood. */
function make(): Samples {
  const samples = silence(0.45);
  for (const [i, from] of [0, 0.17].entries()) {
    for (const [n, pitch] of [215, 548, 1010].entries()) {
      const tone = { pitch: [pitch, pitch * 0.97], rise: 0.001, fall: 0.045 / (n + 1) } as const;
      addTone(samples, { ...tone, from, lasts: 0.25, loud: (0.8 - i * 0.2) / (n + 1) });
    }
    const edge = { lasts: 0.016, loud: 0.4, pitch: [2200, 1400], narrow: 0.3 } as const;
    hiss(samples, { ...edge, from, seed: 61 + i, shape: dying(2) });
  }
  return levelled(samples, 0.5);
}

/** A page that is turned. */
function leaf(): Samples {
  const samples = silence(0.42);
  const sheet = { from: 0, lasts: 0.4, loud: 0.5, pitch: [1500, 4200], narrow: 0.3 } as const;
  const flutter = (share: number) => 0.7 + 0.3 * Math.sin(share * 46) * Math.sin(share * 19);
  hiss(samples, {
    ...sheet,
    seed: 71,
    shape: (share) => Math.sin(Math.PI * share ** 0.7) ** 2 * flutter(share),
  });
  return levelled(samples, 0.34);
}

export const deedSounds = { sow, water, bringIn, pay, make, leaf, ...tidingSounds };

/** One of the ten. */
export type DeedSound = keyof typeof deedSounds;
