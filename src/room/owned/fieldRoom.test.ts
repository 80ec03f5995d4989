import { expect, test } from "vitest";
import site from "../../../site.config.ts";
import { fieldTraits } from "../../fields/traits.ts";
import { shells } from "../../models/catalogue/shells.ts";
import { siteCatalogue } from "../catalogue/index.ts";
import { decode } from "../model/decode.ts";
import { encode } from "../model/encode.ts";
import { violations } from "../rules/violations.ts";
import { fieldRoom } from "./fieldRoom.ts";
import { fieldToken, tokenImage } from "./fieldToken.ts";

test("every style of cottage becomes a sound room with its field at the window", () => {
  const met = new Set<string>();
  for (let id = 0; met.size < shells.length; id++) {
    const { cottage } = fieldTraits(site.collection.address, id);
    met.add(cottage);
    const room = fieldRoom(id);
    expect(violations(room, siteCatalogue)).toEqual([]);
    expect(decode(encode(room))).toEqual({ ok: true, value: room });
    expect(room.shell.backdrop).toMatchObject({ kind: "token", tokenId: String(id) });
    expect(room.shell.walls.north.kind).toBe(shells.find((shell) => shell.id === cottage)?.wall);
  }
});

test("pictures are shown of this site's own fields, and nobody else is asked for theirs", () => {
  expect(tokenImage(fieldToken(417))).toBe("/fields/417.png?frame=square");
  const { contract, ...rest } = fieldToken(417);
  expect(contract).toBe(site.collection.address.toLowerCase());
  expect(tokenImage({ ...rest, contract: `0x${"9".repeat(40)}` })).toBeNull();
  expect(tokenImage({ ...fieldToken(417), tokenId: "../../api/session" })).toBeNull();
});
