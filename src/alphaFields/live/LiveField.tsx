// A field in the round: turned by drag, keys and buttons, brought closer by wheel, fingers and buttons.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { IconButton } from "@loamstead/ui/IconButton.tsx";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import RotateCw from "lucide-react/icons/rotate-cw";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldTraits } from "../../fields/traits.ts";
import type { Season } from "../../models/seasons.ts";
import {
  byKey,
  closer,
  degreesOf,
  draggedBy,
  frontView,
  further,
  turnedAnEighth,
  zoomedBy,
} from "../../scene/camera/turntable.ts";
import { followFingers } from "../../scene/gestures/fingers.ts";
import { closerByWheel } from "../../scene/gestures/wheel.ts";
import type { Hour } from "../../scene/light/hours.ts";
import { strings } from "../shared/strings.ts";
import css from "./LiveField.module.css";
import { type LiveAir, type LiveScene, type LiveShown, openLiveScene } from "./liveScene.ts";

export type LiveFieldProps = {
  traits: FieldTraits;
  hour: Hour;
  season: Season;
  /** Beside it where there is room; below it, as something stands on both sides; or none, and it is only turned. */
  buttons?: "beside" | "below" | "none";
  /** What falls over it as its mill turns; without it the field is still. */
  air?: LiveAir;
  /** What the scene shows in the place of the drawing; null where it shows nothing. */
  onLive(what: LiveShown | null): void;
};

export function LiveField(props: LiveFieldProps) {
  const { traits, hour, season, buttons = "beside", air, onLive } = props;
  const stage = useRef<HTMLDivElement>(null);
  const canvasPlace = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState<LiveScene | null>(null);
  const [isShown, setShown] = useState(false);
  const [view, setView] = useState(frontView);
  const degrees = degreesOf(view);
  const tell = useEffectEvent(onLive);

  useEffect(() => {
    const live = openLiveScene(canvasPlace.current!, {
      shown(what) {
        setShown(what !== null);
        tell(what);
      },
      turned: setView,
    });
    setScene(live);
    return () => {
      live.close();
      tell(null);
    };
  }, []);

  useEffect(() => {
    scene?.set({ traits, hour, season, air });
  }, [scene, traits, hour, season, air]);

  const canZoom = buttons !== "none";
  useGestures(stage, isShown ? scene : null, canZoom);

  const button = (label: string, icon: typeof Plus, press: (live: LiveScene) => void) => (
    <IconButton
      icon={<Icon of={icon} />}
      label={label}
      kind="raised"
      onClick={() => scene && press(scene)}
    />
  );

  return (
    <div
      className={css.live}
      data-shown={isShown || undefined}
      data-buttons={buttons}
      data-close={view.zoom > 1.04 || undefined}
    >
      <div ref={canvasPlace} className={css.canvas} aria-hidden="true" />
      {isShown && (
        <>
          <div
            ref={stage}
            className={css.stage}
            role="slider"
            tabIndex={0}
            aria-label={strings.turn}
            aria-description={canZoom ? strings.turnHint : strings.onlyTurnHint}
            aria-valuemin={0}
            aria-valuemax={359}
            aria-valuenow={degrees}
            aria-valuetext={strings.seenFrom(degrees)}
          />
          {canZoom && (
            <div className={css.buttons}>
              {button(strings.closer, Plus, (live) => live.move(closer))}
              {button(strings.further, Minus, (live) => live.move(further))}
              {button(strings.turnLeft, RotateCw, (live) =>
                live.move((view) => turnedAnEighth(view, -1)),
              )}
              {button(strings.turnRight, RotateCcw, (live) =>
                live.move((view) => turnedAnEighth(view, 1)),
              )}
            </div>
          )}
        </>
      )}
    </div>
  );
}

const PIXELS_PER_E = 320;

/** Turns what fingers, mouse and keys do on the picture into moves; `scene` is null until there is one. */
function useGestures(
  stage: RefObject<HTMLElement | null>,
  scene: LiveScene | null,
  canZoom: boolean,
): void {
  useEffect(() => {
    const element = stage.current;
    if (!element || !scene) return;
    const wheel = (event: WheelEvent) => {
      // A page that is only scrolled past must go on scrolling: the wheel zooms once one is at the
      // picture, or with the key that zooms everywhere.
      if (!event.ctrlKey && document.activeElement !== element) return;
      event.preventDefault();
      const by = closerByWheel(event, 1 / PIXELS_PER_E, 1 / PIXELS_PER_E);
      scene.move((view) => zoomedBy(view, by), true);
    };
    const key = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const moved = byKey(frontView, event.key);
      if (moved === null || (!canZoom && moved.zoom !== frontView.zoom)) return;
      event.preventDefault();
      scene.move((view) => byKey(view, event.key) ?? view);
    };
    const listening = new AbortController();
    const { signal } = listening;
    const moves = {
      dragged: (across: number) =>
        scene.move((view) => draggedBy(view, across, element.clientWidth), true),
      pinched: (by: number) => canZoom && scene.move((view) => zoomedBy(view, by), true),
    };
    followFingers(element, moves, signal);
    if (canZoom) element.addEventListener("wheel", wheel, { signal, passive: false });
    element.addEventListener("keydown", key, { signal });
    return () => listening.abort();
  }, [stage, scene, canZoom]);
}
