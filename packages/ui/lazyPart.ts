// A component whose code is fetched by itself, shown without any gap once it is there (code splitting).
import { once } from "@loamstead/lib/once.ts";
import { type ComponentType, useEffect, useState } from "react";

/** Not React's own `lazy`: once it has shown a gap, that holds back what fills it for 300 ms. */
export type LazyPart<Props> = {
  /** Settles when it can be drawn at once; after a failure the next call tries again. */
  fetch(): Promise<void>;
  /** The component, once it is wanted and there. */
  usePart(wanted: boolean): ComponentType<Props> | undefined;
};

/** Nothing is fetched before somebody asks. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let part: ComponentType<Props> | undefined;
  const fetch = once(async () => {
    part = await load();
  });

  return {
    fetch,
    usePart(wanted) {
      const [, redraw] = useState(0);
      const missing = wanted && part === undefined;
      // biome-ignore lint/correctness/useExhaustiveDependencies: `fetch` is the part's, and never another.
      useEffect(() => {
        let isHere = true;
        // Without it the page goes on as it is; whoever fetches it by a click is told.
        if (missing)
          fetch()
            .then(() => isHere && redraw((count) => count + 1))
            .catch(() => {});
        return () => {
          isHere = false;
        };
      }, [missing]);
      return wanted ? part : undefined;
    },
  };
}
