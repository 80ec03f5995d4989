// What lies over a view while the hand is at it: a name, a box, the card that tells of a refusal.
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { itemName } from "../describe/names.ts";
import { useEditor, useSession } from "../editor/EditorContext.ts";
import { useLayout } from "../editor/useLayout.ts";
import { useSelected } from "../editor/useSelected.ts";
import type { ViewPoint } from "./event.ts";
import css from "./GestureHints.module.css";
import type { HandController } from "./handController.ts";
import type { HitTester } from "./hitTester.ts";

/** Placed by the style object, so that no page carries inline styles. */
function AtSpot({ spot, children }: { spot: ViewPoint; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const { x, y } = spot;
  useLayoutEffect(() => {
    place.current?.style.setProperty("translate", `${Math.round(x)}px ${Math.round(y)}px`);
  }, [x, y]);
  return (
    <div ref={place} className={css.at}>
      {children}
    </div>
  );
}

const RefusalCard = lazyOrNothing(async () => (await import("./RefusalCard.tsx")).RefusalCard);

type GestureHintsProps = {
  view: RefObject<HTMLElement | null>;
  sight: () => HitTester | null;
  hand: HandController;
};

export function GestureHints({ view, sight, hand }: GestureHintsProps) {
  const { session } = useEditor();
  const { hover, box } = useSelected(hand.overlay, (overlay) => overlay);
  const named = useSession(({ document }) => (hover ? document.items.get(hover.id) : undefined));
  // On a phone the frame tells of refusals in a strip of its own.
  const isPhone = useLayout() === "phone";
  return (
    <>
      {hover && named && (
        <AtSpot spot={hover.at}>
          <span className={css.name} aria-hidden="true">
            {itemName(session.catalogue, named)}
          </span>
        </AtSpot>
      )}
      {box && (
        <svg className={css.box} aria-hidden="true">
          <title>{""}</title>
          <rect
            x={Math.min(box.from.x, box.to.x)}
            y={Math.min(box.from.y, box.to.y)}
            width={Math.abs(box.from.x - box.to.x)}
            height={Math.abs(box.from.y - box.to.y)}
            rx={6}
          />
        </svg>
      )}
      {!isPhone && <RefusalCard view={view} sight={sight} hand={hand} />}
    </>
  );
}
