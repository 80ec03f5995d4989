// The traits of a field, each with its odds in words and its place among all that might have been.
import { Icon } from "@loamstead/ui/Icon.tsx";
import Compass from "lucide-react/icons/compass";
import Droplets from "lucide-react/icons/droplets";
import House from "lucide-react/icons/house";
import Landmark from "lucide-react/icons/landmark";
import Layers from "lucide-react/icons/layers";
import MapIcon from "lucide-react/icons/map";
import Shapes from "lucide-react/icons/shapes";
import Sprout from "lucide-react/icons/sprout";
import Wind from "lucide-react/icons/wind";
import { odds, type TraitName, totals, traitNames, traitTitles } from "../../fields/odds.ts";
import type { FieldTraits } from "../../fields/traits.ts";
import { traitWords } from "../../fields/traitWords.ts";
import { link } from "../../lib/link.ts";
import { countedOdds, countedShare } from "../shared/counted.ts";
import { strings, traitHints } from "../shared/strings.ts";
import stripCss from "./OddsStrip.module.css";
import css from "./TraitList.module.css";

type OddsStripProps = { trait: TraitName; kind: string };

const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`;

/**
 * All kinds of one trait side by side, as wide as they are likely, with one of them marked.
 * Decoration: the odds stand beside it as text.
 */
function OddsStrip({ trait, kind }: OddsStripProps) {
  let from = 0;
  const furrows = odds[trait].map(({ id, weight }) => {
    const share = weight / totals[trait];
    const x = percent(from);
    from += share;
    return { id, x, width: percent(share) };
  });
  // The own one last, so that even the narrowest shows whole.
  const isOwn = ({ id }: { id: string }) => id === kind;
  const ordered = furrows.toSorted((a, b) => Number(isOwn(a)) - Number(isOwn(b)));
  return (
    <svg className={stripCss.strip} aria-hidden="true">
      {ordered.map((furrow) => (
        <rect
          key={furrow.id}
          x={furrow.x}
          width={furrow.width}
          height="100%"
          data-own={isOwn(furrow) || undefined}
        />
      ))}
    </svg>
  );
}

const icons: Record<TraitName, typeof Compass> = {
  region: MapIcon,
  soil: Layers,
  water: Droplets,
  aspect: Compass,
  shape: Shapes,
  wind: Wind,
  heirloom: Sprout,
  landmark: Landmark,
  cottage: House,
};

export function TraitList({ traits }: { traits: FieldTraits }) {
  return (
    <section aria-labelledby="traits-title" className={css.deed}>
      <h2 id="traits-title" className={css.title}>
        {strings.traitsTitle}
      </h2>
      <dl className={css.traits}>
        {traitNames.map((trait) => (
          <div key={trait} className={css.trait}>
            <dt>
              <Icon of={icons[trait]} size={21} />
              <span>
                {traitTitles[trait]} <small>{traitHints[trait]}</small>
              </span>
            </dt>
            <dd className={css.value}>{traitWords(trait, traits)}</dd>
            <dd className={css.odds}>
              <OddsStrip trait={trait} kind={traits[trait]} />
              <span className={css.share}>
                <b>{countedOdds(trait, traits[trait])}</b>{" "}
                <span className="visually-hidden">
                  ({strings.inHundred(countedShare(trait, traits[trait]))})
                </span>
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>
        {strings.traitsNote} <a href={link("/fields#odds")}>{strings.oddsLink}</a>{" "}
        <a href={link("/rules#yield")}>{strings.rulesLink}</a>
      </p>
    </section>
  );
}
