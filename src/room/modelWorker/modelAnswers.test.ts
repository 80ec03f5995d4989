// What the model worker draws is what the page would draw.

import { expect, test } from "vitest";
import { siteCatalogue } from "../catalogue/index.ts";
import { bareRoom } from "../model/sampleRoom.ts";
import { drawRoom } from "../picture/drawRoom.ts";
import { modelAnswers } from "./modelAnswers.ts";

test("a room is drawn as it is on the page, with the addresses of its pictures", () => {
  const room = bareRoom(5, 5);
  const options = { quarter: 1, prefix: "x" } as const;
  const answer = modelAnswers.room({ kind: "room", document: room, options, urls: new Map() });
  expect(answer).toEqual(drawRoom(room, siteCatalogue, options));
});
