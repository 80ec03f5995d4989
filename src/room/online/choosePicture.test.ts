// Tests that a pose goes to the room that others see, and nowhere else.
import { describe, expect, test } from "vitest";
import { firstShot } from "../model/shot.ts";
import { choosePicture } from "./choosePicture.ts";
import type { AccountRooms } from "./openRoomsAccount.ts";

const shot = firstShot("night");

function accountWith(own: object | null, isReached = true, link: object | null = null) {
  const asked: unknown[] = [];
  const rooms = {
    guests: {
      pose: async (...posed: unknown[]) => {
        if (link) asked.push(posed);
        return link;
      },
    },
    find: async () => (isReached ? { ok: true, value: own } : { ok: false, reason: {} }),
    reshare: async (...sharing: unknown[]) => {
      asked.push(sharing);
      return { ok: true, value: own };
    },
  } as unknown as AccountRooms;
  return { asked, account: Promise.resolve(rooms) };
}

describe("choosePicture", () => {
  test("a pose is kept for a room that others see, and told why it is not for another", async () => {
    const shared = accountWith({ id: "0123456789", publishedAt: 1 });
    expect(await choosePicture(shared.account, "mine", shot)).toBe("chosen");
    expect(shared.asked).toEqual([["0123456789", { shot }]]);
    for (const own of [null, { id: "0123456789", publishedAt: null }]) {
      const { account, asked } = accountWith(own);
      expect(await choosePicture(account, "mine", shot)).toBe("unshared");
      expect(asked).toEqual([]);
    }
    const guest = accountWith(null, true, { ok: true });
    expect(await choosePicture(guest.account, "mine", shot)).toBe("chosen");
    expect(guest.asked).toEqual([["mine", shot]]);
    const away = accountWith(null, true, { ok: false });
    expect(await choosePicture(away.account, "mine", shot)).toBe("unreachable");
    expect(await choosePicture(accountWith(null, false).account, "mine", shot)).toBe("unreachable");
    expect(await choosePicture(Promise.resolve(null), "mine", shot)).toBe("unreachable");
  });
});
