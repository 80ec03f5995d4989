import { describe, expect, it } from "vitest";
import { goTo } from "../lib/goTo.ts";
import type { Page } from "../lib/page.ts";
import { type Arrived, followLinks } from "./navigation.ts";

const page: Page = { title: "Fields", description: "All of them", Content: () => null };

/**
 * A browser's navigation as far as links need it; `go` tells whether the page was drawn anew, and what was done
 * to the document meanwhile. Without `isDrawnHere` only the server can draw the pages.
 */
function visit(address: string, { isDrawnHere = true } = {}) {
  const listeners = new Set<(event: NavigateEvent) => void>();
  const shown: Arrived[] = [];
  const loaded: string[] = [];
  const done: string[] = [];
  let here = new URL(address, "https://farm.example/");
  let place = 0;
  const navigation = {
    get currentEntry() {
      return { key: here.pathname };
    },
    addEventListener: (_: string, listener: (event: NavigateEvent) => void) =>
      listeners.add(listener),
    removeEventListener: (_: string, listener: (event: NavigateEvent) => void) =>
      listeners.delete(listener),
  } as unknown as Navigation;

  const stop = followLinks(
    {
      navigation,
      base: "/",
      find: (path) => async () => {
        loaded.push(path);
        return isDrawnHere ? page : null;
      },
      here: () => here,
      place: () => place,
      scrollTo: (to) => {
        place = to;
        done.push(`to ${to}`);
      },
      open: (opened) => done.push(`open ${opened}`),
      reload: () => done.push("reload"),
    },
    (arrived) => shown.push(arrived),
  );

  async function go(to: string, event: Partial<NavigateEvent> = {}) {
    const destination = new URL(to, here);
    done.length = 0;
    let handled: (() => Promise<void>) | undefined;
    const options: NavigationInterceptOptions[] = [];
    const whole = {
      canIntercept: true,
      hashChange: false,
      formData: null,
      downloadRequest: null,
      navigationType: "push",
      userInitiated: false,
      info: undefined,
      signal: new AbortController().signal,
      destination: { url: destination.href, key: destination.pathname },
      intercept(taken: NavigationInterceptOptions) {
        options.push(taken);
        handled = taken.handler as () => Promise<void>;
      },
      scroll: () => done.push("scroll"),
      ...event,
    } as unknown as NavigateEvent;
    for (const listener of listeners) listener(whole);
    here = destination;
    if (!event.signal?.aborted) await handled?.();
    return { isTaken: handled !== undefined, options: options[0], done };
  }
  const scroll = (to: number) => {
    place = to;
  };
  return { go, scroll, shown, loaded, stop };
}

describe("followLinks", () => {
  it("leaves a page alone that changed its own query", async () => {
    const { go, shown, loaded } = visit("/fields");
    for (const query of ["?x=1", "?x=2", "", "?x=3#here"]) {
      expect(await go(`/fields${query}`, { navigationType: "replace" })).toMatchObject({
        isTaken: false,
      });
    }
    expect([shown, loaded]).toEqual([[], []]);
  });

  it.each([
    ["a link", "push", { userInitiated: true }],
    ["a link to where one is", "replace", { userInitiated: true }],
    ["a link that a script presses", "push", {}],
  ] as const)("updates in place what %s leads to", async (_, navigationType, event) => {
    const { go, shown } = visit("/fields");
    const { options } = await go("/fields?soil=peat", { navigationType, ...event });
    expect(options).toMatchObject({ focusReset: "manual", scroll: "manual" });
    expect(shown).toMatchObject([{ path: "/fields", search: "?soil=peat", isSamePage: true }]);
  });

  it("updates in place what a filter asks for, which leaves no step back", async () => {
    const { go, shown } = visit("/fields");
    let asked: NavigationNavigateOptions = {};
    const navigate = (_: string, options: NavigationNavigateOptions) => {
      asked = options;
      return {};
    };
    Object.assign(globalThis, { window: { navigation: { navigate } } });
    try {
      goTo("/fields?soil=peat", { replace: true });
    } finally {
      Reflect.deleteProperty(globalThis, "window");
    }
    await go("/fields?soil=peat", { navigationType: "replace", info: asked.info });
    expect(asked.history).toBe("replace");
    expect(shown).toMatchObject([{ search: "?soil=peat", isSamePage: true }]);
  });

  it("shows another page with its own focus and place, also where a script replaces this one", async () => {
    const { go, shown } = visit("/fields");
    const { options } = await go("/news", { navigationType: "replace" });
    expect(options).not.toHaveProperty("scroll");
    await go("/fields", { navigationType: "traverse" });
    expect(shown).toMatchObject([
      { path: "/news", isSamePage: false, isReturn: false },
      { path: "/fields", isSamePage: false, isReturn: true },
    ]);
  });

  it("begins at the top of a page that the server draws, and goes back to a place in one", async () => {
    const { go, shown } = visit("/fields", { isDrawnHere: false });
    const followed = [...(await go("/parishes/goose-end")).done];
    expect(followed).toEqual(["open https://farm.example/parishes/goose-end"]);
    expect((await go("/parishes/hazel-vale#keepers")).done).toEqual(["reload"]);
    const { done } = await go("/fields", { navigationType: "traverse" });
    expect(done).toEqual(["to 0", "reload"]);
    expect((await go("/parishes/withy-mill", { navigationType: "traverse" })).done).toEqual([
      "scroll",
      "reload",
    ]);
    expect(shown).toEqual([]);
  });

  it("leads back to the place where the visitor was, and leaves to the browser what it has not seen", async () => {
    const { go, scroll } = visit("/news");
    scroll(150);
    expect((await go("/fields")).done).toEqual([]);
    scroll(1900);
    const back = await go("/news", { navigationType: "traverse" });
    expect(back).toMatchObject({ done: ["to 150"], options: { scroll: "manual" } });
    const forward = await go("/fields", { navigationType: "traverse" });
    expect(forward.done).toEqual(["to 1900"]);
    // Back twice at once: the first of them has led nowhere yet.
    await go("/news", { navigationType: "traverse", signal: AbortSignal.abort() });
    await go("/rules", { navigationType: "traverse" });
    scroll(900);
    expect((await go("/news", { navigationType: "traverse" })).done).toEqual(["to 150"]);
    const unseen = await go("/world", { navigationType: "traverse" });
    expect(unseen.done).toEqual([]);
    expect(unseen.options).not.toHaveProperty("scroll");
  });

  it("leaves the browser what is its own, and everything once it is stopped", async () => {
    const { go, stop } = visit("/fields");
    for (const own of [
      { canIntercept: false },
      { hashChange: true },
      { downloadRequest: "field.svg" },
      { navigationType: "reload" },
      { formData: new FormData() },
    ] as const) {
      expect(await go("/news", own)).toMatchObject({ isTaken: false });
    }
    stop();
    expect(await go("/news")).toMatchObject({ isTaken: false });
  });
});
