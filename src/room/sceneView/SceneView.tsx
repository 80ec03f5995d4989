// The room in the round: a drawing of it at once, the stage over it as soon as it is whole; or the drawing alone.
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { hasWebGl } from "../../scene/context/graphics.ts";
import { facings } from "../describe/strings.ts";
import { describeTile } from "../describe/tile.ts";
import { useEditor, useView } from "../editor/EditorContext.ts";
import { GestureHints } from "../hands/GestureHints.tsx";
import type { HitTester } from "../hands/hitTester.ts";
import { ThingListbox } from "../hands/ThingListbox.tsx";
import { usePointerHands } from "../hands/usePointerHands.ts";
import { loadParts } from "../modelWorker/loadFurniture.ts";
import { normaliseTurn } from "../rules/box.ts";
import { endFirstPicture, expectPicture } from "./drawing/firstPicture.ts";
import css from "./Scene.module.css";
import { strings } from "./strings.ts";
import { useStage } from "./useStage.ts";
import { useWalk } from "./useWalk.ts";

const FirstDrawing = lazyOrNothing(
  async () => (await import("./drawing/FirstDrawing.tsx")).FirstDrawing,
);
const DrawingView = lazyOrNothing(async () => {
  const [{ DrawingView }] = await Promise.all([import("./drawing/DrawingView.tsx"), loadParts()]);
  return DrawingView;
});
const WalkControls = lazyOrNothing(async () => (await import("./WalkControls.tsx")).WalkControls);

/** Behind another view it stays open, and whoever comes back finds it as they left it. */
export function SceneView({ isShown = true }: { isShown?: boolean }) {
  const { session, view, say } = useEditor();
  const place = useRef<HTMLDivElement>(null);
  const canvasPlace = useRef<HTMLDivElement>(null);
  const isWalking = useView((state) => state.isWalking);
  const [isAble] = useState(hasWebGl);
  useEffect(expectPicture, []);

  const walkRef = useRef<{ tell: () => void }>({ tell: () => {} });
  const onStop = useCallback(() => walkRef.current.tell(), []);
  const walk = useWalk(onStop);
  const { stage: opened, isWhole, isLost } = useStage(canvasPlace, walk.walking, isShown);
  const isDrawing = !isAble || isLost;
  // Hands stay on the drawing until the whole room is on the canvas again.
  const stage = isDrawing ? null : opened;

  useEffect(() => {
    if (!isDrawing || !isWalking) return;
    view.set({ isWalking: false });
    say(strings.cannotWalk, "atOnce");
  }, [isDrawing, isWalking, view, say]);

  useEffect(() => {
    walkRef.current.tell = () => {
      const { walker } = walk.walking.state();
      if (!walker) return;
      const { document } = session.state();
      const where = describeTile(
        document,
        session.catalogue,
        ...([Math.floor(walker.x), Math.floor(walker.z)] as const),
      );
      // Headings go to the right from north, turns to the left from south.
      const quarter = normaliseTurn(2 - Math.round(walker.heading / (Math.PI / 2)));
      say(strings.stopped(where, facings[quarter]));
    };
  }, [walk, session, say]);

  useEffect(() => {
    if (isWhole) endFirstPicture();
  }, [isWhole]);

  const sight = useMemo(
    (): HitTester | null =>
      stage && {
        pick: stage.pick,
        placeFor: stage.placeFor,
        gripOf: stage.gripOf,
        floorAt: stage.floorAt,
        spotOf: stage.spotOf,
        project: stage.project,
        wallAt: stage.wallAt,
        hasThinWalls: false,
        size: () => ({
          width: place.current?.clientWidth ?? 0,
          height: place.current?.clientHeight ?? 0,
        }),
      },
    [stage],
  );
  const toSight = useCallback(() => sight, [sight]);
  const hand = usePointerHands(place, toSight, stage !== null && !isWalking && isShown);

  return (
    <>
      {isAble && (
        <div ref={place} className={css.view} data-hands={stage ? "" : undefined}>
          {isShown && !isLost && <FirstDrawing isCovered={isWhole} />}
          <div
            ref={canvasPlace}
            className={css.canvas}
            aria-hidden="true"
            data-is-whole={isWhole || undefined}
          />
          {isShown &&
            !isLost &&
            (isWalking && stage ? (
              <WalkControls walk={walk} />
            ) : (
              <>
                <ThingListbox />
                <GestureHints view={place} sight={toSight} hand={hand} />
              </>
            ))}
        </div>
      )}
      {isShown && isDrawing && <DrawingView />}
    </>
  );
}
