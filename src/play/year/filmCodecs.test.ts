// H.264 is tried first, and a device that says yes and writes nothing is not believed.
import { expect, test } from "vitest";
import { filmCodecs, firstThat } from "./filmCodecs.ts";

test("in their order, until one has written", async () => {
  const tried: string[] = [];
  const found = await firstThat(filmCodecs, async ({ name }) => {
    tried.push(name);
    return name === "vp8";
  });
  expect(tried).toEqual(["avc", "avc", "avc", "vp9", "vp8"]);
  expect(found).toMatchObject({ name: "vp8", file: "webm" });
});

test("none is an answer", async () => {
  expect(await firstThat(filmCodecs, async () => false)).toBeNull();
});
