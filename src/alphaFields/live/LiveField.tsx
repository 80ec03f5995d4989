// A field in the round: turned by drag, keys and buttons, brought closer by wheel, fingers and buttons.
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import RotateCw from "lucide-react/icons/rotate-cw";
import { useEffect, useRef, useState } from "react";
import type { FieldTraits } from "../../fields/traits.ts";
import type { Hour } from "../../models/hours.ts";
import type { Season } from "../../models/seasons.ts";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { strings } from "../strings.ts";
import css from "./LiveField.module.css";
import { type LiveScene, openLiveScene } from "./liveScene.ts";
import { closer, degreesOf, frontView, further, turnedAnEighth } from "./turning.ts";
import { useGestures } from "./useGestures.ts";

export type LiveFieldProps = {
  traits: FieldTraits;
  hour: Hour;
  season: Season;
  /** Whether the scene stands in the place of the drawing. */
  onLive(isLive: boolean): void;
};

export function LiveField({ traits, hour, season, onLive }: LiveFieldProps) {
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [scene, setScene] = useState<LiveScene | null>(null);
  const [isShown, setShown] = useState(false);
  const [view, setView] = useState(frontView);
  const degrees = degreesOf(view);
  const { id } = traits;

  useEffect(() => {
    const live = openLiveScene(canvas.current!, {
      shown(is) {
        setShown(is);
        onLive(is);
      },
      turned: setView,
    });
    setScene(live);
    return () => {
      live?.close();
      onLive(false);
    };
  }, [onLive]);

  useEffect(() => {
    scene?.set({ id, hour, season });
  }, [scene, id, hour, season]);

  useGestures(stage, isShown ? scene : null);

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
      data-close={view.zoom > 1.04 || undefined}
    >
      <div className={css.canvas} aria-hidden="true">
        <canvas ref={canvas} />
      </div>
      {isShown && (
        <>
          <div
            ref={stage}
            className={css.stage}
            role="slider"
            tabIndex={0}
            aria-label={strings.turn}
            aria-description={strings.turnHint}
            aria-valuemin={0}
            aria-valuemax={359}
            aria-valuenow={degrees}
            aria-valuetext={strings.seenFrom(degrees)}
          />
          <div className={css.buttons}>
            {button(strings.turnLeft, RotateCw, (live) =>
              live.move((view) => turnedAnEighth(view, -1)),
            )}
            {button(strings.turnRight, RotateCcw, (live) =>
              live.move((view) => turnedAnEighth(view, 1)),
            )}
            {button(strings.closer, Plus, (live) => live.move(closer))}
            {button(strings.further, Minus, (live) => live.move(further))}
          </div>
        </>
      )}
    </div>
  );
}
