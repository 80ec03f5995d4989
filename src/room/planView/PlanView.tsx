// The room as a plan: the same things under the same hands, seen from straight above.
import { useCallback, useId, useMemo, useRef } from "react";
import { itemName } from "../describe/names.ts";
import { useEditor, useSession, useView } from "../editor/EditorContext.ts";
import { useSelected } from "../editor/useSelected.ts";
import { builtChoiceOf } from "../hands/builtChoice.ts";
import { GestureHints } from "../hands/GestureHints.tsx";
import { boxAt } from "../hands/seenAreas.ts";
import { ThingListbox } from "../hands/ThingListbox.tsx";
import { useFramedSize } from "../hands/useFramedSize.ts";
import { usePointerHands } from "../hands/usePointerHands.ts";
import { placedAt } from "../rules/footprint.ts";
import { indexOf } from "../rules/indexOf.ts";
import { marked } from "../rules/marks.ts";
import css from "./Plan.module.css";
import { PlanLabels } from "./PlanLabels.tsx";
import { Guides, PlanGrid, Plate, WallHandles } from "./PlanMarks.tsx";
import { PlanShell } from "./PlanShell.tsx";
import { Outlines, PlanThingShape, PlanThings } from "./PlanThings.tsx";
import { stillFrame, transformOf } from "./planFrame.ts";
import { planHitTester } from "./planHitTester.ts";
import { fromBelow, gapsAround, kindsIn, kindsOf, nameOn, planThing } from "./planThing.ts";
import { previewRoom } from "./previewRoom.ts";

const nothingYet = { width: 1, height: 1 };

export function PlanView() {
  const { session, view: settings } = useEditor();
  const { catalogue } = session;
  const view = useRef<HTMLDivElement>(null);
  const prefix = useId();
  const size = useFramedSize(view);
  const looking = useView((state) => state);
  const state = useSession((all) => all);
  const { part, pulled } = useSelected(builtChoiceOf(session), (choice) => choice);

  const sizeNow = useRef(nothingYet);
  sizeNow.current = size ?? nothingYet;
  const sight = useMemo(
    () =>
      planHitTester(catalogue, () => {
        const { document, tool } = session.state();
        const { shell } = document;
        const { pulled } = builtChoiceOf(session).state();
        const frame = stillFrame(shell.size, settings.state(), sizeNow.current, pulled);
        return { document, tool, trade: settings.state().trade, frame };
      }),
    [catalogue, session, settings],
  );
  const toSight = useCallback(() => sight, [sight]);
  const hand = usePointerHands(view, toSight, true);

  const { document, tool, selection } = state;
  const { shell, openings } = document;
  const frame = stillFrame(shell.size, looking, size ?? nothingYet, pulled);
  const shown = previewRoom(document, catalogue, tool);
  const isBuilding = looking.trade === "build";
  const holding = tool.at === "holding" ? tool : null;

  // What is not held stays as it is drawn while something else is carried about.
  const index = indexOf(document, catalogue);
  const heldKey = [...shown.held].join(" ");
  const settled = useMemo(() => {
    const held = new Set(heldKey.split(" "));
    const all = fromBelow(index).filter(({ item }) => !held.has(item.id));
    const marks = marked(document, catalogue);
    return { all, things: all.map((placed) => planThing(placed, marks.has(placed.item.id))) };
  }, [index, heldKey, document, catalogue]);
  const names = useMemo(
    () =>
      settled.all.flatMap(
        (placed) => nameOn(placed, itemName(catalogue, placed.item), index, looking.quarter) ?? [],
      ),
    [settled, index, catalogue, looking.quarter],
  );
  const kindsKey = kindsIn(shown.index);
  const kinds = useMemo(() => kindsOf(kindsKey), [kindsKey]);

  const carried = fromBelow(shown.index).filter(({ item }) => shown.held.has(item.id));
  const [lead] = holding?.ghost.items ?? [];
  const held = lead ? shown.index.placed.get(lead.id) : undefined;
  const gaps =
    held && holding && !holding.ghost.reason
      ? gapsAround(held, shown.index, shown.held, shell.size)
      : [];
  const free = holding?.ghost.free;
  const model = lead && catalogue.item(lead.model);
  const carrier = free?.kind === "on" ? (shown.index.placed.get(free.carrier) ?? null) : null;
  const offered =
    lead && model && free
      ? placedAt(
          { ...lead, at: free, turn: free.kind === "wall" ? 0 : lead.turn },
          ...([model, shell.size, carrier] as const),
        )
      : null;
  const ownBox = lead ? boxAt(document, catalogue, lead, lead.at) : null;
  const lookOfHeld = holding?.ghost.reason ? "blocked" : "held";

  return (
    <div ref={view} className={css.view}>
      {size && (
        <svg className={css.drawing} aria-hidden="true" focusable="false">
          <title>{""}</title>
          <Outlines prefix={prefix} kinds={kinds} />
          <g transform={transformOf(frame)}>
            <g className={css.ground}>
              <PlanShell
                shell={shell}
                openings={openings}
                catalogue={catalogue}
                chosen={isBuilding ? part : null}
              />
              {isBuilding && <WallHandles size={shell.size} />}
            </g>
            {holding && <PlanGrid size={shell.size} />}
            <g className={isBuilding ? css.dimmed : undefined}>
              <PlanThings things={settled.things} selection={selection} prefix={prefix} />
            </g>
            {holding && <Guides guides={holding.ghost.guides} gaps={gaps} size={shell.size} />}
            {offered && (
              <>
                <Plate placed={offered} kind="offered" />
                <PlanThingShape thing={planThing(offered)} prefix={prefix} look="offered" />
              </>
            )}
            {carried.map((placed) => (
              <g key={placed.item.id}>
                {placed.item.id === lead?.id && (
                  <Plate placed={placed} kind={holding?.ghost.reason ? "blocked" : "free"} />
                )}
                <PlanThingShape thing={planThing(placed)} prefix={prefix} look={lookOfHeld} />
              </g>
            ))}
          </g>
          <PlanLabels
            frame={frame}
            size={shell.size}
            names={isBuilding ? [] : names}
            gaps={gaps}
            current={ownBox}
          />
        </svg>
      )}
      <ThingListbox />
      <GestureHints view={view} sight={toSight} hand={hand} />
    </div>
  );
}
