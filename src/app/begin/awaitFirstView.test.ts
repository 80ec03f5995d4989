// Tests what the first view of a page waits for.
import { expect, test } from "vitest";
import { awaitFirstView, MOST_MS } from "./awaitFirstView.ts";

const never = new Promise<never>(() => {});

/** Tells whether it is over once all that could happen by then has happened. */
async function watch(change: Partial<Parameters<typeof awaitFirstView>[0]>) {
  let isOver = false;
  const ports = {
    isOther: false,
    picture: null,
    touched: never,
    painted: async () => {},
    wait: () => never,
  };
  void awaitFirstView({ ...ports, ...change }).then(() => {
    isOver = true;
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  await settled();
  return { isOver: () => isOver, settled };
}

test("a page without a picture is waited for until it is painted", async () => {
  const paint = Promise.withResolvers<void>();
  const { isOver, settled } = await watch({ painted: () => paint.promise });
  expect(isOver()).toBe(false);
  paint.resolve();
  await settled();
  expect(isOver()).toBe(true);
});

test("a picture is waited for, and painted before anything else", async () => {
  const decoding = Promise.withResolvers<void>();
  const order: string[] = [];
  const { isOver, settled } = await watch({
    picture: { decode: () => decoding.promise.then(() => void order.push("decoded")) },
    painted: async () => void order.push("painted"),
  });
  expect(isOver()).toBe(false);
  decoding.resolve();
  await settled();
  expect(isOver()).toBe(true);
  expect(order).toEqual(["decoded", "painted"]);
});

test("a picture that cannot be shown holds nothing up", async () => {
  const { isOver } = await watch({ picture: { decode: () => Promise.reject(new Error("gone")) } });
  expect(isOver()).toBe(true);
});

test("whoever touches the page does not wait for its picture", async () => {
  const { isOver } = await watch({ picture: { decode: () => never }, touched: Promise.resolve() });
  expect(isOver()).toBe(true);
});

test("who is led elsewhere at once waits for nothing of it", async () => {
  const painted = () => never;
  const { isOver } = await watch({ isOther: true, picture: { decode: () => never }, painted });
  expect(isOver()).toBe(true);
});

test("over a slow line the picture is waited for a while, and no longer", async () => {
  const times: number[] = [];
  const { isOver } = await watch({
    picture: { decode: () => never },
    wait: async (ms) => void times.push(ms),
  });
  expect(times).toEqual([MOST_MS]);
  expect(isOver()).toBe(true);
});
