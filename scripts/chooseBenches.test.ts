import { expect, test } from "vitest";
import { chooseBenches } from "./chooseBenches.ts";

const files = ["lighthouse.ts", "README.md", "clicks.ts", "clicks.test.ts"];

test("all of them run where none is named", () => {
  expect(chooseBenches(files, [])).toEqual({ ok: true, value: ["clicks", "lighthouse"] });
});

test("the named ones run in the order they are named", () => {
  expect(chooseBenches(files, ["lighthouse"])).toEqual({ ok: true, value: ["lighthouse"] });
  expect(chooseBenches(files, ["lighthouse", "clicks"])).toEqual({
    ok: true,
    value: ["lighthouse", "clicks"],
  });
});

test("what measures another side of the same runs with it", () => {
  const rooms = [...files, "room.ts", "roomStage.ts", "rooms.ts"];
  expect(chooseBenches(rooms, ["room", "roomStage"])).toEqual({
    ok: true,
    value: ["room", "roomStage"],
  });
});

test("an unknown name is refused with the list", () => {
  expect(chooseBenches(files, ["speed"])).toEqual({
    ok: false,
    reason: expect.stringMatching(/"speed".*clicks, lighthouse/),
  });
});
