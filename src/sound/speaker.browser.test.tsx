// What a browser makes of the sounds, heard by a context that writes down what it plays.
import { expect, test } from "vitest";
import { createSpeaker } from "./speaker.ts";

const RATE = 22_050;

const loud = (samples: Float32Array, from: number, to: number): number =>
  samples
    .slice(from * RATE, to * RATE)
    .reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

test("a deed is heard once, and then it is quiet", async () => {
  const context = new OfflineAudioContext(1, 2 * RATE, RATE);
  createSpeaker(context).play("bringIn");
  const samples = (await context.startRendering()).getChannelData(0);
  expect(loud(samples, 0, 0.5)).toBeGreaterThan(0.1);
  expect(loud(samples, 1, 2)).toBeLessThan(0.001);
});

test("a note may come later, and higher", async () => {
  const context = new OfflineAudioContext(1, 2 * RATE, RATE);
  createSpeaker(context).play("note", { after: 0.5, higher: 12 });
  const samples = (await context.startRendering()).getChannelData(0);
  expect(loud(samples, 0, 0.49)).toBe(0);
  expect(loud(samples, 0.5, 0.8)).toBeGreaterThan(0.1);
  // An octave higher it is over in half the time.
  expect(loud(samples, 0.9, 2)).toBeLessThan(0.001);
});

test("what lies round a place comes softly, goes on past its end, and goes", async () => {
  const context = new OfflineAudioContext(1, 16 * RATE, RATE);
  const speaker = createSpeaker(context);
  speaker.around({ rain: 1 });
  const gone = context.suspend(11).then(() => {
    speaker.around({});
    return context.resume();
  });
  const samples = (await context.startRendering()).getChannelData(0);
  await gone;
  expect(loud(samples, 0, 0.02)).toBeLessThan(loud(samples, 4, 6) / 10);
  expect(loud(samples, 8, 10)).toBeGreaterThan(0.03);
  expect(loud(samples, 15.5, 16)).toBeLessThan(loud(samples, 8, 10) / 20);
});
