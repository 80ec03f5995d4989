// The live map as a part of another page: the whole country with its lamps, walked and pressed, with a slip that leads on.
import { useRef, useState } from "react";
import site from "../../../site.config.ts";
import { landOf } from "../../fields/land/landOf.ts";
import { parishOf } from "../../fields/land/place.ts";
import { fieldName } from "../../fields/names/fieldName.ts";
import { parishName } from "../../fields/parishNames.ts";
import { LiveMap, type MapHand } from "../live/LiveMap.tsx";
import { strings } from "../live/strings.ts";
import { MapWalk } from "../map/MapWalk.tsx";
import { useFieldOwners } from "../owners/useFieldOwners.ts";
import { useOwn } from "../owners/useOwn.ts";
import { worldLink } from "../shared/worldLink.ts";
import css from "./LiveCountry.module.css";

const { size, address: collection } = site.collection;
const none: readonly number[] = [];

export type LiveCountryProps = {
  /** Whether it stands in the place of the picture. */
  onLive(isLive: boolean): void;
};

export function LiveCountry({ onLive }: LiveCountryProps) {
  const { list } = useFieldOwners();
  const own = useOwn(list) ?? none;
  const [at, setAt] = useState<number | null>(null);
  const [isLive, setLive] = useState(false);
  const hand = useRef<MapHand>(null);

  return (
    <>
      <LiveMap
        size={size}
        collection={collection}
        at={at}
        lit={null}
        own={own}
        owned={list?.kept ?? null}
        view={null}
        onChoose={setAt}
        onView={() => {}}
        onLive={(is) => {
          setLive(is);
          onLive(is);
        }}
        hand={hand}
      />
      {isLive && (
        <div className={css.walk}>
          <MapWalk
            at={at}
            own={own}
            onChoose={setAt}
            onZoom={(way) => hand.current?.zoom(way)}
            onSearch={null}
          />
        </div>
      )}
      {isLive && at !== null && <Slip at={at} />}
    </>
  );
}

function Slip({ at }: { at: number }) {
  const name = fieldName(at, landOf(at));
  return (
    <p className={css.slip}>
      <b>{name}</b> <span>{strings.lies(at, parishName(parishOf(at)))}</span>{" "}
      <a href={worldLink({ at })}>{strings.openOnMap}</a>
    </p>
  );
}
