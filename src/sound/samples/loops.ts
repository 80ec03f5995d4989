// What goes on by itself round a field and in a room, each as a piece whose end leads into its beginning.
import { between, chance } from "../../models/random.ts";
import { addTone, dying, hiss, levelled, looped, type Samples, silence } from "./tones.ts";

/** Drops on leaves, near ones before many far ones. */
function rain(): Samples {
  const samples = silence(8);
  const far = { from: 0, lasts: 8, loud: 0.5, pitch: [2500, 2500], narrow: 0.05 } as const;
  hiss(samples, { ...far, seed: 101, shape: () => 1 });
  for (let i = 0; i < 260; i++) {
    const pitch = between(700, 2400, 102, i);
    const drop = { pitch: [pitch, pitch * 1.3], rise: 0.001, fall: 0.006, lasts: 0.03 } as const;
    addTone(samples, { ...drop, from: between(0, 7.9, 103, i), loud: between(0.05, 0.5, 104, i) });
  }
  return levelled(looped(samples, 1), 0.34);
}

/** Air that comes and goes in gusts. */
function wind(): Samples {
  const lasts = 14;
  const samples = silence(lasts);
  for (const [i, pitch] of [170, 330, 620].entries()) {
    const gusts = (share: number) =>
      0.5 +
      0.3 * Math.sin(2 * Math.PI * (share * (2 + i) + i / 3)) +
      0.2 * Math.sin(2 * Math.PI * (share * (5 + 2 * i) + i / 5));
    const air = { from: 0, lasts, pitch: [pitch, pitch], narrow: 0.55 } as const;
    hiss(samples, { ...air, loud: 0.5 / (i + 1), seed: 111 + i, shape: gusts });
  }
  return levelled(looped(samples, 3), 0.4);
}

/** A great tit's two notes, over and over. */
function tit(samples: Samples, from: number, loud: number): void {
  for (let i = 0; i < 5; i++)
    for (const [n, pitch] of [4150, 3300].entries()) {
      const note = { pitch: [pitch, pitch * 0.97], rise: 0.012, fall: 0.09, lasts: 0.13 } as const;
      addTone(samples, { ...note, from: from + i * 0.34 + n * 0.16, loud });
    }
}

/** A robin: a thin line that runs up, hangs and trickles down, never twice the same. */
function robin(samples: Samples, from: number, loud: number, seed: number): void {
  let time = from;
  for (let i = 0; i < 13; i++) {
    const pitch = between(2700, 5600, seed, i);
    const lasts = between(0.05, 0.17, seed + 1, i);
    const glide = between(0.8, 1.28, seed + 2, i);
    const note = { pitch: [pitch, pitch * glide], rise: 0.01, fall: lasts, lasts } as const;
    addTone(samples, { ...note, from: time, loud: loud * between(0.4, 1, seed + 3, i) });
    time += lasts + between(0.01, 0.08, seed + 4, i);
  }
}

/** A wood pigeon, five soft notes a good way off. */
function pigeon(samples: Samples, from: number, loud: number): void {
  let time = from;
  for (const [lasts, pause] of [
    [0.24, 0.08],
    [0.5, 0.1],
    [0.42, 0.16],
    [0.2, 0.06],
    [0.26, 0],
  ]) {
    const note = { pitch: [505, 470], rise: 0.07, fall: 0.4, lasts: lasts! } as const;
    addTone(samples, { ...note, from: time, loud });
    time += lasts! + pause!;
  }
}

function birds(): Samples {
  const samples = silence(26);
  robin(samples, 0.8, 0.5, 121);
  pigeon(samples, 4.2, 0.3);
  tit(samples, 7.4, 0.3);
  robin(samples, 11.2, 0.24, 131);
  pigeon(samples, 14.1, 0.3);
  robin(samples, 17.6, 0.42, 141);
  tit(samples, 20.6, 0.16);
  return levelled(samples, 0.3);
}

/** Field crickets: three strokes of the wing, and again. */
function crickets(): Samples {
  const samples = silence(6);
  for (const [who, pitch] of [4280, 4510, 4060].entries()) {
    const pause = [0.52, 0.61, 0.73][who]!;
    for (let n = 0; n * pause < 5.8; n++)
      for (let stroke = 0; stroke < 3; stroke++) {
        const from = n * pause + stroke * 0.036 + who * 0.11;
        const wing = { pitch: [pitch, pitch * 0.98], rise: 0.006, fall: 0.012 } as const;
        addTone(samples, { ...wing, from, lasts: 0.032, loud: [0.5, 0.3, 0.18][who]! });
      }
  }
  return levelled(samples, 0.16);
}

/** A tawny owl beyond the fields, once in a long while. */
function owl(): Samples {
  const samples = silence(31);
  const hoot = (from: number, lasts: number, loud: number) => {
    const note = { pitch: [395, 372], rise: 0.09, fall: lasts, lasts } as const;
    addTone(samples, { ...note, from, loud });
  };
  hoot(3, 0.8, 0.5);
  hoot(6.6, 0.22, 0.26);
  for (let i = 0; i < 7; i++) hoot(7 + i * 0.13, 0.14, 0.34);
  hoot(7.95, 1.2, 0.42);
  return levelled(samples, 0.26);
}

/** Flames, and wood that gives now and then. */
function fire(): Samples {
  const lasts = 11;
  const samples = silence(lasts);
  const flames = (share: number) =>
    0.7 + 0.2 * Math.sin(2 * Math.PI * share * 9) + 0.1 * Math.sin(2 * Math.PI * share * 23);
  const low = { from: 0, lasts, loud: 0.5, pitch: [140, 140], narrow: 0.4 } as const;
  hiss(samples, { ...low, seed: 151, shape: flames });
  for (let i = 0; i < 70; i++) {
    const pitch = between(1100, 4200, 152, i);
    const loud = chance(153, i) ** 4 * 1.6 + 0.05;
    const crack = { lasts: 0.018, pitch: [pitch, pitch * 0.6], narrow: 0.4 } as const;
    const from = between(0, lasts - 0.1, 154, i);
    hiss(samples, { ...crack, from, loud, seed: 155 + i, shape: dying(3) });
  }
  return levelled(looped(samples, 1), 0.36);
}

/** Tick and tock, a second apart. */
function clock(): Samples {
  const samples = silence(2);
  for (const [i, pitch] of [1750, 1480].entries()) {
    const escapement = { rise: 0.001, fall: 0.007, lasts: 0.05 } as const;
    addTone(samples, { ...escapement, pitch: [pitch, pitch], from: i + 0.1, loud: 0.6 });
    addTone(samples, { ...escapement, pitch: [pitch / 4, pitch / 4], from: i + 0.1, loud: 0.8 });
  }
  return levelled(samples, 0.2);
}

export const loops = { rain, wind, birds, crickets, owl, fire, clock };

export type LoopName = keyof typeof loops;
