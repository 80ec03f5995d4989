// The country on the landing page: its picture with the names of some parishes, and the live map over it once somebody is there.

import { mapNames } from "virtual:map-names";
import { useRef, useState } from "react";
import words from "../../../content/landing/world.json";
import { link } from "../../lib/link.ts";
import { useLateScene } from "../../scene/useLateScene.ts";
import { CountryStill, loadLiveCountry } from "../../world/elsewhere/index.ts";
import { largerSize } from "../layout/largerSizes.ts";
import layout from "../layout/layout.module.css";
import { useSomebody } from "../presence/useSomebody.ts";
import { useDrawnSeason } from "../season/useDrawnSeason.ts";
import css from "./CountryMap.module.css";
import { strings } from "./strings.ts";

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

export function CountryMap() {
  const isSomebody = useSomebody();
  const [isLive, setLive] = useState(false);
  const season = useDrawnSeason();
  return (
    <div className={css.window}>
      <div className={`${layout.pictures} ${css.country}`} data-live={isLive || undefined}>
        <div className={css.drawing}>
          <CountryStill
            season={season}
            alt={words.map}
            sizes={`${largerSize(1080)}, (min-width: 1000px) calc(50vw + 164px), 100vw`}
          />
          <ul role="list" aria-label={strings.names}>
            {mapNames.map(({ name, slug, left, top }) => (
              <li key={name} className={css.name}>
                <svg role="presentation">
                  <a href={link(`/parishes/${slug}`)}>
                    <text x={percent(left)} y={percent(top)}>
                      {name}
                    </text>
                  </a>
                </svg>
              </li>
            ))}
          </ul>
        </div>
        {isSomebody && <Live onLive={setLive} />}
      </div>
    </div>
  );
}

function Live({ onLive }: { onLive(isLive: boolean): void }) {
  const place = useRef<HTMLDivElement>(null);
  const LiveCountry = useLateScene(place, loadLiveCountry);
  return (
    <div ref={place} className={css.live}>
      {LiveCountry && <LiveCountry onLive={onLive} />}
    </div>
  );
}
