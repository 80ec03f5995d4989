// The label that hangs from the island: which field it is, its weather today, what does well there, and who keeps it.
import { useEffect, useState } from "react";
import site from "../../../site.config.ts";
import { askOwner } from "../../alphaFields/owner/index.ts";
import { useCountryTime } from "../../alphaFields/time/index.ts";
import { likedCrops } from "../../fields/likedCrops.ts";
import { dayOf, weatherOn } from "../../fields/weather/weather.ts";
import { weatherWords } from "../../fields/weather/words.ts";
import { link } from "../../lib/link.ts";
import css from "./FieldTag.module.css";
import type { ShownField } from "./shownField.ts";
import { strings } from "./strings.ts";
import type { OwnFarm } from "./useOwnFarm.ts";

/** More would make the label as wide as the island. */
const MOST_CROPS = 3;

type FieldTagProps = {
  field: ShownField;
  /** The visitor's farm, where that is the field. */
  own: OwnFarm | null;
  /** Before that nothing is known of the day, and nobody is asked who keeps it. */
  isAwake: boolean;
};

export function FieldTag({ field, own, isAwake }: FieldTagProps) {
  const { id } = field.traits;
  return (
    <a className={css.tag} href={link(own ? "/play" : `/fields/${id}`)}>
      <b>{strings.field(id, field.name)}</b>{" "}
      {own && <span>{strings.yours(own.ready, own.next)}</span>}
      {!own && <span>{strings.doesWell(likedCrops[field.traits.soil].slice(0, MOST_CROPS))}</span>}{" "}
      <span className={css.weather}>
        {isAwake ? <Today {...field} /> : strings.parish(field.parishName)}
      </span>{" "}
      {!own && site.features.signIn && <KeptBy id={id} isAsked={isAwake} />}
    </a>
  );
}

function Today({ traits: { region }, parish, parishName }: ShownField) {
  const { day } = useCountryTime(dayOf(new Date()));
  const weather = weatherOn({ parish, region }, day);
  return strings.weather(parishName, weatherWords(weather), "from" in weather);
}

/** Both ends are what wallets show of an address. */
const shortened = (owner: string) => `${owner.slice(0, 6)}…${owner.slice(-4)}`;

/** Its line has its place from the start and is seen once it is known: nothing moves then, or where nobody knows. */
function KeptBy({ id, isAsked }: { id: number; isAsked: boolean }) {
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    const left = new AbortController();
    askOwner(id, left.signal).then(
      (told) => {
        if (left.signal.aborted) return;
        if (!told) return setWords(null);
        setWords(told.owner ? strings.keptBy(shortened(told.owner)) : strings.unkept);
      },
      () => !left.signal.aborted && setWords(null),
    );
    return () => left.abort();
  }, [id, isAsked]);
  return (
    <span className={words === null ? css.unknown : undefined}>{words ?? strings.asking}</span>
  );
}
