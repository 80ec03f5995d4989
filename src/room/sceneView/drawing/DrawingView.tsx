// The room as a drawing of its parts, where there is no room in the round: the same things under the same hands.
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { describeRoom } from "../../describe/room.ts";
import { useEditor, useSession, useView } from "../../editor/EditorContext.ts";
import { useSelected } from "../../editor/useSelected.ts";
import { GestureHints } from "../../hands/GestureHints.tsx";
import { ThingListbox } from "../../hands/ThingListbox.tsx";
import { useFramedSize } from "../../hands/useFramedSize.ts";
import { usePointerHands } from "../../hands/usePointerHands.ts";
import type { ElementSize } from "../../hands/useSize.ts";
import type { Placed } from "../../rules/footprint.ts";
import { inHand } from "../../stage/hand/inHand.ts";
import { flatView } from "../../stage/view/flatView.ts";
import { spotOf } from "../../stage/view/roomFrame.ts";
import css from "./Drawing.module.css";
import { drawingHitTester } from "./drawingHitTester.ts";
import type { PartRequest } from "./drawingParts.ts";
import { drawingParts, thingRequestOf } from "./drawingParts.ts";
import { endFirstPicture } from "./firstPicture.ts";
import type { CarriedPiece } from "./HandDrawing.tsx";
import { HandDrawing } from "./HandDrawing.tsx";
import { openPartDrawer, type PartDrawer } from "./partDrawer.ts";
import { RoomDrawing } from "./RoomDrawing.tsx";

export function DrawingView() {
  const { pictures } = useEditor();
  const view = useRef<HTMLDivElement>(null);
  const size = useFramedSize(view);
  const [drawer, setDrawer] = useState<PartDrawer | null>(null);
  useEffect(() => {
    const opened = openPartDrawer(pictures);
    const stopListening = opened.drawn.subscribe(() => {
      if (opened.drawn.state().shells.length > 0) endFirstPicture();
    });
    setDrawer(opened);
    return () => {
      stopListening();
      endFirstPicture();
      opened.close();
    };
  }, [pictures]);
  return (
    <div ref={view} className={css.view}>
      {size && drawer && <Drawing view={view} size={size} drawer={drawer} />}
    </div>
  );
}

type DrawingProps = {
  view: React.RefObject<HTMLDivElement | null>;
  size: ElementSize;
  drawer: PartDrawer;
};

const nobody = "";

function Drawing({ view, size, drawer }: DrawingProps) {
  const { session, view: settings } = useEditor();
  const { catalogue } = session;
  const looking = useView((state) => state);
  const { document, tool, selection } = useSession((state) => state);
  const drawn = useSelected(drawer.drawn, (state) => state);

  const sizeNow = useRef(size);
  sizeNow.current = size;
  const sight = useMemo(
    () =>
      drawingHitTester(catalogue, () => {
        const { document: room, tool: held } = session.state();
        return { document: room, tool: held, look: settings.state(), size: sizeNow.current };
      }),
    [catalogue, session, settings],
  );
  const toSight = useCallback(() => sight, [sight]);
  const hand = usePointerHands(view, toSight, true);

  const { quarter } = looking;
  const told = useMemo(
    () => (tool.at === "holding" ? inHand({ document, look: looking }, tool, catalogue) : null),
    [document, looking, tool, catalogue],
  );
  // What is not held stays as it is drawn while something else is carried about.
  const heldKey = told ? [...told.held.keys()].join(" ") : nobody;
  const parts = useMemo(
    () => drawingParts(document, catalogue, quarter, new Set(heldKey.split(" "))),
    [document, catalogue, quarter, heldKey],
  );
  const carried = useMemo(() => {
    const piece = (placed: Placed): CarriedPiece => {
      const { item } = placed;
      const spot = spotOf(placed, document.shell.size);
      return {
        id: item.id,
        spot,
        wish: thingRequestOf({ item, turn: spot.turn }, document, quarter),
      };
    };
    return (
      told && {
        ...told,
        held: [...told.held.values()].map(piece),
        free: [...told.free.values()].map(piece),
      }
    );
  }, [told, document, quarter]);

  const wishes = useMemo(
    (): PartRequest[] => [
      ...(carried?.held ?? []).map(({ wish }) => wish),
      parts.shell,
      ...parts.pieces.map(({ wish }) => wish),
      ...(carried?.free ?? []).map(({ wish }) => wish),
    ],
    [parts, carried],
  );
  useEffect(() => drawer.want(wishes), [drawer, wishes]);

  // What the drawing says is what is to be seen on it.
  const isThere = ({ kind, key }: PartRequest) =>
    drawn.failed.has(key) ||
    (kind === "look" ? drawn.looks.has(key) : drawn.shells.some(({ wish }) => wish.key === key));
  const isWhole = wishes.every(isThere);
  const words = useRef("");
  if (isWhole && !told) words.current = describeRoom(document, catalogue);

  const eye = flatView(document.shell.size, looking, size);
  return (
    <>
      <RoomDrawing
        document={document}
        parts={parts}
        drawn={drawn}
        selection={selection}
        quarter={quarter}
        eye={eye}
        catalogue={catalogue}
        words={words.current}
        isHolding={told !== null}
        carried={carried}
      />
      <HandDrawing
        document={document}
        drawn={drawn}
        eye={eye}
        carried={carried}
        scale={parts.scale}
        trade={looking.trade}
      />
      <ThingListbox />
      <GestureHints view={view} sight={toSight} hand={hand} />
    </>
  );
}
