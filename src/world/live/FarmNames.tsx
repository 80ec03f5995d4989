// The visitor's own farms on the live map, each by its name and the way to it.
import { hexCentre } from "../../fields/land/hexCentre.ts";
import { place } from "../../fields/land/place.ts";
import { link } from "../../lib/link.ts";
import type { OwnFarmPlace } from "../../ownFarms/index.ts";
import { groundToWindow, type MapView, type MapWindow } from "../view/mapView.ts";
import css from "./MapNames.module.css";
import { strings } from "./strings.ts";

type FarmNamesProps = {
  readonly farms: readonly OwnFarmPlace[];
  readonly seen: MapView;
  readonly frame: MapWindow;
};

export function FarmNames({ farms, seen, frame }: FarmNamesProps) {
  const marks = farms
    .map((farm) => ({ ...farm, ...groundToWindow(hexCentre(place(farm.field)), seen, frame) }))
    .filter(({ x, y }) => x > 0 && y > 0 && x < frame.width && y < frame.height);
  if (marks.length === 0) return null;
  return (
    <ul role="list" aria-label={strings.farms} className={css.names}>
      {marks.map(({ field, name, x, y }) => (
        <li key={field}>
          <svg role="presentation">
            <a href={link(`/play?field=${field}`)}>
              <path
                d="M-9 1v-9l9-8 9 8v9z"
                transform={`translate(${x} ${y})`}
                className={css.farm}
              />
              <text x={x} y={y + 14}>
                {name ?? strings.yourFarm}
              </text>
            </a>
          </svg>
        </li>
      ))}
    </ul>
  );
}
