// What is in the hand, as a drawing of its own over the room: to carry it about nothing else is drawn anew.
import { useId } from "react";
import { useEditor } from "../../editor/EditorContext.ts";
import { useSelected } from "../../editor/useSelected.ts";
import type { Trade } from "../../editor/viewSettings.ts";
import { builtChoiceOf } from "../../hands/builtChoice.ts";
import type { BuiltPart } from "../../hands/intent.ts";
import type { Catalogue } from "../../model/catalogue.ts";
import type { ItemId, RoomDocument } from "../../model/room.ts";
import { PER_TILE } from "../../model/units.ts";
import { holesIn } from "../../rules/openings.ts";
import { wallLength } from "../../rules/walls.ts";
import { alongInWall, wallSpot } from "../../shapes/wallPlace.ts";
import type { InHand } from "../../stage/hand/inHand.ts";
import type { FlatMark } from "../../stage/hand/marks.ts";
import type { FlatView } from "../../stage/view/flatView.ts";
import { inScene, RAISED, type ScenePose } from "../../stage/view/roomFrame.ts";
import css from "./Drawing.module.css";
import type { ThingRequest } from "./drawingParts.ts";
import { MarkPaths } from "./MarkPaths.tsx";
import type { DrawnRoomParts } from "./partDrawer.ts";

export type CarriedPiece = {
  readonly id: ItemId;
  readonly spot: ScenePose;
  readonly wish: ThingRequest;
};

/** What is in the hand, each thing with where it stands and how it looks. */
export type Carried = Omit<InHand, "held" | "free"> & {
  readonly held: readonly CarriedPiece[];
  readonly free: readonly CarriedPiece[];
};

const SET_OFF = { colour: "#f6cf65", alpha: 0.45 } as const;

/** The wall, door or window that is chosen while building, as an area on its wall. */
function chosenMark(document: RoomDocument, catalogue: Catalogue, part: BuiltPart): FlatMark[] {
  const { size } = document.shell;
  const wall = part.kind === "wall" ? part.wall : document.openings.get(part.id)?.wall;
  if (!wall) return [];
  const rect =
    part.kind === "wall"
      ? { x: 0, z: 0, width: wallLength(size, wall), depth: size.height }
      : holesIn(document, catalogue, wall).find(({ id }) => id === part.id)?.rect;
  if (!rect) return [];
  const at = (along: number, up: number) =>
    inScene(wallSpot(wall, size), [alongInWall(wall, size, along), up / PER_TILE, 0]);
  const [from, to] = [rect.x, rect.x + rect.width];
  const [low, high] = [rect.z, rect.z + rect.depth];
  return [{ corners: [at(from, low), at(to, low), at(to, high), at(from, high)], ...SET_OFF }];
}

type HandDrawingProps = {
  document: RoomDocument;
  drawn: DrawnRoomParts;
  eye: FlatView;
  carried: Carried | null;
  scale: number;
  trade: Trade;
};

/** What colours are multiplied with: held where it may not be, only borrowed, offered. */
const tones = {
  blocked: [1, 0.68, 0.6],
  borrowed: [0.89, 0.81, 1],
  free: [0.84, 0.94, 0.66],
} as const;

export function HandDrawing({ document, drawn, eye, carried, scale, trade }: HandDrawingProps) {
  const { session } = useEditor();
  const id = useId();
  const { part } = useSelected(builtChoiceOf(session), (choice) => choice);
  const built = trade === "build" && part ? chosenMark(document, session.catalogue, part) : [];
  if (!carried && built.length === 0) return null;

  const thing = ({ id: key, spot: { x, y, z }, wish }: CarriedPiece, up: number) => {
    const look = drawn.looks.get(wish.key);
    const foot = eye.project([x, y + up, z]);
    const by = eye.pixels / scale;
    return (
      look && (
        <use
          key={key}
          href={`#${look.prefix}bare`}
          transform={`translate(${foot.x} ${foot.y}) scale(${by}) translate(${look.left} ${look.top})`}
        />
      )
    );
  };
  const tone = carried?.isBlocked ? "blocked" : carried?.isBorrowed ? "borrowed" : null;
  return (
    <svg className={css.ghost} aria-hidden="true" focusable="false" data-tone={tone ?? undefined}>
      <title>{""}</title>
      <defs>
        {Object.entries(tones).map(([name, [r, g, b]]) => (
          <filter key={name} id={`${id}${name}`} colorInterpolationFilters="sRGB">
            <feColorMatrix values={`${r} 0 0 0 0 0 ${g} 0 0 0 0 0 ${b} 0 0 0 0 0 1 0`} />
          </filter>
        ))}
      </defs>
      <g className={css.free} filter={`url(#${id}free)`}>
        {carried?.free.map((each) => thing(each, 0))}
      </g>
      <MarkPaths marks={[...built, ...(carried?.marks ?? [])]} project={eye.project} />
      <g className={css.held}>
        <g filter={tone ? `url(#${id}${tone})` : undefined}>
          {carried?.held.map((each) => thing(each, RAISED))}
        </g>
      </g>
      {carried?.numbers.map(({ at, number, isCurrent }, i) => {
        const { x, y } = eye.project(at);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the numbers of an edge never change places
          <g key={i} className={css.number} data-current={isCurrent || undefined}>
            {isCurrent && <circle cx={x} cy={y} r={13} />}
            <text x={x} y={y}>
              {number}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
