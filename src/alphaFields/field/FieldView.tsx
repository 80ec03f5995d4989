// The island itself: the server's drawing, and the same field in the round once that can be shown.
import { useRef, useState, useSyncExternalStore } from "react";
import { seasonAt } from "../../fields/calendar.ts";
import type { FieldTraits } from "../../fields/traits.ts";
import { fieldSentence } from "../../fields/words.ts";
import { type Season, seasons } from "../../models/seasons.ts";
import { type Hour, hours } from "../../scene/light/hours.ts";
import { FieldEmblem } from "../emblem/FieldEmblem.tsx";
import { useLiveField } from "../live/useLiveField.ts";
import { fieldPicture } from "../shared/fieldLinks.ts";
import { hourNames, seasonNames, strings } from "../shared/strings.ts";
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

/** A few things of which one holds: a well with a raised pill for the chosen one. */
function Choices<T extends string>(props: ChoicesProps<T>) {
  const { name, legend, of, names, chosen, onChoose } = props;
  return (
    <fieldset className={choiceCss.choices}>
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
  hour: Hour | null;
  season: Season | null;
  onHour(hour: Hour): void;
  onSeason(season: Season): void;
};

const isDark = () => matchMedia("(prefers-color-scheme: dark)").matches;

export function FieldView({ traits, hour, season, onHour, onSeason }: FieldViewProps) {
  const { id } = traits;
  const picture = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const [isLive, setLive] = useState(false);
  const LiveField = useLiveField(picture);
  const themeHour = useOnDevice<Hour | null>(() => (isDark() ? "night" : "day"), null);
  const today = useOnDevice<Season | null>(() => seasonAt(new Date()), null);
  const shownHour = hour ?? themeHour;
  const shownSeason = season ?? today;
  const look = { form: "svg", frame: "island", season: season ?? "now" } as const;
  const words = strings.picture(id, fieldSentence(traits));

  return (
    <>
      <div className={css.picture} ref={picture} data-live={isLive || undefined}>
        {!isDrawn && <FieldEmblem traits={traits} isFramed className={css.emblem} />}
        <picture className={css.drawing}>
          {hour === null && (
            <source
              media="(prefers-color-scheme: dark)"
              srcSet={fieldPicture(id, { ...look, hour: "night" })}
            />
          )}
          <img
            src={fieldPicture(id, { ...look, hour: hour ?? "day" })}
            alt={words}
            width={880}
            height={840}
            fetchPriority="high"
            ref={(image) => {
              if (image?.complete && image.naturalWidth > 0) setDrawn(true);
            }}
            onLoad={() => setDrawn(true)}
          />
        </picture>
        {LiveField && shownHour && shownSeason && (
          <LiveField traits={traits} hour={shownHour} season={shownSeason} onLive={setLive} />
        )}
      </div>
      <div className={css.choices}>
        <Choices
          name="hour"
          legend={strings.hour}
          of={hours}
          names={hourNames}
          chosen={shownHour}
          onChoose={onHour}
        />
        <Choices
          name="season"
          legend={strings.season}
          of={seasons}
          names={seasonNames}
          chosen={shownSeason}
          onChoose={onSeason}
        />
      </div>
    </>
  );
}
