// Tests that no committed picture shows what its models no longer are.
import { expect, test } from "vitest";
import { ball } from "../src/models/parts.ts";
import { drawnHashes, hoursOf, pictureName, sceneHash } from "./sceneHash.ts";
import { scenes } from "./scenes.ts";
import { sodsHash, sodsName } from "./sods.ts";
import type { StillScene } from "./stageScene.ts";

const sods = ["day", "night"] as const;

test("every picture was drawn from its scene as it is now; npm run stills -- NAME draws one anew", () => {
  const drawn = drawnHashes();
  const stale = scenes
    .filter((scene) =>
      hoursOf(scene).some((hour) => drawn[pictureName(scene, hour)] !== sceneHash(scene, hour)),
    )
    .map(({ name }) => name);
  if (sods.some((hour) => drawn[sodsName(hour)] !== sodsHash(hour))) stale.push(sodsName("day"));
  expect(stale).toEqual([]);
});

test("of no picture is remembered what no scene draws", () => {
  const names = scenes.flatMap((scene) => hoursOf(scene).map((hour) => pictureName(scene, hour)));
  names.push(...sods.map(sodsName));
  expect(Object.keys(drawnHashes()).toSorted()).toEqual(names.toSorted());
});

const lone = (radius: number, change: Partial<StillScene> = {}): StillScene => ({
  name: "lone",
  width: 10,
  height: 10,
  widths: [10],
  night: true,
  draw: (stage, { night }) => {
    stage.put([ball(radius, [0, 0, 0], "#ffffff")]);
    if (night) stage.halo("#ffffff", 1, 1, [0, 0, 0]);
  },
  ...change,
});

test("a hash changes with a part, the hour and the picture's size, and with nothing else", () => {
  const hash = sceneHash(lone(1), "day");
  expect(sceneHash(lone(1 + 1e-9), "day")).toBe(hash);
  expect(sceneHash(lone(1.01), "day")).not.toBe(hash);
  expect(sceneHash(lone(1), "night")).not.toBe(hash);
  expect(sceneHash(lone(1, { widths: [10, 20] }), "day")).not.toBe(hash);
});
