// A lost scene comes back by the browser, by the visitor or by itself, and nobody asks for ever.
import { describe, expect, test } from "vitest";
import { type Context, type ContextEvent, firstContext, nextContext, RETRIES } from "./context.ts";

const following = (...events: ContextEvent[]): Context => events.reduce(nextContext, firstContext);
const lost = (now: number): ContextEvent => ({ type: "lost", now });
const opened = (now: number): ContextEvent => ({ type: "opened", now });
const due: ContextEvent = { type: "due" };

describe("lost graphics context", () => {
  describe("a lost scene", () => {
    test("waits a second, and is there again", () => {
      const gone = [opened(0), lost(500)];
      expect(following(...gone)).toEqual({ is: "lost", tries: 1, until: 1_500 });
      expect(following(...gone, due, opened(1_600))).toMatchObject({ is: "open", since: 1_600 });
    });

    test.each(["due", "restored", "visible"] as const)("%s, it is tried at once", (type) => {
      expect(following(opened(0), lost(500), { type }).is).toBe("opening");
    });

    test("is left alone while it stands or is being opened", () => {
      const standing = following(opened(0));
      for (const type of ["due", "restored", "visible"] as const) {
        expect(nextContext(standing, { type })).toBe(standing);
        expect(nextContext(firstContext, { type })).toBe(firstContext);
      }
    });

    test("is lost once, however often one is told", () => {
      const gone = following(opened(0), lost(500));
      expect(nextContext(gone, lost(900))).toBe(gone);
      // What a try that was given up opens after all is not this scene.
      expect(nextContext(gone, opened(900))).toBe(gone);
    });
  });

  test("tries that fail come further and further apart, and end", () => {
    let context = firstContext;
    let now = 0;
    const waits: number[] = [];
    for (;;) {
      context = nextContext(context, lost(now));
      if (context.is !== "lost" || context.until === null) break;
      waits.push(context.until - now);
      now = context.until;
      context = nextContext(context, due);
    }
    expect(waits).toEqual(RETRIES);
    // Whoever comes back to the page may still have it.
    expect(nextContext(context, { type: "visible" }).is).toBe("opening");
  });

  test("a scene that is lost as soon as it stands is not opened for ever; one that stood a while is new", () => {
    const again = [lost(100), due, opened(1_200)];
    expect(following(opened(0), ...again, lost(1_300))).toMatchObject({ tries: 2, until: 5_300 });
    expect(following(opened(0), ...again, lost(40_000))).toMatchObject({ tries: 1, until: 41_000 });
  });
});
