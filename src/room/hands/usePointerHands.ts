// Ties the pointers of an element to the machine of gestures, and the machine to the hand.
import { type RefObject, useEffect, useRef, useState } from "react";
import { useEditor } from "../editor/EditorContext.ts";
import { type Attached, attachHands } from "./attachHands.ts";
import { HandController } from "./handController.ts";
import type { HitTester } from "./hitTester.ts";

/** While `sight` gives null there is nothing to take hold of. */
export function usePointerHands(
  element: RefObject<HTMLElement | null>,
  sight: () => HitTester | null,
  isOn: boolean,
): HandController {
  const editor = useEditor();
  const now = useRef(sight);
  useEffect(() => {
    now.current = sight;
  });
  const attached = useRef<Attached | null>(null);
  const [hand] = useState(() => {
    const ports = {
      buzz: () => void navigator.vibrate?.(10),
      inWindow: ({ x, y }: { x: number; y: number }) => {
        const box = element.current?.getBoundingClientRect();
        return { x: x + (box?.left ?? 0), y: y + (box?.top ?? 0) };
      },
    };
    return new HandController(editor, () => now.current() ?? blind, ports);
  });

  useEffect(() => {
    const place = element.current;
    if (!place || !isOn) return;
    const hands = attachHands(place, hand);
    attached.current = hands;
    // What another way put down or back is no longer the machine's.
    const stopListening = editor.session.subscribe(() => {
      if (editor.session.state().tool.at !== "holding") hands.forget();
    });
    return () => {
      stopListening();
      hands.detach();
      attached.current = null;
    };
  }, [element, hand, isOn, editor]);

  return hand;
}

const nowhere = () => null;
const blind: HitTester = {
  pick: nowhere,
  placeFor: nowhere,
  gripOf: () => ({ x: 0, z: 0 }),
  floorAt: nowhere,
  spotOf: nowhere,
  project: () => ({ x: 0, y: 0 }),
  size: () => ({ width: 0, height: 0 }),
  wallAt: nowhere,
  hasThinWalls: false,
};
