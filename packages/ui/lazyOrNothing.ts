// A component fetched when it is first needed; where it cannot be had, that is told and the page goes on without it.
import { missingCode } from "@loamstead/lib/missingCode.ts";
import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from "react";

type Options = {
  /** Stands in its place while it comes. */
  meanwhile?: ReactNode;
  /** Nobody misses it. */
  isQuiet?: boolean;
};

/** It holds up nothing and hides nothing while it comes. */
export function lazyOrNothing<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { meanwhile = null, isQuiet = false }: Options = {},
): ComponentType<Props> {
  const Late: ComponentType<Props> = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => {
        if (!isQuiet) missingCode.tell();
        return { default: () => null };
      },
    ),
  );
  return (props) => createElement(Suspense, { fallback: meanwhile }, createElement(Late, props));
}
