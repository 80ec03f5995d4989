// Lets sounds be heard through Web Audio: a deed once, and what lies round a place for as long as it does.
import type { LoopVolumes } from "./place/around.ts";
import { type DeedSound, deedSounds } from "./samples/deeds.ts";
import { type LoopName, loops } from "./samples/loops.ts";
import { RATE, type Samples } from "./samples/tones.ts";

/** How a deed is heard where it is not heard as it was made. */
export type HeardHow = {
  /** Steps of a scale higher, twelve to the octave. */
  readonly higher?: number;
  /** Seconds from now. */
  readonly after?: number;
};

export type Speaker = {
  readonly play: (deed: DeedSound, how?: HeardHow) => void;
  readonly around: (around: LoopVolumes) => void;
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

  const sourceOf = (buffer: AudioBuffer, into: AudioNode): AudioBufferSourceNode => {
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(into);
    return source;
  };

  const begin = (name: LoopName): GainNode => {
    const gain = context.createGain();
    gain.gain.value = 0;
    gain.connect(whole);
    const source = sourceOf(bufferOf(loops[name]()), gain);
    source.loop = true;
    source.start();
    going.set(name, gain);
    return gain;
  };

  return {
    play(deed, { higher = 0, after = 0 } = {}) {
      const buffer = made.get(deed) ?? bufferOf(deedSounds[deed]());
      made.set(deed, buffer);
      const source = sourceOf(buffer, whole);
      source.playbackRate.value = 2 ** (higher / 12);
      source.start(context.currentTime + after);
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
