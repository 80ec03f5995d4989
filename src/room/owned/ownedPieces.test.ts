import { describe, expect, test, vi } from "vitest";
import { catalogueWith } from "../catalogue/index.ts";
import { placeItem } from "../commands/placeItem.ts";
import { bareRoom } from "../model/sampleRoom.ts";
import { openOwnedPieces } from "./ownedPieces.ts";

const piece = "ribbon-pole";
const pieces = [{ piece, chainId: 1, address: "0x1" }];
const at = { kind: "floor", x: 4, z: 4 } as const;

describe("ownedPieces", () => {
  test("what is owned may be placed, what is not may be borrowed", async () => {
    const owned = openOwnedPieces(pieces, async () => 1);
    const catalogue = catalogueWith(owned.counts);
    const place = (id: string, borrow = false) =>
      placeItem(bareRoom(), { id, model: piece, at, borrow }, catalogue);

    expect(place("a")).toMatchObject({ ok: false, reason: { kind: "notOwned", owned: 0 } });
    expect(place("a", true)).toMatchObject({ ok: true });
    await owned.setOwner("0xabc");
    expect(place("a")).toMatchObject({ ok: true });
    await owned.setOwner(null);
    expect(place("a")).toMatchObject({ ok: false });
  });

  test("a late answer for an earlier account is dropped, and a chain that fails makes no owner", async () => {
    const slow = Promise.withResolvers<number>();
    const answers = new Map([
      ["0xearlier", slow.promise],
      ["0xlater", Promise.resolve(2)],
      ["0xlast", Promise.reject(new Error("down"))],
    ]);
    const owned = openOwnedPieces(pieces, (_, owner) => answers.get(owner)!);
    const heard = vi.fn();
    owned.subscribe(heard);
    const first = owned.setOwner("0xearlier");
    await owned.setOwner("0xlater");
    slow.resolve(9);
    await first;
    expect(owned.counts.get(piece)).toBe(2);
    expect(heard).toHaveBeenCalledTimes(1);
    await owned.setOwner("0xlast");
    expect(owned.counts.get(piece)).toBe(0);
  });
});
