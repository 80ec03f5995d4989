// A farm in the round in its place: pressed, drawn over, pinched and wheeled; the slip stands by the chosen plot.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { IconButton } from "@loamstead/ui/IconButton.tsx";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import Sprout from "lucide-react/icons/sprout";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { dayAt, seasonOn } from "../../farm/numbers/time.ts";
import type { PlotPlace } from "../../fields/diorama/plots.ts";
import type { FieldTraits } from "../../fields/traits.ts";
import { lightAt } from "../../scene/light/hourAt.ts";
import css from "./FarmScene.module.css";
import { usePresses } from "./hands/usePresses.ts";
import { looksOf } from "./plants/looks.ts";
import { type LiveFarm, openLiveFarm } from "./round/liveFarm.ts";
import type { SceneProps } from "./sceneProps.ts";
import { strings } from "./strings.ts";
import { zoomedAt } from "./view/farmView.ts";

export type RoundFarmProps = SceneProps & {
  readonly traits: FieldTraits;
  readonly plots: readonly PlotPlace[];
};

const BUTTON_ZOOM = 1.4;

export function RoundFarm(props: RoundFarmProps) {
  const { played, state, now, hour, chosen, slip, traits, plots } = props;
  const canvasPlace = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const slipPlace = useRef<HTMLDivElement>(null);
  const [farm, setFarm] = useState<LiveFarm | null>(null);
  const [isShown, setShown] = useState(false);
  const shown = useEffectEvent((isLive: boolean) => {
    setShown(isLive);
    props.onLive?.(isLive);
  });
  const failed = useEffectEvent(() => props.onFailed());

  useEffect(() => {
    const live = openLiveFarm(
      canvasPlace.current!,
      { traits, plots },
      {
        shown,
        failed,
        anchored(at) {
          const { current } = slipPlace;
          current?.style.setProperty(
            "translate",
            at && `${Math.round(at.x)}px ${Math.round(at.y)}px`,
          );
        },
      },
    );
    setFarm(live);
    return () => {
      live.close();
      shown(false);
    };
  }, [traits, plots]);

  const { ground } = played;
  const looks = useMemo(() => looksOf(ground, state.farm, now), [ground, state.farm, now]);
  const season = seasonOn(dayAt(now));
  const light = lightAt(hour, season);
  // What is in the beds is asked for first: it is built in a moment, the land in seconds.
  useEffect(() => farm?.know(looks), [farm, looks]);
  useEffect(() => {
    farm?.set({ season, hour: light });
  }, [farm, season, light]);
  useEffect(() => farm?.choose(chosen), [farm, chosen]);
  usePresses(stage, isShown ? farm : null, props);

  const button = (label: string, icon: typeof Plus, press: (live: LiveFarm) => void) => (
    <IconButton
      icon={<Icon of={icon} />}
      label={label}
      kind="raised"
      onClick={() => farm && press(farm)}
    />
  );
  const zoom = (by: number) => (live: LiveFarm) =>
    live.move((view, window) =>
      zoomedAt(view, by, { x: window.width / 2, y: window.height / 2 }, window),
    );

  return (
    <div className={css.round} data-shown={isShown || undefined}>
      <div ref={canvasPlace} className={css.canvas} aria-hidden="true" />
      {isShown && (
        <>
          <div ref={stage} className={css.stage} />
          <div className={css.buttons}>
            {button(strings.closer, Plus, zoom(BUTTON_ZOOM))}
            {button(strings.further, Minus, zoom(1 / BUTTON_ZOOM))}
            {button(strings.beds, Sprout, (live) => live.move((_, window) => window.first))}
          </div>
        </>
      )}
      <div ref={slipPlace} className={css.slip}>
        {isShown && chosen !== null && slip}
      </div>
    </div>
  );
}
