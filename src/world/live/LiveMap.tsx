// The country live in the place of its drawing: dragged, pinched, wheeled and pressed; the drawing's own keys go on working.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { IconButton } from "@loamstead/ui/IconButton.tsx";
import Maximize from "lucide-react/icons/maximize";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import {
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import { seasonAt } from "../../fields/calendar.ts";
import { hexCentre } from "../../fields/land/hexCentre.ts";
import { place as placeOf } from "../../fields/land/place.ts";
import { VILLAGE } from "../../fields/village/homes.ts";
import { dayOf } from "../../fields/weather/weather.ts";
import type { OwnFarmPlace } from "../../ownFarms/index.ts";
import { useHourNow } from "../../scene/hour/useHourNow.ts";
import { hourChart } from "../../scene/light/hourChart.ts";
import { type LiveMapScene as Live, openLiveMap } from "../scene/liveMap.ts";
import type { MapTime } from "../scene/mapScene.ts";
import { hasRoomForFaces } from "../view/facesFit.ts";
import {
  groundToWindow,
  type MapView,
  type MapWindow,
  wholeCountry,
  zoomMapView,
} from "../view/mapView.ts";
import { type NameInView, namesInView } from "../view/namesInView.ts";
import { FarmNames } from "./FarmNames.tsx";
import css from "./LiveMap.module.css";
import { MapNames } from "./MapNames.tsx";
import { strings } from "./strings.ts";
import { useGestures } from "./useGestures.ts";

export type ZoomWay = "closer" | "further" | "whole";

/** What keys do with it. */
export type MapHand = { readonly zoom: (way: ZoomWay) => void };

export type LiveMapProps = {
  /** How many fields there are, and by which contract their traits are drawn. */
  size: number;
  collection: string;
  /** The field that is looked at. */
  at: number | null;
  /** Those that were asked for; null where all are alike. */
  lit: ReadonlySet<number> | null;
  /** The visitor's own. */
  own: readonly number[];
  /** Where the visitor has farms. */
  farms?: readonly OwnFarmPlace[] | undefined;
  /** Those that somebody keeps; null while nobody knows. */
  owned: readonly number[] | null;
  /** What else lies over it; `rested` is null while it moves, or is not to be seen. */
  over?: ((map: OpenMap) => ReactNode) | undefined;
  /** Where it is looked at from at first; null for the whole country, or the field. */
  view: MapView | null;
  onChoose(field: number): void;
  /** Once it has come to rest. */
  onView(view: MapView): void;
  /** Whether it stands in the place of the drawing. */
  onLive(isLive: boolean): void;
  now?: () => Date;
  hand?: Ref<MapHand>;
};

/** How it lies once it has come to rest. */
export type RestedMap = { readonly seen: MapView; readonly frame: MapWindow };
export type OpenMap = {
  readonly map: Pick<Live, "move">;
  /** A view was given: that is where one was. */
  readonly isGiven: boolean;
  readonly rested: RestedMap | null;
};

const KEY_ZOOM = 1.5;
const FIVE_MINUTES = 300_000;

function timeOf(date: Date, isNight: boolean): MapTime {
  return {
    day: dayOf(date),
    utcHour: date.getUTCHours() + date.getUTCMinutes() / 60,
    isNight,
    season: seasonAt(date),
  };
}

const atClock = () => new Date();

/** The chosen field stays where it is seen; else the middle does. */
function heldBy(at: number | null, view: MapView, frame: MapWindow): { x: number; y: number } {
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  if (at === null) return middle;
  const spot = groundToWindow(hexCentre(placeOf(at)), view, frame);
  const isInView = spot.x > 0 && spot.y > 0 && spot.x < frame.width && spot.y < frame.height;
  return isInView ? spot : middle;
}

export function LiveMap(props: LiveMapProps) {
  const { size, collection, at, lit, own, owned, view, now = atClock } = props;
  const stage = useRef<HTMLDivElement>(null);
  const canvasPlace = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<Live | null>(null);
  const [isShown, setShown] = useState(false);
  /** None while it moves. */
  const [names, setNames] = useState<readonly NameInView[]>([]);
  const [rested, setRested] = useState<RestedMap | null>(null);
  const [isWhole, setWhole] = useState(true);
  const first = useRef(view);
  const show = useEffectEvent((isLive: boolean) => {
    setShown(isLive);
    props.onLive(isLive);
  });
  const rest = useEffectEvent((seen: MapView, frame: MapWindow) => {
    setNames(namesInView(seen, frame, size));
    setRested({ seen, frame });
    setWhole(seen.zoom <= 1);
    props.onView(seen);
  });

  const still = useEffectEvent(() => {
    setNames([]);
    setRested(null);
  });

  useEffect(() => {
    const live = openLiveMap(
      canvasPlace.current!,
      { size, collection, view: first.current },
      { shown: show, moved: still, rested: rest },
    );
    setMap(live);
    return () => {
      live.close();
      show(false);
    };
  }, [size, collection]);

  const fields = useMemo(() => ({ at, lit, own, owned }), [at, lit, own, owned]);
  useEffect(() => map?.know(fields), [map, fields]);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!map) return;
    // A view that came with the address is where one was; any later field is gone to.
    const isGiven = isFirst.current && first.current !== null;
    isFirst.current = false;
    if (at !== null && !isGiven) map.show(at);
  }, [map, at]);

  const isNight = hourChart[useHourNow(now)].country === "night";
  useEffect(() => {
    if (!map) return;
    const keep = () => map.keep(timeOf(now(), isNight));
    keep();
    const timer = setInterval(keep, FIVE_MINUTES);
    return () => clearInterval(timer);
  }, [map, now, isNight]);

  useGestures(stage, isShown ? map : null, props.onChoose);

  const button = (label: string, icon: typeof Plus, way: ZoomWay) => (
    <IconButton icon={<Icon of={icon} />} label={label} kind="raised" onClick={() => zoom(way)} />
  );
  const zoom = (way: ZoomWay) =>
    map?.move((from, frame) =>
      way === "whole"
        ? wholeCountry(frame)
        : zoomMapView(
            from,
            way === "closer" ? KEY_ZOOM : 1 / KEY_ZOOM,
            heldBy(at, from, frame),
            frame,
          ),
    );
  useImperativeHandle(props.hand, () => ({ zoom }));

  return (
    <div className={css.live} data-shown={isShown || undefined}>
      <div ref={canvasPlace} className={css.canvas} aria-hidden="true" />
      {isShown && (
        <>
          <div ref={stage} className={css.stage} data-whole={isWhole || undefined} />
          <MapNames names={props.over && rested ? namesBeside(names, rested) : names} />
          {rested && props.farms && <FarmNames farms={props.farms} {...rested} />}
          <div className={css.buttons}>
            {button(strings.closer, Plus, "closer")}
            {button(strings.further, Minus, "further")}
            {button(strings.whole, Maximize, "whole")}
          </div>
        </>
      )}
      {map &&
        props.over?.({ map, isGiven: first.current !== null, rested: isShown ? rested : null })}
    </div>
  );
}

/** Where all who live in the village have their faces, its name would lie under them. */
const namesBeside = (names: readonly NameInView[], { seen, frame }: RestedMap) =>
  hasRoomForFaces(seen, frame) ? names.filter(({ parish }) => parish !== VILLAGE) : names;
