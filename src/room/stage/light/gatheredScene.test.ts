// Plain light gives way to gathered light whole, however soon a better one comes.
import { describe, expect, test } from "vitest";
import { motion } from "../../../scene/frames/motion.ts";
import type { LitRoom } from "../../light/litRoom.ts";
import { bareRoom } from "../../model/sampleRoom.ts";
import { gatheredScene } from "./gatheredScene.ts";
import type { BakedRoom } from "./lightBaker.ts";
import type { SoftLightScene } from "./softLightScene.ts";

const nothing = () => {};

const room: LitRoom = {
  size: { columns: 6, rows: 6, height: 4 },
  hour: "night",
  quarter: 0,
  windows: [],
  floor: [1, 1, 1],
  things: [],
  lamps: [],
};
const baked = { room, picture: { layout: { runs: new Map() } } } as never as BakedRoom;

async function lit() {
  let way = 0;
  let show: (baked: BakedRoom) => void = nothing;
  const soft = {
    show: nothing,
    expose: nothing,
    fade: nothing,
    gates: nothing,
    shine: (lit: number) => {
      way = lit;
    },
  } as never as SoftLightScene;
  const moves = motion(() => false, nothing);
  const lights = { light: nothing, bodies: () => [], shapes: () => new Map() } as never;
  const scene = gatheredScene({
    openBaker: (shown) => {
      show = shown;
      return { isDone: () => true } as never;
    },
    soft,
    moves,
    items: () => lights,
    shell: () => lights,
    yield: nothing,
    changed: nothing,
    shade: nothing,
  });
  await Promise.resolve();
  await Promise.resolve();
  return { scene, moves, show: () => show(baked), way: () => way };
}

describe("gatheredScene", () => {
  test("a light that comes while the first one fades in goes on from there, and to the end", async () => {
    const { moves, show, way } = await lit();
    show();
    moves.step(0);
    moves.step(125);
    const half = way();
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(1);
    show();
    expect(way()).toBe(half);
    moves.step(130);
    moves.step(130 + 250);
    expect(way()).toBe(1);
  });

  test("in another size plain light is back, and gives way once more", async () => {
    const { scene, moves, show, way } = await lit();
    scene.fit(bareRoom(6, 6).shell.size);
    show();
    moves.step(0);
    moves.step(250);
    expect(way()).toBe(1);
    scene.fit(bareRoom(7, 6).shell.size);
    expect(way()).toBe(0);
    show();
    moves.step(300);
    moves.step(550);
    expect(way()).toBe(1);
  });
});
