// A part of the frame that comes on its own: it holds up nothing, and hides nothing while it comes.
import { type ComponentType, createElement, Suspense } from "react";
import { lazyOrNothing } from "../../ui/lazyOrNothing.ts";

export function apart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Late: ComponentType<Props> = lazyOrNothing(load);
  return (props) => <Suspense>{createElement(Late, props)}</Suspense>;
}
