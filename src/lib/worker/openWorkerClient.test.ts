// The client starts its worker when it is first asked, keeps the order, begins it anew once, and leaves nobody waiting.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { describe, expect, test } from "vitest";
import { openWorkerClient, type WorkerClientOptions } from "./openWorkerClient.ts";
import { fakeThreads } from "./testing/fakeThreads.ts";

type Sum = { readonly kind: "double"; readonly of: number };

const double = (of: number): Sum => ({ kind: "double", of });

function client(options?: WorkerClientOptions) {
  const { opened, open } = fakeThreads();
  return { worker: openWorkerClient<Sum, { readonly double: number }>(open, options), opened };
}

const requestsOf = ({ asked }: ReturnType<typeof client>["opened"][number]) =>
  asked.map(({ request }) => request);

describe("openWorkerClient", () => {
  test("answers what it was asked, by a thread that starts with the first request", async () => {
    const { worker, opened } = client();
    expect(opened).toHaveLength(0);
    const [first, second] = [worker.ask(double(4)), worker.ask(double(6))];
    expect(opened).toHaveLength(1);
    expect(requestsOf(opened[0]!)).toEqual([double(4), double(6)]);
    opened[0]!.comeUp();
    opened[0]!.answer(8);
    opened[0]!.answer(12);
    expect(await first).toEqual(accept(8));
    expect(await second).toEqual(accept(12));
  });

  test("a request that throws is refused, and the next is answered by the same thread", async () => {
    const { worker, opened } = client();
    const [first, second] = [worker.ask(double(4)), worker.ask(double(6))];
    opened[0]!.refuse();
    opened[0]!.answer(12);
    expect([await first, await second]).toEqual([refuse("failed"), accept(12)]);
    expect(opened).toHaveLength(1);
  });

  test("a thread that breaks down is begun anew, and asked again in the same order", async () => {
    const { worker, opened } = client();
    const both = Promise.all([worker.ask(double(4)), worker.ask(double(6))]);
    opened[0]!.crash();
    expect(opened[0]!.isEnded()).toBe(true);
    expect(opened[1]!.asked).toEqual(opened[0]!.asked);
    opened[1]!.answer(8);
    opened[1]!.answer(12);
    expect(await both).toEqual([accept(8), accept(12)]);
    // Whoever answered may break down again.
    const third = worker.ask(double(8));
    opened[1]!.crash();
    opened[2]!.answer(16);
    expect(await third).toEqual(accept(16));
  });

  test("what breaks it twice is given up, and the next request tries a fresh thread", async () => {
    let missing = 0;
    const { worker, opened } = client({ missing: () => missing++ });
    const both = Promise.all([worker.ask(double(4)), worker.ask(double(6))]);
    opened[0]!.comeUp();
    opened[0]!.crash();
    opened[1]!.comeUp();
    opened[1]!.crash();
    expect(await both).toEqual([refuse("crashed"), refuse("crashed")]);
    const next = worker.ask(double(8));
    opened[2]!.answer(16);
    expect(await next).toEqual(accept(16));
    // Its code had come each time.
    expect(missing).toBe(0);
  });

  test("a file that is gone is told as code that is missing, once, and leaves nobody waiting", async () => {
    let missing = 0;
    const { worker, opened } = client({ missing: () => missing++ });
    const asked = worker.ask(double(4));
    opened[0]!.crash();
    // The network may have failed only once.
    expect(missing).toBe(0);
    opened[1]!.crash();
    expect(await asked).toEqual(refuse("crashed"));
    expect(missing).toBe(1);
  });

  test("what a thread says after its end changes nothing of the next", async () => {
    const { worker, opened } = client();
    const asked = worker.ask(double(4));
    opened[0]!.crash();
    opened[0]!.crash();
    expect(opened).toHaveLength(2);
    opened[1]!.answer(8);
    expect(await asked).toEqual(accept(8));
  });

  test("at rest it makes nothing, and afterwards all that was asked, in the same order", async () => {
    const { worker, opened } = client();
    const asked = [worker.ask(double(4)), worker.ask(double(6))];
    opened[0]!.answer(8);
    worker.rest(true);
    expect(opened[0]!.isEnded()).toBe(true);
    asked.push(worker.ask(double(8)));
    expect(opened).toHaveLength(1);
    worker.rest(false);
    expect(requestsOf(opened[1]!)).toEqual([double(6), double(8)]);
    opened[1]!.answer(12);
    opened[1]!.answer(16);
    expect(await Promise.all(asked)).toEqual([accept(8), accept(12), accept(16)]);
  });

  test("a thread that nobody waits for rests as it is, and is asked again", async () => {
    const { worker, opened } = client();
    const first = worker.ask(double(4));
    opened[0]!.answer(8);
    await first;
    worker.rest(true);
    worker.rest(false);
    const second = worker.ask(double(6));
    expect(opened).toHaveLength(1);
    expect(opened[0]!.isEnded()).toBe(false);
    opened[0]!.answer(12);
    expect(await second).toEqual(accept(12));
  });

  test("idle for long enough it ends, and the next request begins another", async () => {
    const due: { wait: number; run: () => void; isOff: boolean }[] = [];
    const after = (wait: number, run: () => void) => {
      const one = { wait, run, isOff: false };
      due.push(one);
      return () => {
        one.isOff = true;
      };
    };
    const { worker, opened } = client({ idleMs: 500, after });
    const first = worker.ask(double(4));
    expect(due).toEqual([]);
    opened[0]!.answer(8);
    await first;
    expect(due.map(({ wait, isOff }) => [wait, isOff])).toEqual([[500, false]]);
    const second = worker.ask(double(6));
    expect(due[0]!.isOff).toBe(true);
    opened[0]!.answer(12);
    await second;
    due[1]!.run();
    expect(opened[0]!.isEnded()).toBe(true);
    const third = worker.ask(double(8));
    opened[1]!.answer(16);
    expect(await third).toEqual(accept(16));
  });

  test("closing ends the thread and leaves nobody waiting", async () => {
    const { worker, opened } = client();
    const waiting = worker.ask(double(4));
    worker.close();
    expect(opened[0]!.isEnded()).toBe(true);
    expect(await waiting).toEqual(refuse("closed"));
  });
});
