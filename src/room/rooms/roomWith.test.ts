// A piece is found in whichever room of the device it stands.
import { expect, test } from "vitest";
import { memoryDatabase } from "../../keeping/database/memoryDatabase.ts";
import { textTable } from "../../keeping/store/store.ts";
import { roomLayout, roomPrefix } from "../keeping/roomKind.ts";
import { encode } from "../model/encode.ts";
import { floorPlace, thing } from "../model/placed.ts";
import { bareRoom, withItems } from "../model/sampleRoom.ts";
import { roomWith } from "./roomWith.ts";

test("finds the first room in which it stands, and none by its name alone", async () => {
  const database = memoryDatabase(roomLayout);
  const put = (id: string, ...models: string[]) =>
    database.change([textTable], (at) => {
      const items = models.map((model, i) => thing(`i${i}`, model, floorPlace(4 * i, 0)));
      return at.put(textTable, `${roomPrefix}${id}`, encode(withItems(bareRoom(), items)));
    });
  await put("a", "sofa");
  await put("b", "sofa", "dish-cake");
  await put("c", "dish-cake");
  expect(await roomWith(database, "dish-cake")).toBe("b");
  expect(await roomWith(database, "dish-jam")).toBeNull();
  expect(await roomWith(database, "Harvest kitchen")).toBeNull();
});
