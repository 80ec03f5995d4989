import { describe, expect, it } from "vitest";
import { goTo } from "../lib/goTo.ts";
import type { Page } from "../lib/page.ts";
import { type Arrived, followLinks } from "./navigation.ts";

const page: Page = { title: "Fields", description: "All of them", Content: () => null };

/** A browser's navigation as far as links need it; `go` tells whether the page was drawn anew. */
function visit(address: string) {
  const listeners = new Set<(event: NavigateEvent) => void>();
  const shown: Arrived[] = [];
  const loaded: string[] = [];
  let here = new URL(address, "https://farm.example/");
  const navigation = {
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
        return page;
      },
      here: () => here,
      reload: () => {},
    },
    (arrived) => shown.push(arrived),
  );

  async function go(to: string, event: Partial<NavigateEvent> = {}) {
    const destination = new URL(to, here);
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
      destination: { url: destination.href },
      intercept(taken: NavigationInterceptOptions) {
        options.push(taken);
        handled = taken.handler as () => Promise<void>;
      },
      ...event,
    } as unknown as NavigateEvent;
    for (const listener of listeners) listener(whole);
    here = destination;
    await handled?.();
    return { isTaken: handled !== undefined, options: options[0] };
  }
  return { go, shown, loaded, stop };
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
      { path: "/news", isSamePage: false },
      { path: "/fields", isSamePage: false },
    ]);
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
