// Lets sounds be heard through Web Audio: a deed once, and what lies round a place for as long as it does.
import type { Around } from "./place/around.ts";
import { type DeedSound, deeds } from "./samples/deeds.ts";
import { type LoopName, loops } from "./samples/loops.ts";
import { RATE, type Samples } from "./samples/tones.ts";

export type Speaker = {
  readonly play: (deed: DeedSound) => void;
  readonly around: (around: Around) => void;
};

/** How quickly what lies round a place comes and goes: two thirds of the way in so many seconds. */
const FADE = 0.8;

/** Each sound is made when it is first wanted. */
export function createSpeaker(context: BaseAudioContext): Speaker {
  const whole = context.createGain();
  whole.gain.value = 0.7;
  whole.connect(context.destination);
  const made = new Map<DeedSound, AudioBuffer>();
  const going = new Map<LoopName, GainNode>();

  const bufferOf = (samples: Samples): AudioBuffer => {
    const buffer = context.createBuffer(1, samples.length, RATE);
    buffer.copyToChannel(samples, 0);
    return buffer;
  };

  const start = (buffer: AudioBuffer, isLoop: boolean, into: AudioNode): void => {
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.loop = isLoop;
    source.connect(into);
    source.start();
  };

  const begin = (name: LoopName): GainNode => {
    const gain = context.createGain();
    gain.gain.value = 0;
    gain.connect(whole);
    start(bufferOf(loops[name]()), true, gain);
    going.set(name, gain);
    return gain;
  };

  return {
    play(deed) {
      const buffer = made.get(deed) ?? bufferOf(deeds[deed]());
      made.set(deed, buffer);
      start(buffer, false, whole);
    },
    around(around) {
      for (const name of Object.keys(loops) as LoopName[]) {
        const loud = around[name] ?? 0;
        const gain = going.get(name) ?? (loud > 0 ? begin(name) : undefined);
        gain?.gain.setTargetAtTime(loud, context.currentTime, FADE);
      }
    },
  };
}
