// Tests how owners are followed: told once each time they change, kept while the server is away.
import { expect, onTestFinished, test } from "vitest";
import { ownersDocument } from "../../fields/search/ownersCodec.ts";
import { followOwners, type OwnersKnown } from "./followOwners.ts";

const ann = `0x${"aa".repeat(20)}`;
const answer = (block: number, fields: number[], age?: number) =>
  new Response(JSON.stringify(ownersDocument(new Map(fields.map((id) => [id, ann])), 10)), {
    headers: {
      ETag: `"${fields}"`,
      ...(block >= 0 && { "Read-Block": String(block) }),
      ...(age !== undefined && { "Read-Age": String(age) }),
    },
  });

function begin(answers: (() => Response)[]) {
  const told: OwnersKnown[] = [];
  let next: (() => void) | undefined;
  let isWatched = true;
  let asked = 0;
  const stop = followOwners({
    async ask() {
      return answers[asked++]!();
    },
    after(_, run) {
      next = run;
      return () => {
        next = undefined;
      };
    },
    isWatched: () => isWatched,
    tell: (known) => void told.push(known),
  });
  onTestFinished(stop);
  const settled = () => new Promise((done) => setImmediate(done));
  return {
    told,
    stop,
    settled,
    asked: () => asked,
    hasNext: () => next !== undefined,
    watch(on: boolean) {
      isWatched = on;
    },
    async again() {
      next!();
      await settled();
    },
  };
}

const away = () => new Response("", { status: 503 });

test("a change is told once, what is the same not at all", async () => {
  const { told, settled, again } = begin([
    () => answer(1, [2]),
    () => answer(2, [2]),
    () => answer(3, [2, 5]),
  ]);
  await settled();
  await again();
  expect(told.map(({ list }) => list!.kept)).toEqual([[2]]);
  await again();
  expect(told.at(-1)!.list!.kept).toEqual([2, 5]);
  expect(told).toHaveLength(2);
});

test("while the server is away what was known stays, and that is told", async () => {
  const { told, settled, again } = begin([() => answer(1, [2]), away, away, () => answer(1, [2])]);
  await settled();
  await again();
  await again();
  expect(told.map(({ block, isGone }) => [block, isGone])).toEqual([
    [1, false],
    [1, true],
  ]);
  await again();
  expect(told.at(-1)).toMatchObject({ isGone: false });
});

test("a server that has not read the chain for minutes is behind, until it has read it", async () => {
  const { told, settled, again } = begin([
    () => answer(1, [2], 3),
    () => answer(1, [2], 60),
    () => answer(4, [2], 300),
    () => answer(4, [2], 312),
    away,
    () => answer(5, [2], 2),
  ]);
  await settled();
  for (let n = 0; n < 5; n++) await again();
  // The list is as it was all the while, and so is what is drawn of it.
  expect(new Set(told.map(({ list }) => list)).size).toBe(1);
  expect(told.map(({ block, isGone, isBehind }) => [block, isGone, isBehind])).toEqual([
    [1, false, false],
    [4, false, true],
    [4, true, true],
    [5, false, false],
  ]);
});

test("before any block was read nobody is told to keep anything", async () => {
  const { told, settled } = begin([() => answer(-1, [])]);
  await settled();
  expect(told).toEqual([{ list: null, block: null, isGone: false, isBehind: false }]);
});

test("nobody is asked for a page that nobody sees, or that was left", async () => {
  const { settled, again, asked, watch, stop, hasNext } = begin([() => answer(1, []), away]);
  await settled();
  watch(false);
  await again();
  expect(asked()).toBe(1);
  stop();
  expect(hasNext()).toBe(false);
});
