// The island of the field that the dial shows: a still to begin with, built before one's eyes once it is turned.
import { useEffect, useRef, useState } from "react";
import words from "../../../content/landing/alpha-fields.json";
import { fieldPictureUrl } from "../../alphaFields/links/index.ts";
import { useAskAgain } from "../../alphaFields/shared/index.ts";
import { islandFrame } from "../../fields/diorama/frames.ts";
import { seasonNames } from "../../fields/seasonNames.ts";
import type { FieldTraits } from "../../fields/traits.ts";
import { fieldSentence } from "../../fields/words.ts";
import { useIsDark } from "../../scene/hour/useIsDark.ts";
import { fieldSeasons } from "../../stills/fieldSeasons.ts";
import { Still } from "../../stills/Still.tsx";
import { LiveIsland } from "../island/LiveIsland.tsx";
import { largerSize } from "../layout/largerSizes.ts";
import { useDrawnSeason } from "../season/useDrawnSeason.ts";
import css from "./FieldIsland.module.css";
import { strings } from "./strings.ts";

type FieldIslandProps = {
  traits: FieldTraits;
  /** Whether somebody is at the dial: nothing heavy is fetched before. */
  isTouched: boolean;
  /** The field that the still shows. */
  example: number;
};

export function FieldIsland({ traits, isTouched, example }: FieldIslandProps) {
  /** The field that is to be seen; null as long as that is the still. */
  const [shown, setShown] = useState<number | null>(null);
  const season = useDrawnSeason();
  const isWaiting = (shown ?? example) !== traits.id;
  return (
    <figure
      className={css.island}
      data-waiting={isWaiting || undefined}
      data-shown={shown !== null || undefined}
      aria-busy={isWaiting}
    >
      {/* It keeps the place of what comes after it. */}
      <div className={css.place}>
        <Still
          className={css.still!}
          picture={fieldSeasons[season]}
          alt={shown === null ? words.field : ""}
          sizes={`${largerSize(650)}, (min-width: 1600px) 560px, (min-width: 1000px) 470px, min(100vw, 520px)`}
        />
      </div>
      {shown === null && !isWaiting && (
        <figcaption className={css.when}>{strings.asItStands(seasonNames[season])}</figcaption>
      )}
      {isTouched && <Built traits={traits} onShown={setShown} />}
      <p role="status" className={css.waiting}>
        {isWaiting && strings.building(traits.id)}
      </p>
    </figure>
  );
}

type BuiltProps = { traits: FieldTraits; onShown(id: number | null): void };

function Built({ traits, onShown }: BuiltProps) {
  const season = useDrawnSeason();
  const hour = useIsDark() ? "night" : "day";
  const settled = useSettled(traits);
  const image = useRef<HTMLImageElement>(null);
  const drawing = { form: "svg", frame: "island", season: "now", hour } as const;
  const source = fieldPictureUrl(settled.id, drawing);
  const askAgain = useAskAgain(image, source, () => onShown(settled.id));

  return (
    <LiveIsland
      traits={traits}
      hour={hour}
      season={season}
      className={css.built!}
      buttons="below"
      onLive={(what) => onShown(what?.id ?? null)}
      instead={
        <img
          ref={image}
          className={css.drawing}
          src={source}
          alt={fieldSentence(settled)}
          width={islandFrame.width}
          height={islandFrame.height}
          onLoad={() => onShown(settled.id)}
          onError={askAgain}
        />
      }
    />
  );
}

const SETTLED_MS = 400;

/** The last field of a quick turn: those on the way are not drawn for anybody. */
function useSettled(traits: FieldTraits): FieldTraits {
  const [settled, setSettled] = useState(traits);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(traits), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [traits]);
  return settled;
}
