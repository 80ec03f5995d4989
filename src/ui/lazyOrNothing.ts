// A component fetched when it is first needed; offline it is missing, and the page goes on without it.
import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from "react";

/** It holds up nothing and hides nothing while it comes; `meanwhile` stands in its place. */
export function lazyOrNothing<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  const Late: ComponentType<Props> = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  );
  return (props) => createElement(Suspense, { fallback: meanwhile }, createElement(Late, props));
}
