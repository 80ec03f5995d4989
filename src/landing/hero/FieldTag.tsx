// The label that hangs from the island: which field it is, its weather today, and who keeps it.
import { useEffect, useState } from "react";
import site from "../../../site.config.ts";
import { fieldLink } from "../../alphaFields/links/index.ts";
import { askOwner } from "../../alphaFields/owner/index.ts";
import { useCountryTime } from "../../alphaFields/sky/index.ts";
import { parishOf } from "../../fields/land/place.ts";
import { fieldName } from "../../fields/names/fieldName.ts";
import { parishName } from "../../fields/parishNames.ts";
import type { FieldTraits } from "../../fields/traits.ts";
import { dayOf, weatherOn } from "../../fields/weather/weather.ts";
import { weatherWords } from "../../fields/weather/words.ts";
import css from "./FieldTag.module.css";
import { strings } from "./strings.ts";

type FieldTagProps = {
  traits: FieldTraits;
  /** Before that nothing is known of the day, and nobody is asked who keeps it. */
  isAwake: boolean;
};

export function FieldTag({ traits, isAwake }: FieldTagProps) {
  const { id } = traits;
  return (
    <a className={css.tag} href={fieldLink(id)}>
      <b>{strings.field(id, fieldName(id, traits))}</b>{" "}
      <span>{isAwake ? <Today traits={traits} /> : strings.parish(parishName(parishOf(id)))}</span>{" "}
      {isAwake && site.features.signIn && <KeptBy id={id} />}
    </a>
  );
}

function Today({ traits: { id, region } }: { traits: FieldTraits }) {
  const { day } = useCountryTime(dayOf(new Date()));
  const parish = parishOf(id);
  const weather = weatherOn({ parish, region }, day);
  return strings.weather(parishName(parish), weatherWords(weather), "from" in weather);
}

/** Both ends are what wallets show of an address. */
const shortened = (owner: string) => `${owner.slice(0, 6)}…${owner.slice(-4)}`;

function KeptBy({ id }: { id: number }) {
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    const left = new AbortController();
    askOwner(id, left.signal).then(
      (told) => {
        if (left.signal.aborted || !told) return;
        setWords(told.owner ? strings.keptBy(shortened(told.owner)) : strings.unkept);
      },
      // Offline: the label says nothing of it.
      () => {},
    );
    return () => left.abort();
  }, [id]);
  return words && <span>{words}</span>;
}
