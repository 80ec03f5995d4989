import { expect, test, vi } from "vitest";
import { cachePlace } from "./cachePlace.ts";

function open() {
  const list = vi.fn<(address: string, signal?: AbortSignal) => Promise<readonly number[]>>(
    async () => [1, 2],
  );
  return { list, place: cachePlace({ name: "contract", list }) };
}

test("a holder is asked about once, whoever asks", async () => {
  const { list, place } = open();
  expect(await Promise.all([place.list("0xa"), place.list("0xa")])).toEqual([
    [1, 2],
    [1, 2],
  ]);
  expect(list).toHaveBeenCalledOnce();
});

test("another holder is another question, and ends the first", async () => {
  const { list, place } = open();
  await place.list("0xa");
  await place.list("0xb");
  expect(list.mock.calls.map(([address]) => address)).toEqual(["0xa", "0xb"]);
  expect(list.mock.calls[0]![1]!.aborted).toBe(true);
  expect(list.mock.calls[1]![1]!.aborted).toBe(false);
});

test("a failure is not remembered", async () => {
  const { list, place } = open();
  list.mockRejectedValueOnce(new Error("no node"));
  await expect(place.list("0xa")).rejects.toThrow("no node");
  expect(await place.list("0xa")).toEqual([1, 2]);
});

test("what is forgotten is asked again", async () => {
  const { list, place } = open();
  await place.list("0xa");
  place.forget();
  await place.list("0xa");
  expect(list).toHaveBeenCalledTimes(2);
});
