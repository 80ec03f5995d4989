// Why a thing may not be where it is, where it is free, and the button that puts it there.
import { Button } from "@loamstead/ui/Button.tsx";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { placeWords } from "../describe/place.ts";
import { describeRefusal } from "../describe/refusal.ts";
import { Keys } from "../editor/controls/Keys.tsx";
import { useEditor, useOverlays, useSession, useView } from "../editor/EditorContext.ts";
import css from "./GestureHints.module.css";
import type { HandController } from "./handController.ts";
import type { HitTester } from "./hitTester.ts";
import { placeCard, type ScreenArea } from "./placeCard.ts";
import { boxAt, numberAreas, screenAreaOf } from "./seenAreas.ts";
import { strings } from "./strings.ts";

type RefusalCardProps = {
  view: RefObject<HTMLElement | null>;
  sight: () => HitTester | null;
  hand: HandController;
};

/** What the frame has laid over the view, in its pixels. */
function panelsOver(view: HTMLElement): ScreenArea[] {
  const { left, top } = view.getBoundingClientRect();
  const room = view.closest("[data-region=room]");
  const tools = room?.querySelectorAll("[role=toolbar], [role=radiogroup], fieldset") ?? [];
  return [...tools].map((tool) => {
    const box = tool.getBoundingClientRect();
    return { left: box.left - left, top: box.top - top, width: box.width, height: box.height };
  });
}

export function RefusalCard({ view, sight, hand }: RefusalCardProps) {
  const { session } = useEditor();
  const card = useRef<HTMLDivElement>(null);
  const document = useSession((state) => state.document);
  const tool = useSession((state) => state.tool);
  const looking = useView((state) => state);
  const trouble = useOverlays((overlays) => overlays.trouble);
  const held =
    tool.at === "holding" && tool.ghost.reason
      ? { reason: tool.ghost.reason, wanted: tool.ghost.items[0] ?? null, free: tool.ghost.free }
      : null;
  const told = held ?? (tool.at === "holding" ? null : trouble);

  useLayoutEffect(() => {
    const [place, own, seen] = [view.current, card.current, sight()];
    if (!place || !own || !seen || !told) return;
    const { catalogue } = session;
    const { wanted, free } = told;
    const box = wanted && boxAt(document, catalogue, wanted, wanted.at);
    const offered = wanted && free && boxAt(document, catalogue, wanted, free);
    const { width, height } = seen.size();
    const corner = placeCard({
      view: { width, height },
      card: { width: own.offsetWidth, height: own.offsetHeight },
      held: box
        ? screenAreaOf(seen, box)
        : { left: width / 2, top: height / 2, width: 0, height: 0 },
      offered: offered ? screenAreaOf(seen, offered) : null,
      numbers: box ? numberAreas(seen, document, looking.quarter, box) : [],
      panels: panelsOver(place),
      isAside: held === null,
    });
    own.style.setProperty("left", `${Math.round(corner.left)}px`);
    own.style.setProperty("top", `${Math.round(corner.top)}px`);
  }, [told, held, document, session, looking, sight, view]);

  if (!told) return null;
  const { reason, wanted, free } = told;
  const { catalogue } = session;
  return (
    <div ref={card} className={css.card}>
      <p className={css.reason}>
        {describeRefusal(document, catalogue, reason, undefined, wanted ?? undefined)}
      </p>
      {wanted && free && (
        <>
          <p>
            {(free.kind === "on" ? strings.freeThere : strings.freeAt)(
              placeWords(document, catalogue, { ...wanted, at: free }),
            )}
          </p>
          <Button kind="secondary" size="small" onClick={() => hand.held.takeOffer()}>
            {strings.putItThere}
            {held && <Keys chord="Enter" />}
          </Button>
        </>
      )}
    </div>
  );
}
