// What sounds are made of: tones that ring and glide, noise through a sieve, and a seam that nobody hears.
import { chance } from "../../models/random.ts";

/** One channel, each sample from -1 to 1. */
export type Samples = Float32Array<ArrayBuffer>;

/** Enough for all that is heard here, and half the work of what music needs. */
export const RATE = 22_050;

const at = (seconds: number): number => Math.round(seconds * RATE);

export const silence = (seconds: number): Samples => new Float32Array(at(seconds));

export type SoundTone = {
  readonly from: number;
  /** Hertz, at its beginning and at its end. */
  readonly pitch: readonly [number, number];
  readonly loud: number;
  /** How long it rises, and after how long it has fallen to a third. */
  readonly rise: number;
  readonly fall: number;
  readonly lasts: number;
};

/** Adds a tone; what is longer than the samples is cut off. */
export function addTone(samples: Samples, tone: SoundTone): void {
  const { pitch, loud, rise, fall, lasts } = tone;
  const start = at(tone.from);
  const length = Math.min(at(lasts), samples.length - start);
  let turn = 0;
  for (let i = 0; i < length; i++) {
    const t = i / RATE;
    const share = t / lasts;
    turn += (pitch[0] * (pitch[1] / pitch[0]) ** share) / RATE;
    const swell = Math.min(1, t / rise) * Math.exp(-Math.max(0, t - rise) / fall);
    // The last tenth fades, so that no tone ends in a crack.
    samples[start + i]! +=
      Math.sin(2 * Math.PI * turn) * loud * swell * Math.min(1, (1 - share) * 10);
  }
}

export type Hiss = {
  readonly from: number;
  readonly lasts: number;
  readonly loud: number;
  /** Hertz that are let through: around this, at the beginning and at the end. */
  readonly pitch: readonly [number, number];
  /** From 0, everything, to 1, hardly more than a tone. */
  readonly narrow: number;
  readonly seed: number;
  /** From 0 to 1, where in its time it is, to how loud it is. */
  readonly shape: (share: number) => number;
};

/** Adds noise through a band: the sieve of two poles that Hal Chamberlin describes. */
export function hiss(samples: Samples, { seed, ...noise }: Hiss): void {
  const start = at(noise.from);
  const length = Math.min(at(noise.lasts), samples.length - start);
  const damp = 2 * (1 - noise.narrow) ** 2 + 0.02;
  let low = 0;
  let band = 0;
  for (let i = 0; i < length; i++) {
    const share = i / length;
    const hertz = noise.pitch[0] * (noise.pitch[1] / noise.pitch[0]) ** share;
    const step = 2 * Math.sin((Math.PI * Math.min(hertz, RATE / 7)) / RATE);
    low += step * band;
    band += step * (2 * chance(seed, i) - 1 - low - damp * band);
    samples[start + i]! += band * noise.loud * noise.shape(share);
  }
}

/** Begins at once and dies away; `more` is how quickly. */
export const dying =
  (more: number) =>
  (share: number): number =>
    Math.min(1, share * 40) * (1 - share) ** more;

/** As loud as `loud` at its loudest. */
export function levelled(samples: Samples, loud: number): Samples {
  const most = samples.reduce((max, one) => Math.max(max, Math.abs(one)), 1e-9);
  return samples.map((one) => (one * loud) / most);
}

/** Lays the last `seam` seconds over the first, so that the end leads into the beginning. */
export function looped(samples: Samples, seam: number): Samples {
  const over = at(seam);
  const length = samples.length - over;
  const out = samples.slice(0, length);
  for (let i = 0; i < over; i++) {
    const share = i / over;
    out[i] = samples[i]! * Math.sqrt(share) + samples[length + i]! * Math.sqrt(1 - share);
  }
  return out;
}
