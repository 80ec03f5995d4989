// One field: its island under the sky, what it is, who keeps it, and what lies around.
import { useState } from "react";
import site from "../../site.config.ts";
import { parishName } from "../fields/parishNames.ts";
import { parishOf } from "../fields/place.ts";
import type { FieldTraits } from "../fields/traits.ts";
import { fieldWords } from "../fields/words.ts";
import { link } from "../lib/link.ts";
import type { Season } from "../models/seasons.ts";
import type { Hour } from "../scene/light/hours.ts";
import { Actions } from "./Actions.tsx";
import { NextDoor } from "./around/NextDoor.tsx";
import { Steps } from "./around/Steps.tsx";
import css from "./FieldPage.module.css";
import { FieldView } from "./FieldView.tsx";
import { parishLink } from "./fieldLinks.ts";
import { Hills } from "./Hills.tsx";
import { Keeper } from "./owner/Keeper.tsx";
import type { FieldPageParts } from "./parts.ts";
import sky from "./skyTokens.module.css";
import { strings } from "./strings.ts";
import { TraitList } from "./TraitList.tsx";

type FieldPageProps = { traits: FieldTraits; parts: FieldPageParts };

export function FieldPage({ traits, parts }: FieldPageProps) {
  const { id } = traits;
  const parish = parishOf(id);
  // Until the visitor chooses, the hour is that of the theme and the season that of the calendar.
  const [hour, setHour] = useState<Hour | null>(null);
  const [season, setSeason] = useState<Season | null>(null);

  return (
    <article className={css.page}>
      <div className={`${sky.sky} ${css.top}`} data-hour={hour ?? undefined}>
        <Hills />
        <div className={css.column}>
          <header className={css.words}>
            <nav aria-label={strings.crumbs} className={css.crumbs}>
              <ol role="list">
                <li>
                  <a href={link("/fields")}>{strings.gallery}</a>
                </li>
                <li>
                  <a href={parishLink(parish)}>{strings.parish(parishName(parish))}</a>
                </li>
              </ol>
            </nav>
            <h1 className={css.title}>{strings.field(id)}</h1>
            <p className={css.lede}>{fieldWords(traits)}.</p>
          </header>
          <div className={css.view}>
            <FieldView
              traits={traits}
              hour={hour}
              season={season}
              onHour={setHour}
              onSeason={setSeason}
            />
          </div>
          <div className={css.acts}>
            {site.features.signIn && <Keeper id={id} settings={parts.settings} />}
            <Actions id={id} settings={parts.settings} />
            <Steps id={id} />
          </div>
        </div>
      </div>
      <div className={css.below}>
        <TraitList traits={traits} />
        <NextDoor traits={traits} />
      </div>
    </article>
  );
}
