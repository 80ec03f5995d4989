// Tests that a pose goes to the room that others see, and nowhere else.
import { expect, test } from "vitest";
import { firstShot } from "../model/shot.ts";
import { choosePicture } from "./choosePicture.ts";
import type { AccountRooms } from "./openAccount.ts";

const shot = firstShot("night");

function accountWith(own: object | null, isReached = true) {
  const asked: unknown[] = [];
  const rooms = {
    find: async () => (isReached ? { ok: true, value: own } : { ok: false, reason: {} }),
    reshare: async (...sharing: unknown[]) => {
      asked.push(sharing);
      return { ok: true, value: own };
    },
  } as unknown as AccountRooms;
  return { asked, account: Promise.resolve(rooms) };
}

test("a pose is kept for a room that others see, and told why it is not for another", async () => {
  const shared = accountWith({ id: "0123456789", publishedAt: 1 });
  expect(await choosePicture(shared.account, "mine", shot)).toBe("chosen");
  expect(shared.asked).toEqual([["0123456789", { shot }]]);
  for (const own of [null, { id: "0123456789", publishedAt: null }]) {
    const { account, asked } = accountWith(own);
    expect(await choosePicture(account, "mine", shot)).toBe("unshared");
    expect(asked).toEqual([]);
  }
  expect(await choosePicture(accountWith(null, false).account, "mine", shot)).toBe("unreachable");
  expect(await choosePicture(Promise.resolve(null), "mine", shot)).toBe("unreachable");
});
