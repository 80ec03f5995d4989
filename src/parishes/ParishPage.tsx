// One parish: what it is like, its weather and its picture, its land, its neighbours, its keepers and its fields.
import { useMemo } from "react";
import site from "../../site.config.ts";
import { ParishWeather } from "../alphaFields/forecast/index.ts";
import { fieldPictureUrl, parishLink } from "../alphaFields/links/index.ts";
import { Hills, sky } from "../alphaFields/sky/index.ts";
import { useCountryTime } from "../alphaFields/time/index.ts";
import { seasonAt } from "../fields/calendar.ts";
import { isDrawn } from "../fields/country/isDrawn.ts";
import { skyFrames } from "../fields/diorama/frames.ts";
import type { GivenParish } from "../fields/givenParish.ts";
import { parishPlace } from "../fields/land/parishPlace.ts";
import { parishSize } from "../fields/land/place.ts";
import { fieldName } from "../fields/names/fieldName.ts";
import { parishName } from "../fields/parishNames.ts";
import { parishCalled, parishesOf } from "../fields/parishSlug.ts";
import { type FieldTraits, fieldTraits } from "../fields/traits.ts";
import { hasVillage, VILLAGE } from "../fields/village/homes.ts";
import { dateOf, weatherOn } from "../fields/weather/weather.ts";
import { link } from "../lib/link.ts";
import type { Page } from "../lib/page.ts";
import { Fields } from "./Fields.tsx";
import { NeighbourParishes } from "./NeighbourParishes.tsx";
import { Notable } from "./Notable.tsx";
import { ParishLandFacts } from "./ParishLandFacts.tsx";
import { ParishOwners } from "./ParishOwners.tsx";
import css from "./ParishPage.module.css";
import { ParishPicture } from "./ParishPicture.tsx";
import { likenessOf, measuredLand, rankKinds } from "./parishFacts.ts";
import { strings } from "./strings.ts";
import tokens from "./tokens.module.css";
import { WhoComesBy } from "./WhoComesBy.tsx";
import { WhoLivesHere } from "./WhoLivesHere.tsx";

const { name: collectionName, address, size } = site.collection;

function fieldsOf(parish: number): FieldTraits[] {
  const first = parish * parishSize;
  const count = Math.min(parishSize, size - first);
  return Array.from({ length: count }, (_, n) => fieldTraits(address, first + n));
}

type ParishPageProps = { parish: number; given: GivenParish };

function ParishPage({ parish, given }: ParishPageProps) {
  const name = parishName(parish);
  const fields = useMemo(() => fieldsOf(parish), [parish]);
  const { day } = useCountryTime(given.day);
  // As its weather is: that of most of its fields.
  const [most] = rankKinds(fields, "region");
  const place = { parish, region: most!.kind.id as FieldTraits["region"] };
  const land = measuredLand(parish, size);
  const isVillage = parish === VILLAGE && hasVillage(size);
  const nameOf = (id: number) => fieldName(id, fields[id - parish * parishSize]!);

  return (
    <article className={css.page}>
      <div
        className={`${sky.sky} ${css.top}`}
        data-season={seasonAt(dateOf(day))}
        data-weather={weatherOn(place, day).kind}
      >
        <div className={css.column} data-drawn={isDrawn(parish, size) || undefined}>
          <header className={css.words}>
            <nav aria-label={strings.crumbs}>
              <a href={link("/fields")} className={css.crumb}>
                {collectionName}
              </a>
            </nav>
            <h1>
              {name}
              <span className="visually-hidden">, </span>
              <span className={css.number}>{strings.number(parish, parishesOf(size))}</span>
            </h1>
            <p className={css.lede}>
              {strings.lede(likenessOf(parish, fields, size), parishPlace(parish, size))}
            </p>
            <a
              href={link(`/world?parish=${parish}&at=${parish * parishSize}`)}
              className={css.onMap}
            >
              {strings.onMap}
            </a>
          </header>
          {isDrawn(parish, size) && (
            <div className={`${tokens.country} ${css.view}`}>
              <ParishPicture key={parish} parish={parish} nameOf={nameOf} />
            </div>
          )}
          <ParishWeather place={place} parish={name} day={day} className={css.weather!} />
        </div>
        <Hills />
      </div>
      <div className={css.below}>
        {isVillage && (
          <div className={css.wide}>
            <WhoLivesHere day={day} />
          </div>
        )}
        <div className={css.wide}>
          <Notable parish={parish} fields={fields} highest={land?.highest ?? null} />
        </div>
        <div className={css.beside}>
          <ParishLandFacts
            parish={parish}
            fields={fields}
            size={size}
            land={land}
            nameOf={nameOf}
          />
        </div>
        <div className={css.beside}>
          {!isVillage && <WhoComesBy parish={parish} day={day} />}
          <NeighbourParishes parish={parish} size={size} />
          {given.keepers && <ParishOwners keepers={given.keepers} of={fields.length} />}
        </div>
        <div className={css.wide}>
          <Fields parish={parish} fields={fields} hasSheet={given.sheet} />
        </div>
      </div>
    </article>
  );
}

/** The page as the shell and the server see it; null where only the server can tell what it shows. */
export function parishPage(slug: string, given?: object): Page | null {
  const parish = parishCalled(slug, size);
  if (parish === null || !given) return null;
  const name = parishName(parish);
  const fields = fieldsOf(parish);
  const { width, height } = skyFrames.card;
  const middle = parish * parishSize;
  return {
    title: strings.title(name),
    description: strings.description(
      name,
      likenessOf(parish, fields, size),
      parishPlace(parish, size),
      fields.length,
    ),
    image: {
      ...(isDrawn(parish, size)
        ? { url: `${parishLink(parish)}.png`, alt: strings.ownCard(name) }
        : {
            url: fieldPictureUrl(middle, { form: "png", frame: "card" }),
            alt: strings.card(middle, name),
          }),
      width,
      height,
    },
    Content: ParishPage.bind(null, { parish, given: given as GivenParish }),
  };
}
