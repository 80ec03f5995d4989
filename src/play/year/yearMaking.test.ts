// The making is prepared once, stopped and gone on with the same work, and told what came of it.
import { missingCode } from "@loamstead/lib/missingCode.ts";
import { accept, refuse } from "@loamstead/lib/result.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { openYearMaking } from "./yearMaking.ts";

const film = { what: "film", shape: "square" } as const;
const sheet = { what: "sheet", shape: "square" } as const;

const idle = () => {};

/** A work of four pictures, of which each is drawn when the test says so. */
function handWork() {
  let n = 0;
  let draw = idle;
  return {
    next: async () => {
      await vi.waitFor(() => expect(draw).not.toBe(idle));
      const now = draw;
      draw = idle;
      now();
    },
    work: {
      canvas: "canvas",
      async run(signal: AbortSignal, tell: (way: { n: number; of: number }) => void) {
        for (; n < 4; tell({ n, of: 4 })) {
          await new Promise<void>((drawn) => {
            draw = drawn;
          });
          if (signal.aborted) return refuse("stopped");
          n += 1;
        }
        return accept(new Blob(["film"]));
      },
    },
  };
}

test("stopped and gone on it is prepared once, and has one work", async () => {
  const hand = handWork();
  const prepare = vi.fn(async () => "card");
  const openWork = vi.fn(async () => hand.work);
  const making = openYearMaking(film, { prepare, openWork });
  const is = () => making.state().state;
  making.make();
  await hand.next();
  await expect.poll(is).toMatchObject({ is: "drawing", n: 1, of: 4 });
  expect(making.state()).toMatchObject({ card: "card", canvas: "canvas" });
  making.stop();
  expect(is()).toMatchObject({ is: "stopped", way: { n: 1, of: 4 } });
  making.make();
  // The run that was stopped ends first.
  await hand.next();
  for (let n = 0; n < 3; n++) await hand.next();
  await expect.poll(is).toMatchObject({ is: "done" });
  expect(prepare).toHaveBeenCalledOnce();
  expect(openWork).toHaveBeenCalledOnce();
});

test("another choice is another work", async () => {
  const openWork = vi.fn(async (_: string, choice: { what: string }) => ({
    canvas: choice.what,
    run: async () => accept(new Blob([choice.what])),
  }));
  const making = openYearMaking(film, { prepare: async () => "card", openWork });
  making.make();
  await expect.poll(() => making.state().state.is).toBe("done");
  making.choose(sheet);
  expect(making.state()).toMatchObject({ state: { is: "idle" }, canvas: null });
  making.make();
  await expect.poll(() => making.state().canvas).toBe("sheet");
  expect(openWork).toHaveBeenCalledTimes(2);
});

test("it says what it failed by, and can be tried again", async () => {
  let card: string | null = null;
  const making = openYearMaking(film, {
    prepare: async () => card,
    openWork: async () => ({ canvas: "", run: async () => refuse("noEncoder") }),
  });
  making.make();
  await expect.poll(() => making.state().state).toMatchObject({ is: "failed", reason: "noLog" });
  card = "card";
  making.make();
  await expect
    .poll(() => making.state().state)
    .toMatchObject({ is: "failed", reason: "noEncoder" });
});

test("stopped before the log is there, nothing more is done", async () => {
  const openWork = vi.fn();
  const making = openYearMaking(film, { prepare: async () => "card", openWork });
  making.make();
  making.stop();
  await Promise.resolve();
  expect(making.state().state.is).toBe("stopped");
  expect(openWork).not.toHaveBeenCalled();
});

test("code that is missing is told, and it can be tried again", async () => {
  const told = vi.fn();
  onTestFinished(missingCode.add(told));
  let isThere = false;
  const making = openYearMaking(film, {
    prepare: async () => "card",
    openWork: async () => {
      if (!isThere) throw new TypeError("Failed to fetch");
      return { canvas: "", run: async () => accept(new Blob([])) };
    },
  });
  making.make();
  await expect.poll(() => making.state().state).toMatchObject({ is: "failed", reason: "missing" });
  expect(told).toHaveBeenCalledOnce();
  isThere = true;
  making.make();
  await expect.poll(() => making.state().state.is).toBe("done");
});
