// The worker starts when it is first asked, keeps the order, is begun anew once, and leaves nobody waiting.

import { accept } from "@loamstead/lib/result.ts";
import { expect, test } from "vitest";
import { siteCatalogue } from "../catalogue/index.ts";
import { bareRoom } from "../model/sampleRoom.ts";
import { drawRoom } from "../picture/drawRoom.ts";
import { shapeOf } from "../shapes/shapeOf.ts";
import { answerRequest } from "./answerRequest.ts";
import { openModelWorker, type Thread } from "./modelWorker.ts";
import type { Asked, ModelRequest } from "./requests.ts";

const floor = (columns: number): ModelRequest & { readonly kind: "shape" } => ({
  kind: "shape",
  wanted: { kind: "floor", house: "timbered", columns, rows: 4, finish: "pine-boards", tint: null },
});

/** Threads that do as they are told. */
function threads() {
  const opened: { asked: Asked[]; isEnded: boolean; answer: () => void; crash: () => void }[] = [];
  const worker = openModelWorker(() => {
    const thread: Thread = {
      onmessage: null,
      onerror: null,
      postMessage: (asked: Asked) => void own.asked.push(asked),
      terminate: () => {
        own.isEnded = true;
      },
    };
    const tell = (to: Thread["onmessage"], event: Event) => to?.call({} as Worker, event as never);
    const own = {
      asked: [] as Asked[],
      isEnded: false,
      answer: () => {
        const { id, request } = own.asked.shift()!;
        const data = { id, result: accept(answerRequest(request)) };
        tell(thread.onmessage, { data } as MessageEvent);
      },
      crash: () => tell(thread.onerror as Thread["onmessage"], new Event("error")),
    };
    opened.push(own);
    return thread;
  });
  return { worker, opened };
}

test("answers what it was asked, by a thread that starts with the first request", async () => {
  const { worker, opened } = threads();
  expect(opened).toHaveLength(0);
  const [first, second] = [worker.ask(floor(4)), worker.ask(floor(6))];
  expect(opened).toHaveLength(1);
  expect(opened[0]!.asked.map(({ request }) => request)).toEqual([floor(4), floor(6)]);
  opened[0]!.answer();
  opened[0]!.answer();
  expect(await first).toEqual(accept(shapeOf(floor(4).wanted)));
  expect(await second).toEqual(accept(shapeOf(floor(6).wanted)));
});

test("a thread that breaks down is begun anew, and asked again in the same order", async () => {
  const { worker, opened } = threads();
  const both = Promise.all([worker.ask(floor(4)), worker.ask(floor(6))]);
  opened[0]!.crash();
  expect(opened[0]!.isEnded).toBe(true);
  expect(opened[1]!.asked).toEqual(opened[0]!.asked);
  opened[1]!.answer();
  opened[1]!.answer();
  expect((await both).map(({ ok }) => ok)).toEqual([true, true]);
  // Whoever answered may break down again.
  const third = worker.ask(floor(8));
  opened[1]!.crash();
  opened[2]!.answer();
  expect((await third).ok).toBe(true);
});

test("what breaks it twice is given up, and the next request tries a fresh thread", async () => {
  const { worker, opened } = threads();
  const both = Promise.all([worker.ask(floor(4)), worker.ask(floor(6))]);
  opened[0]!.crash();
  opened[1]!.crash();
  expect(await both).toEqual([
    { ok: false, reason: "crashed" },
    { ok: false, reason: "crashed" },
  ]);
  const next = worker.ask(floor(8));
  opened[2]!.answer();
  expect((await next).ok).toBe(true);
});

test("at rest it makes nothing, and afterwards all that was asked, in the same order", async () => {
  const { worker, opened } = threads();
  const asked = [worker.ask(floor(4)), worker.ask(floor(6))];
  opened[0]!.answer();
  worker.rest(true);
  expect(opened[0]!.isEnded).toBe(true);
  asked.push(worker.ask(floor(8)));
  expect(opened).toHaveLength(1);
  worker.rest(false);
  expect(opened[1]!.asked.map(({ request }) => request)).toEqual([floor(6), floor(8)]);
  opened[1]!.answer();
  opened[1]!.answer();
  expect((await Promise.all(asked)).map(({ ok }) => ok)).toEqual([true, true, true]);
});

test("a thread that nobody waits for rests as it is, and is asked again", async () => {
  const { worker, opened } = threads();
  const first = worker.ask(floor(4));
  opened[0]!.answer();
  await first;
  worker.rest(true);
  worker.rest(false);
  void worker.ask(floor(6));
  expect(opened).toHaveLength(1);
  expect(opened[0]!.isEnded).toBe(false);
  expect(opened[0]!.asked).toHaveLength(1);
});

test("closing ends the thread and leaves nobody waiting", async () => {
  const { worker, opened } = threads();
  const waiting = worker.ask(floor(4));
  worker.close();
  expect(opened[0]!.isEnded).toBe(true);
  expect(await waiting).toEqual({ ok: false, reason: "closed" });
});

test("a room is drawn as it is on the page, with the addresses of its pictures", () => {
  const room = bareRoom(5, 5);
  const options = { quarter: 1, prefix: "x" } as const;
  const answer = answerRequest({ kind: "room", document: room, options, urls: new Map() });
  expect(answer).toEqual({ kind: "room", value: drawRoom(room, siteCatalogue, options) });
});
