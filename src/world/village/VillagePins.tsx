// Those who live in the village on the live map: a face on each house, and from afar one pin for all of them.
import { memo } from "react";
import { writerName } from "../../farm/describe/writerName.ts";
import { facePictureOf } from "../../people/index.ts";
import type { OpenMap } from "../live/LiveMap.tsx";
import type { VillageInView } from "./pinsInView.ts";
import { strings } from "./strings.ts";
import { usePinned, type VillageOnMap } from "./usePinned.ts";
import { FarPin, VillagePin, type VillageWays } from "./VillagePin.tsx";
import css from "./VillagePins.module.css";

const FACE = 28;
const MIDDLE = -24;
/** The name of the parish lies below the one for all. */
const OVER_NAME = 14;

type VillagePinsProps = VillageWays & { readonly seen: VillageInView };

export const VillagePins = memo(function VillagePins({ seen, ...ways }: VillagePinsProps) {
  const { pins, village } = seen;
  if (pins.length === 0 && !village) return null;
  return (
    <ul role="list" aria-label={strings.pins} className={css.pins}>
      {village && (
        <li>
          <svg role="presentation">
            <FarPin {...ways} x={village.x} y={village.y - OVER_NAME} />
          </svg>
        </li>
      )}
      {pins.map(({ who, x, y }) => (
        <li key={who}>
          <svg role="presentation">
            <VillagePin {...ways} of={who} name={writerName(who)} x={x} y={y}>
              <image
                href={facePictureOf(who)}
                x={-FACE / 2}
                y={MIDDLE - FACE / 2}
                width={FACE}
                height={FACE}
              />
            </VillagePin>
          </svg>
        </li>
      ))}
    </ul>
  );
});

type VillageOverMapProps = {
  readonly open: OpenMap;
  readonly village: VillageOnMap;
  readonly size: number;
};

/** On the map that is open, which goes to whoever is looked at. */
export function VillageOverMap({ open, village, size }: VillageOverMapProps) {
  const seen = usePinned(open, { ...village, size });
  return seen && <VillagePins seen={seen} who={village.who} onWho={village.onWho} />;
}
