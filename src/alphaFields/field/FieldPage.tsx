// One field: its island under the sky, what it is, whose it is, and what lies around.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import { useWallet } from "@loamstead/wallet-kit";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useState } from "react";
import site from "../../../site.config.ts";
import { skyFrames } from "../../fields/diorama/frames.ts";
import { parishOf } from "../../fields/land/place.ts";
import { parishName } from "../../fields/parishNames.ts";
import { type FieldTraits, fieldTraits } from "../../fields/traits.ts";
import { fieldSentence, fieldWords } from "../../fields/words.ts";
import { link } from "../../lib/link.ts";
import type { Page } from "../../lib/page.ts";
import type { Season } from "../../models/seasons.ts";
import type { Hour } from "../../scene/light/hours.ts";
import ownerCss from "../owner/Owner.module.css";
import { fieldLink, fieldPicture, parishLink } from "../shared/fieldLinks.ts";
import { Hills } from "../shared/Hills.tsx";
import { JumpForm } from "../shared/JumpForm.tsx";
import type { FieldPageParts } from "../shared/parts.ts";
import sky from "../shared/skyTokens.module.css";
import { strings } from "../shared/strings.ts";
import { Actions } from "./Actions.tsx";
import css from "./FieldPage.module.css";
import { FieldView } from "./FieldView.tsx";
import { Neighbours } from "./Neighbours.tsx";
import stepsCss from "./Steps.module.css";
import { TraitList } from "./TraitList.tsx";

const ContractOwner = lazyOrNothing(
  async () => (await import("../owner/ContractOwner.tsx")).ContractOwner,
);
const IndexedOwner = lazyOrNothing(
  async () => (await import("../owner/IndexedOwner.tsx")).IndexedOwner,
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

type FieldPageProps = { traits: FieldTraits; parts: FieldPageParts };

function FieldPage({ traits, parts }: FieldPageProps) {
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
                  <a href={link("/fields")}>{site.collection.name}</a>
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
            {site.features.signIn && <Owner id={id} settings={parts.settings} />}
            <Actions id={id} settings={parts.settings} />
            <Steps id={id} />
          </div>
        </div>
      </div>
      <div className={css.below}>
        <TraitList traits={traits} />
        <Neighbours traits={traits} />
      </div>
    </article>
  );
}

/** The page as the shell and the server see it. */
export function fieldPage(id: number, parts: FieldPageParts): Page {
  const traits = fieldTraits(site.collection.address, id);
  const { width, height } = skyFrames.card;
  const words = fieldWords(traits);
  return {
    title: strings.field(id),
    description: strings.description(words, parishName(parishOf(id))),
    image: {
      url: fieldPicture(id, { form: "png", frame: "card" }),
      width,
      height,
      alt: strings.picture(id, fieldSentence(traits)),
    },
    Content: FieldPage.bind(null, { traits, parts }),
  };
}
