// One field: its island under the sky, what it is, whose it is, and what lies around.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import { useWallet } from "@loamstead/wallet-kit";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useState } from "react";
import site from "../../../site.config.ts";
import { seasonAt } from "../../fields/calendar.ts";
import { skyFrames } from "../../fields/diorama/frames.ts";
import { parishOf } from "../../fields/land/place.ts";
import { fieldWords } from "../../fields/landWords.ts";
import { fieldName } from "../../fields/names/fieldName.ts";
import { parishName } from "../../fields/parishNames.ts";
import { type FieldTraits, fieldTraits } from "../../fields/traits.ts";
import { type Day, dateOf, dayOf, weatherOn } from "../../fields/weather/weather.ts";
import { fieldSentence, residentWords, whimWords } from "../../fields/words.ts";
import { link } from "../../lib/link.ts";
import type { Page } from "../../lib/page.ts";
import { fieldLink, fieldPictureUrl, parishLink } from "../links/index.ts";
import ownerCss from "../owner/Owner.module.css";
import { OwnerPending } from "../owner/OwnerPending.tsx";
import { JumpForm } from "../shared/JumpForm.tsx";
import type { FieldAppearance } from "../shared/look.ts";
import type { FieldPageParts } from "../shared/parts.ts";
import { strings } from "../shared/strings.ts";
import { Hills } from "../sky/Hills.tsx";
import { ParishWeather } from "../sky/ParishWeather.tsx";
import sky from "../sky/skyTokens.module.css";
import { useCountryTime } from "../sky/useCountryTime.ts";
import { Actions } from "./Actions.tsx";
import css from "./FieldPage.module.css";
import { FieldView } from "./FieldView.tsx";
import { Neighbours } from "./Neighbours.tsx";
import stepsCss from "./Steps.module.css";
import { TraitList } from "./TraitList.tsx";

const meanwhile = <OwnerPending />;
const ContractOwner = lazyOrNothing(
  async () => (await import("../owner/ContractOwner.tsx")).ContractOwner,
  { meanwhile },
);
const IndexedOwner = lazyOrNothing(
  async () => (await import("../owner/IndexedOwner.tsx")).IndexedOwner,
  { meanwhile },
);

/** By the server's index, and by the chain itself for visitors with a wallet. */
function Owner({ id, settings }: { id: number } & FieldPageParts) {
  const { account } = useWallet();
  return (
    <div className={ownerCss.owner}>
      {account ? (
        <ContractOwner id={id} settings={settings} visitor={account.address} />
      ) : (
        <IndexedOwner id={id} />
      )}
    </div>
  );
}

/** To other fields by their numbers: the one before, the one after, and any by a jump. */
function Steps({ id }: { id: number }) {
  const { size } = site.collection;
  return (
    <nav aria-label={strings.neighbouring} className={stepsCss.steps}>
      {id > 0 && (
        <a className={stepsCss.step} href={fieldLink(id - 1)} aria-label={strings.previous(id - 1)}>
          <Icon of={ChevronLeft} size={18} />
          {id - 1}
        </a>
      )}
      {id < size - 1 && (
        <a className={stepsCss.step} href={fieldLink(id + 1)} aria-label={strings.next(id + 1)}>
          {id + 1}
          <Icon of={ChevronRight} size={18} />
        </a>
      )}
      <JumpForm />
    </nav>
  );
}

type FieldPageProps = { traits: FieldTraits; parts: FieldPageParts; printed: Day };

function FieldPage({ traits, parts, printed }: FieldPageProps) {
  const { id, region } = traits;
  const parish = parishOf(id);
  const { day, hour: hourNow } = useCountryTime(printed);
  const today = seasonAt(dateOf(day));
  // Until the visitor chooses, the hour is that of the theme and the season that of the calendar.
  const [chosen, setChosen] = useState<FieldAppearance | null>(null);
  const [shown, setShown] = useState<FieldAppearance | null>(null);
  const look = chosen ?? { hour: null, season: today };
  // The sky keeps to the land that is to be seen, not to what is still being drawn.
  const seen = shown ?? { hour: null, season: today };
  const weather = weatherOn({ parish, region }, day);
  // Nobody knows the weather of another season.
  const isToday = seen.season === today;
  const isFalling =
    "from" in weather && hourNow !== null && weather.from <= hourNow && hourNow < weather.to;

  return (
    <article className={css.page}>
      <div
        className={`${sky.sky} ${css.top}`}
        data-hour={seen.hour ?? undefined}
        data-season={seen.season}
        data-weather={isToday ? weather.kind : undefined}
      >
        <div className={css.column}>
          <header className={css.words}>
            <nav aria-label={strings.crumbs} className={css.crumbs}>
              <ol role="list">
                <li>
                  <a href={link("/fields")}>{site.collection.name}</a>
                </li>
                <li>
                  <a href={parishLink(parish)}>{strings.parish(parishName(parish))}</a>
                </li>
              </ol>
            </nav>
            <h1 className={css.title}>
              {fieldName(id, traits)}
              <span className="visually-hidden">, </span>
              <span className={css.number}>{strings.field(id)}</span>
            </h1>
            <p className={css.lede}>
              {fieldWords(traits)}. {residentWords(traits)} {whimWords(traits)}
            </p>
          </header>
          <div className={css.view}>
            <FieldView
              traits={traits}
              look={look}
              shown={shown}
              onLook={setChosen}
              onShown={setShown}
            />
          </div>
          <div className={css.acts}>
            {site.features.signIn && <Owner id={id} settings={parts.settings} />}
            <Actions id={id} settings={parts.settings} />
            <Steps id={id} />
          </div>
          <ParishWeather
            place={{ parish, region }}
            parish={parishName(parish)}
            day={day}
            className={css.weather!}
          />
        </div>
        <Hills
          falls={!(isToday && isFalling) ? undefined : weather.kind === "snow" ? "snow" : "rain"}
        />
      </div>
      <div className={css.below}>
        <TraitList traits={traits} />
        <Neighbours traits={traits} />
      </div>
    </article>
  );
}

/** The day for which the server drew the page; today, where nobody handed one over. */
function dayIn(given: object | undefined): Day {
  const day = given && "day" in given ? given.day : null;
  return typeof day === "number" ? day : dayOf(new Date());
}

/** The page as the shell and the server see it. */
export function fieldPage(id: number, parts: FieldPageParts, given?: object): Page {
  const traits = fieldTraits(site.collection.address, id);
  const { width, height } = skyFrames.card;
  const sentence = fieldSentence(traits);
  return {
    title: strings.named(fieldName(id, traits), id),
    description: strings.description(sentence, parishName(parishOf(id))),
    image: {
      url: fieldPictureUrl(id, { form: "png", frame: "card" }),
      width,
      height,
      alt: strings.picture(id, sentence),
    },
    Content: FieldPage.bind(null, { traits, parts, printed: dayIn(given) }),
  };
}
