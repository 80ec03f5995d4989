// A component fetched when it is first needed; offline it is missing, and the page goes on without it.
import { type ComponentType, lazy } from "react";

export const lazyOrNothing = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  );
