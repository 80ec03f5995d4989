// A field of the landing page in the round, over the still that keeps its place; where no scene can be, what is given instead.
import { type ReactNode, useRef, useState } from "react";
import { type LiveAir, useLiveField } from "../../alphaFields/live/index.ts";
import type { FieldTraits } from "../../fields/traits.ts";
import { fieldSentence } from "../../fields/words.ts";
import type { Season } from "../../models/seasons.ts";
import { hasWebGl } from "../../scene/context/graphics.ts";
import type { Hour } from "../../scene/light/hours.ts";

type LiveIslandProps = {
  traits: FieldTraits;
  hour: Hour;
  season: Season;
  className: string;
  /** Its buttons: below it, as something stands on both sides; or none, as it is only turned. */
  buttons: "below" | "none";
  /** What falls over it as its mill turns; without it the field is still. */
  air?: LiveAir;
  /** Null where the scene shows nothing. */
  onLive(what: { id: number; hour: Hour } | null): void;
  /** What is to be seen where the device shows no scene. */
  instead?: ReactNode;
};

export function LiveIsland(props: LiveIslandProps) {
  const { traits, hour, season, className, buttons, air, onLive, instead } = props;
  const place = useRef<HTMLDivElement>(null);
  const LiveField = useLiveField(place);
  /** Null until the scene has come. */
  const [isLive, setLive] = useState<boolean | null>(null);
  const [canBeLive] = useState(hasWebGl);

  return (
    <div ref={place} className={className}>
      {isLive && <p className="visually-hidden">{fieldSentence(traits)}</p>}
      {LiveField && (
        <LiveField
          traits={traits}
          hour={hour}
          season={season}
          buttons={buttons}
          air={air}
          onLive={(what) => {
            setLive(what !== null);
            onLive(what);
          }}
        />
      )}
      {(!canBeLive || isLive === false) && instead}
    </div>
  );
}
