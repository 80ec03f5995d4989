// The label that hangs from the island: which field it is, its weather today, and who keeps it.
import { heroField } from "virtual:hero-field";
import { useEffect, useState } from "react";
import site from "../../../site.config.ts";
import { askOwner } from "../../alphaFields/owner/index.ts";
import { useCountryTime } from "../../alphaFields/sky/index.ts";
import { dayOf, weatherOn } from "../../fields/weather/weather.ts";
import { weatherWords } from "../../fields/weather/words.ts";
import { link } from "../../lib/link.ts";
import css from "./FieldTag.module.css";
import { strings } from "./strings.ts";

const { traits, name, parish, parishName } = heroField;
const { id, region } = traits;

type FieldTagProps = {
  /** Before that nothing is known of the day, and nobody is asked who keeps it. */
  isAwake: boolean;
};

export function FieldTag({ isAwake }: FieldTagProps) {
  return (
    <a className={css.tag} href={link(`/fields/${id}`)}>
      <b>{strings.field(id, name)}</b>{" "}
      <span>{isAwake ? <Today /> : strings.parish(parishName)}</span>{" "}
      {isAwake && site.features.signIn && <KeptBy />}
    </a>
  );
}

function Today() {
  const { day } = useCountryTime(dayOf(new Date()));
  const weather = weatherOn({ parish, region }, day);
  return strings.weather(parishName, weatherWords(weather), "from" in weather);
}

/** Both ends are what wallets show of an address. */
const shortened = (owner: string) => `${owner.slice(0, 6)}…${owner.slice(-4)}`;

function KeptBy() {
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
  }, []);
  return words && <span>{words}</span>;
}
