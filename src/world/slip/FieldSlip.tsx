// A slip of paper on the field that is looked at: its name, its weather now, its keeper, what lies around, and the ways on.
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import X from "lucide-react/icons/x";
import type { MouseEvent, Ref } from "react";
import site from "../../../site.config.ts";
import { SmallField } from "../../alphaFields/emblem/index.ts";
import { fieldLink, parishLink } from "../../alphaFields/links/index.ts";
import { capitalise } from "../../farm/describe/listed.ts";
import { landOf } from "../../fields/land/landOf.ts";
import { neighbours } from "../../fields/land/neighbours.ts";
import { parishOf } from "../../fields/land/place.ts";
import { fieldWords } from "../../fields/landWords.ts";
import { fieldName } from "../../fields/names/fieldName.ts";
import { parishName } from "../../fields/parishNames.ts";
import type { AskedNeighbour } from "../../fields/search/fieldQuery.ts";
import { fieldTraits } from "../../fields/traits.ts";
import { homesAbout } from "../../fields/village/homes.ts";
import { placeNames } from "../../fields/village/villageWords.ts";
import { type Day, weatherOn } from "../../fields/weather/weather.ts";
import { weatherNow, weatherWords } from "../../fields/weather/words.ts";
import { link } from "../../lib/link.ts";
import { OwnerLink } from "../shared/OwnerLink.tsx";
import { strings } from "../shared/strings.ts";
import css from "./FieldSlip.module.css";

const { address, size } = site.collection;

type FieldSlipProps = {
  id: number;
  day: Day;
  /** Null before the page is brought to life. */
  hour: number | null;
  keeper: string | null | undefined;
  isOwn: boolean;
  /** The visitor has a farm there. */
  isFarmed?: boolean;
  /** The address of the same page looking at another field, or at none. */
  linkTo(id: number | null): string;
  onField(id: number | null): void;
  /** The same, looking at somebody of the village. */
  linkToWho(who: AskedNeighbour): string;
  onWho(who: AskedNeighbour): void;
  open: Ref<HTMLAnchorElement>;
};

export function FieldSlip(props: FieldSlipProps) {
  const {
    id,
    day,
    hour,
    keeper,
    isOwn,
    isFarmed = false,
    linkTo,
    onField,
    open,
    linkToWho,
    onWho,
  } = props;
  const traits = fieldTraits(address, id);
  const parish = parishOf(id);
  const weather = weatherOn({ parish, region: traits.region }, day);
  const go = (to: number | null) => (event: MouseEvent) => {
    event.preventDefault();
    onField(to);
  };
  const homes = homesAbout(id, size);
  return (
    <section aria-labelledby="slip-title" className={css.slip}>
      <div className={css.head}>
        <SmallField key={id} traits={traits} className={css.picture} />
        <div>
          <h2 id="slip-title">{fieldName(id, traits)}</h2>
          <p className={css.number}>{strings.field(id)}</p>
        </div>
        <a href={linkTo(null)} aria-label={strings.close} className={css.close} onClick={go(null)}>
          <Icon of={X} size={20} />
        </a>
      </div>
      <p>{fieldWords(traits)}.</p>
      <dl className={css.facts}>
        <div>
          <dt>{hour === null ? strings.today : strings.weather}</dt>
          <dd>{hour === null ? weatherWords(weather) : weatherNow(weather, hour)}</dd>
        </div>
        <div>
          <dt>{strings.kept}</dt>
          <dd>{isOwn ? strings.byYou : <OwnerLink of={keeper} />}</dd>
        </div>
      </dl>
      <div className={css.ways}>
        <Button ref={open} href={fieldLink(id)} size="small">
          {strings.openField}
        </Button>
        {isFarmed && (
          <Button href={link(`/play?field=${id}`)} size="small" kind="secondary">
            {strings.toFarm}
          </Button>
        )}
        <a href={parishLink(parish)}>{strings.openParish(parishName(parish))}</a>
      </div>
      {homes.length > 0 && (
        <>
          <h3 className={css.around}>{strings.corners}</h3>
          <ul role="list" className={css.neighbours}>
            {homes.map(({ home, wind }) => {
              const who = home.who[0] ?? "everybody";
              return (
                <li key={home.id}>
                  <a
                    href={linkToWho(who)}
                    onClick={(event) => {
                      event.preventDefault();
                      onWho(who);
                    }}
                  >
                    {capitalise(placeNames[home.id])}
                  </a>{" "}
                  <small>{strings.corner(wind)}</small>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <h3 className={css.around}>{strings.around}</h3>
      <ul role="list" className={css.neighbours}>
        {neighbours(id, size).map(({ id: other, way }) => (
          <li key={way}>
            <a href={linkTo(other)} onClick={go(other)}>
              {fieldName(other, landOf(other))}
            </a>{" "}
            <small>{strings.way(way)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
