// A component fetched when it is first needed; where it cannot be had, that is told and the page goes on without it.
import { type ComponentType, lazy } from "react";
import { missingCode } from "../lib/missingCode.ts";

type Options = {
  /** Nobody misses it. */
  isQuiet?: boolean;
};

export const lazyOrNothing = <Props>(
  load: () => Promise<ComponentType<Props>>,
  { isQuiet = false }: Options = {},
) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => {
        if (!isQuiet) missingCode.tell();
        return { default: () => null };
      },
    ),
  );
