// The room as far as it is drawn: its shell, then its things over each other from the back to the front.
import { Fragment, memo, useId, useLayoutEffect, useMemo, useRef } from "react";
import { toView, viewFrom } from "../../../models/svg/view.ts";
import type { Catalogue } from "../../model/catalogue.ts";
import type { ItemId, QuarterTurn, RoomDocument } from "../../model/room.ts";
import { QUARTER } from "../../picture/view.ts";
import { borrowed } from "../../rules/allowance.ts";
import { indexOf } from "../../rules/indexOf.ts";
import { gridMarks, outlines, plates, plateUnder } from "../../stage/hand/marks.ts";
import type { FlatView } from "../../stage/view/flatView.ts";
import { bareShell } from "./bareShell.ts";
import css from "./Drawing.module.css";
import type { DrawingParts, DrawingPiece } from "./drawingParts.ts";
import type { Carried } from "./HandDrawing.tsx";
import { MarkPaths } from "./MarkPaths.tsx";
import type { DrawnPart, DrawnRoomParts } from "./partDrawer.ts";

type ShapesProps = { id?: string; shapes: string; transform?: string };

/** Shapes that came as text, in a group of the drawing. */
const Shapes = memo(({ id, shapes, transform }: ShapesProps) => {
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    // Its own drawing's words, in which what visitors wrote is escaped.
    group.current!.innerHTML = shapes;
  }, [shapes]);
  return <g ref={group} id={id} transform={transform} />;
});

/** The line round what is chosen, as wide whatever the zoom; `pixel` is one of the screen, in drawing units. */
const Outline = ({ id, pixel }: { id: string; pixel: number }) => (
  <filter id={id} x="-30%" y="-30%" width="160%" height="160%" colorInterpolationFilters="sRGB">
    {outlines.map(({ colour, wide }) => (
      <Fragment key={colour}>
        <feMorphology in="SourceAlpha" operator="dilate" radius={wide * pixel} result="grown" />
        <feFlood floodColor={colour} />
        <feComposite in2="grown" operator="in" result={colour} />
      </Fragment>
    ))}
    <feMerge>
      {outlines.map(({ colour }) => (
        <feMergeNode key={colour} in={colour} />
      ))}
      <feMergeNode in="SourceGraphic" />
    </feMerge>
  </filter>
);

type RoomDrawingProps = {
  document: RoomDocument;
  catalogue: Catalogue;
  parts: DrawingParts;
  drawn: DrawnRoomParts;
  selection: readonly ItemId[];
  quarter: QuarterTurn;
  eye: FlatView;
  words: string;
  isHolding: boolean;
  carried: Carried | null;
};

/** The one that is wanted, else the last of the same room from the same side. */
function shellOf({ shells }: DrawnRoomParts, { shell }: DrawingParts) {
  const { size } = shell.document.shell;
  return (
    shells.findLast(({ wish }) => wish.key === shell.key) ??
    shells.findLast(({ wish }) => {
      const { size: own } = wish.document.shell;
      return (
        wish.quarter === shell.quarter &&
        own.columns === size.columns &&
        own.rows === size.rows &&
        own.height === size.height
      );
    })
  );
}

export function RoomDrawing({ eye, words, carried, ...room }: RoomDrawingProps) {
  const { drawn, parts } = room;
  const shell = shellOf(drawn, parts);
  const middle = eye.project([0, 0, 0]);
  const by = eye.pixels / parts.scale;
  const outline = useId();
  // A thing keeps the look that it had until the next is drawn.
  const last = useRef(new Map<ItemId, DrawnPart>());
  const looks = useMemo(() => {
    const now = new Map<ItemId, DrawnPart>();
    const pieces = [...parts.pieces, ...(carried?.held ?? []), ...(carried?.free ?? [])];
    for (const { id, wish } of pieces) {
      const look = drawn.looks.get(wish.key) ?? last.current.get(id);
      if (look) now.set(id, look);
    }
    last.current = now;
    return now;
  }, [parts, carried, drawn.looks]);
  const defined = useMemo(() => {
    const all = [...looks.values()];
    for (const { wish } of carried?.free ?? []) {
      const look = drawn.looks.get(wish.key);
      if (look) all.push(look);
    }
    return [...new Map(all.map((look) => [look.prefix, look])).values()];
  }, [looks, carried, drawn.looks]);
  return (
    <div className={css.layer} aria-hidden="true" data-is-drawn={shell ? "" : undefined}>
      <svg className={css.drawing} focusable="false">
        <title>{""}</title>
        <desc>{words}</desc>
        <defs>
          <Outline id={outline} pixel={1 / by} />
          {defined.map(({ prefix, shapes }) => (
            <Shapes key={prefix} id={`${prefix}look`} shapes={shapes} />
          ))}
        </defs>
        <g transform={`translate(${middle.x} ${middle.y}) scale(${by})`}>
          {shell && (
            <Shapes shapes={shell.shapes} transform={`translate(${shell.left} ${shell.top})`} />
          )}
          <Standing {...room} looks={looks} outline={outline} hasShell={shell !== undefined} />
        </g>
      </svg>
    </div>
  );
}

type StandingProps = Omit<RoomDrawingProps, "eye" | "words" | "carried" | "drawn"> & {
  looks: ReadonlyMap<ItemId, DrawnPart>;
  hasShell: boolean;
  outline: string;
};

const Standing = memo((props: StandingProps) => {
  const { document, catalogue, parts, selection, quarter, isHolding, looks, hasShell, outline } =
    props;
  const { size } = document.shell;
  const view = viewFrom(parts.scale, quarter * QUARTER);
  const project = (at: readonly [number, number, number]) => {
    const [x, y] = toView(view, at);
    return { x, y };
  };
  const lent = borrowed(document, catalogue);
  const { placed } = indexOf(document, catalogue);
  const one = ({ id, x, y }: DrawingPiece) => {
    const look = looks.get(id);
    const own = selection.includes(id) && !isHolding ? placed.get(id) : undefined;
    return (
      <g key={id} className={css.thing} data-tone={lent.has(id) ? "borrowed" : undefined}>
        {own && <MarkPaths marks={plateUnder(own, size, plates.chosen)} project={project} />}
        {look && <use href={`#${look.prefix}look`} x={x + look.left} y={y + look.top} />}
        {look && own && (
          <g filter={`url(#${outline})`}>
            <use href={`#${look.prefix}bare`} x={x + look.left} y={y + look.top} />
          </g>
        )}
      </g>
    );
  };
  return (
    <>
      {!hasShell && <MarkPaths marks={bareShell(document.shell, quarter)} project={project} />}
      {parts.pieces.filter(({ isFlat }) => isFlat).map(one)}
      {isHolding && <MarkPaths marks={gridMarks(size)} project={project} />}
      {parts.pieces.filter(({ isFlat }) => !isFlat).map(one)}
      {parts.blooms && <Shapes shapes={parts.blooms} />}
    </>
  );
});
