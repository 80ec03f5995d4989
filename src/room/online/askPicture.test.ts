// Tests how the picture of a shared room is waited for: until it is there, or there will be none, or nobody looks.
import { afterEach, expect, test, vi } from "vitest";
import { untilDeveloped } from "./askPicture.ts";

afterEach(() => vi.restoreAllMocks());

function answering(...answers: (object | null)[]) {
  const waited: number[] = [];
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
    const next = answers.length > 1 ? answers.shift()! : answers[0]!;
    return next === null ? new Response(null, { status: 503 }) : Response.json(next);
  });
  const wait = async (ms: number) => void waited.push(ms);
  return { fetched, waited, wait };
}
const developing = { picture: null, isDeveloping: true };

test("it is asked for ever more rarely until it is there, also past an answer that fails", async () => {
  const { wait, waited } = answering(developing, null, developing, { picture: "3-a.b" });
  const found = await untilDeveloped("0123456789", new AbortController().signal, wait);
  expect(found).toEqual({ picture: "3-a.b" });
  expect(waited).toEqual([1_500, 2_000, 3_000]);
});

test("where a room keeps its drawing that is known at once, and after some minutes nobody waits any more", async () => {
  const { wait, waited } = answering({ picture: null, isDeveloping: false });
  const { signal } = new AbortController();
  expect(await untilDeveloped("0123456789", signal, wait)).toEqual({ picture: null });
  expect(waited).toEqual([]);
  vi.restoreAllMocks();
  const late = answering(developing);
  expect(await untilDeveloped("0123456789", signal, late.wait)).toEqual({ picture: null });
  expect(late.waited.reduce((sum, ms) => sum + ms)).toBeLessThan(180_000);
});

test("once nobody looks nothing more is asked", async () => {
  const left = new AbortController();
  const { fetched } = answering(developing);
  const found = await untilDeveloped("0123456789", left.signal, async () => left.abort());
  expect(found).toBeUndefined();
  expect(fetched).toHaveBeenCalledTimes(1);
});
