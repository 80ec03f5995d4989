// A component fetched when it is first needed; where it cannot be had, that is told and the page goes on without it.
import { missingCode } from "@loamstead/lib/missingCode.ts";
import { type ComponentType, createElement, type ReactNode, Suspense } from "react";
import { lazyPart } from "./lazyPart.ts";

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
  const { usePart } = lazyPart<Props>(() =>
    load().catch(() => {
      if (!isQuiet) missingCode.tell();
      return () => null;
    }),
  );
  return (props) => {
    const Part = usePart(true);
    if (!Part) return meanwhile;
    // It may wait for something of its own.
    return createElement(Suspense, { fallback: meanwhile }, createElement(Part, props));
  };
}
