// The size to which a view is framed: it stays while something is chosen or held, however the panels move.
import { type RefObject, useRef } from "react";
import { useSession } from "../editor/EditorContext.ts";
import { type ElementSize, useSize } from "./useSize.ts";

/** Null until it is known. */
export function useFramedSize(element: RefObject<HTMLElement | null>): ElementSize | null {
  const size = useSize(element);
  const isBusy = useSession(({ selection, tool }) => selection.length > 0 || tool.at === "holding");
  const framed = useRef<{ size: ElementSize; window: string } | null>(null);
  const window = `${innerWidth} ${innerHeight}`;
  const known = framed.current;
  // A panel that comes over it is seen past; one that gives way moves nothing.
  const fits = known && size && known.size.width <= size.width && known.size.height <= size.height;
  const isKept = isBusy && fits && known.window === window;
  if (size && !isKept) framed.current = { size, window };
  return framed.current?.size ?? null;
}
