// Four sounds for what does not come every day: a bell, a letter that drops, a note, a flame that is lit.
import { between } from "../../models/random.ts";
import { addTone, dying, hiss, levelled, type Samples, silence } from "./tones.ts";

/** Little Agnes, a good way off: hum, strike note and the minor third that makes it a bell. */
function bell(): Samples {
  const samples = silence(0.98);
  const partials = [
    [0.5, 0.5],
    [1, 0.8],
    [1.2, 0.5],
    [1.5, 0.25],
    [2, 0.4],
    [2.67, 0.16],
  ] as const;
  for (const [by, loud] of partials) {
    const pitch = 262 * by;
    const tone = { pitch: [pitch, pitch], rise: 0.002, fall: 0.34 / by, lasts: 0.97 } as const;
    addTone(samples, { ...tone, from: 0, loud });
  }
  return levelled(samples, 0.36);
}

/** Paper through the flap, and its fall on the mat. */
function paper(): Samples {
  const samples = silence(0.5);
  const slide = { from: 0, lasts: 0.22, loud: 0.4, pitch: [2100, 3600], narrow: 0.3 } as const;
  hiss(samples, { ...slide, seed: 81, shape: (share) => Math.sin(Math.PI * share) ** 2 });
  const mat = { pitch: [170, 110], rise: 0.003, fall: 0.04, lasts: 0.2 } as const;
  addTone(samples, { ...mat, from: 0.24, loud: 0.5 });
  const flat = { from: 0.24, lasts: 0.06, loud: 0.36, pitch: [1300, 700], narrow: 0.3 } as const;
  hiss(samples, { ...flat, seed: 82, shape: dying(2) });
  return levelled(samples, 0.36);
}

/** One key of wood, struck softly. */
function note(): Samples {
  const samples = silence(0.7);
  for (const [by, loud, fall] of [
    [1, 0.8, 0.16],
    [3.93, 0.22, 0.05],
    [9.2, 0.06, 0.02],
  ] as const) {
    const pitch = 523 * by;
    addTone(samples, { pitch: [pitch, pitch], rise: 0.002, fall, lasts: 0.65, from: 0, loud });
  }
  return levelled(samples, 0.34);
}

/** A match that catches, and the wick that takes it. */
function flame(): Samples {
  const samples = silence(0.9);
  const strike = { from: 0, lasts: 0.16, loud: 0.5, pitch: [2600, 4200], narrow: 0.2 } as const;
  hiss(samples, { ...strike, seed: 91, shape: (share) => share ** 2 * (1 - share) * 4 });
  const takes = { from: 0.12, lasts: 0.7, loud: 0.55, pitch: [700, 240], narrow: 0.4 } as const;
  hiss(samples, { ...takes, seed: 92, shape: (share) => Math.sin(Math.PI * share ** 0.5) ** 2 });
  for (let i = 0; i < 6; i++) {
    const pitch = between(1500, 3200, 93, i);
    const crack = { lasts: 0.014, loud: between(0.1, 0.3, 94, i), narrow: 0.4 } as const;
    const from = 0.2 + i * 0.09 + between(0, 0.05, 95, i);
    hiss(samples, { ...crack, from, pitch: [pitch, pitch], seed: 96 + i, shape: dying(3) });
  }
  return levelled(samples, 0.34);
}

export const tidingSounds = { bell, paper, note, flame };
