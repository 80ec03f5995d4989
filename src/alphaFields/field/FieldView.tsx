// The island itself: the server's drawing, and the same field in the round once that can be shown.

import { useRef, useState, useSyncExternalStore } from "react";
import { islandFrame } from "../../fields/diorama/frames.ts";
import { seasonNames } from "../../fields/seasonNames.ts";
import type { FieldTraits } from "../../fields/traits.ts";
import { fieldSentence } from "../../fields/words.ts";
import { seasons } from "../../models/seasons.ts";
import { type Hour, hours } from "../../scene/light/hours.ts";
import { FieldEmblem } from "../emblem/FieldEmblem.tsx";
import { fieldPictureUrl } from "../links/index.ts";
import { useLiveField } from "../live/useLiveField.ts";
import type { FieldAppearance } from "../shared/look.ts";
import { hourNames, hourWords, strings } from "../shared/strings.ts";
import { useAskAgain } from "../shared/useAskAgain.ts";
import choiceCss from "./Choices.module.css";
import css from "./FieldView.module.css";

const never = () => () => {};

/**
 * What only the visitor's device knows, such as its date: another value while the server's HTML is
 * taken over. `read` gives back the same value, by identity, as long as nothing has changed.
 */
function useOnDevice<T>(read: () => T, meanwhile: T): T {
  return useSyncExternalStore(never, read, () => meanwhile);
}

type ChoicesProps<T extends string> = {
  name: string;
  legend: string;
  of: readonly T[];
  names: Record<T, string>;
  /** Null while it is not known yet. */
  chosen: T | null;
  onChoose(choice: T): void;
};

/** A few things of which one holds: a well with a raised pill for the chosen one, and a place of its own for each. */
function Choices<T extends string>(props: ChoicesProps<T>) {
  const { name, legend, of, names, chosen, onChoose } = props;
  return (
    <fieldset className={choiceCss.choices} data-of={of.length}>
      <legend className="visually-hidden">{legend}</legend>
      {of.map((choice) => (
        <label key={choice} className={choiceCss.choice}>
          <input
            type="radio"
            className={choiceCss.mark}
            name={name}
            value={choice}
            checked={choice === chosen}
            onChange={() => onChoose(choice)}
          />
          {names[choice]}
        </label>
      ))}
    </fieldset>
  );
}

type FieldViewProps = {
  traits: FieldTraits;
  /** What is asked for. */
  look: FieldAppearance;
  /** What is to be seen by now; null as long as that is the emblem. */
  shown: FieldAppearance | null;
  onLook(look: FieldAppearance): void;
  onShown(look: FieldAppearance): void;
};

const isDark = () => matchMedia("(prefers-color-scheme: dark)").matches;

export function FieldView({ traits, look, shown, onLook, onShown }: FieldViewProps) {
  const { id } = traits;
  const picture = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  /** The look of the drawing that has come last. */
  const [drawn, setDrawn] = useState<FieldAppearance | null>(null);
  /** The address that failed last: what stands in its place until it has come after all is the emblem. */
  const [missing, setMissing] = useState<string | null>(null);
  const [isLive, setLive] = useState(false);
  const LiveField = useLiveField(picture);
  const themeHour = useOnDevice<Hour | null>(() => (isDark() ? "night" : "day"), null);
  const liveHour = look.hour ?? themeHour;
  // Under a live scene nobody sees the drawing: whatever has come already does.
  const pictured = (isLive && drawn) || look;
  const address = (hour: Hour) =>
    fieldPictureUrl(id, { form: "svg", frame: "island", season: pictured.season, hour });
  const source = address(pictured.hour ?? "day");
  const isShown = (wanted: FieldAppearance) =>
    shown?.season === wanted.season && (shown.hour ?? themeHour) === (wanted.hour ?? themeHour);
  const isWaiting = shown !== null && !isShown(look);

  const isMissing = missing === source;

  const cameDrawn = () => {
    setMissing(null);
    setDrawn(pictured);
    if (!isLive) onShown(pictured);
  };
  const failed = () => setMissing(source);
  const askAgain = useAskAgain(image, source, cameDrawn, failed);

  const cameLive = (live: FieldAppearance | null) => {
    setLive(live !== null);
    if (live === null) return drawn && onShown(drawn);
    // What the theme says it goes on saying, should it change.
    const isOfTheme = look.hour === null && live.hour === themeHour;
    onShown(isOfTheme ? { ...live, hour: null } : live);
  };

  const choose = (next: FieldAppearance) => {
    onLook(next);
    // Nothing has to come where the theme shows it already.
    if (isShown(next)) onShown(next);
  };

  return (
    <>
      <div
        className={css.picture}
        ref={picture}
        data-live={isLive || undefined}
        data-waiting={isWaiting || undefined}
        aria-busy={isWaiting}
      >
        {(!drawn || isMissing) && <FieldEmblem traits={traits} className={css.emblem} />}
        <picture className={css.drawing} data-missing={isMissing || undefined}>
          {pictured.hour === null && (
            <source media="(prefers-color-scheme: dark)" srcSet={address("night")} />
          )}
          <img
            src={source}
            alt={strings.picture(id, fieldSentence(traits))}
            width={islandFrame.width}
            height={islandFrame.height}
            fetchPriority="high"
            ref={image}
            onLoad={cameDrawn}
            onError={() => {
              failed();
              askAgain();
            }}
          />
        </picture>
        {LiveField && liveHour && (
          <LiveField traits={traits} hour={liveHour} season={look.season} onLive={cameLive} />
        )}
        <p role="status" className={css.waiting}>
          {isWaiting &&
            strings.drawing(seasonNames[look.season], look.hour && hourWords[look.hour])}
        </p>
      </div>
      <div className={css.choices}>
        <div className={choiceCss.both}>
          <Choices
            name="hour"
            legend={strings.hour}
            of={hours}
            names={hourNames}
            chosen={liveHour}
            onChoose={(hour) => choose({ ...look, hour })}
          />
          <Choices
            name="season"
            legend={strings.season}
            of={seasons}
            names={seasonNames}
            chosen={look.season}
            onChoose={(season) => choose({ ...look, season })}
          />
        </div>
      </div>
    </>
  );
}
