// Cards wait for the room's own picture, for as long as one is to come, and no longer.
import { expect, test } from "vitest";
import { endFirstPicture, expectPicture, pictureIsDrawn } from "./firstPicture.ts";

async function isWaiting(): Promise<boolean> {
  const waiting = Symbol("waiting");
  const first = await Promise.race([pictureIsDrawn(), Promise.resolve().then(() => waiting)]);
  return first === waiting;
}

test("nobody waits before a view has come, nor after its picture, nor when it has gone", async () => {
  expect(await isWaiting()).toBe(false);
  const leave = expectPicture();
  expect(await isWaiting()).toBe(true);
  endFirstPicture();
  expect(await isWaiting()).toBe(false);
  leave();
  const leaveAgain = expectPicture();
  expect(await isWaiting()).toBe(true);
  leaveAgain();
  expect(await isWaiting()).toBe(false);
});
