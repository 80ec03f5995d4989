// The traits of a field, each with its odds in words and its place among all that might have been.
import Compass from "lucide-react/icons/compass";
import Droplets from "lucide-react/icons/droplets";
import House from "lucide-react/icons/house";
import Landmark from "lucide-react/icons/landmark";
import Layers from "lucide-react/icons/layers";
import MapIcon from "lucide-react/icons/map";
import Shapes from "lucide-react/icons/shapes";
import Sprout from "lucide-react/icons/sprout";
import Wind from "lucide-react/icons/wind";
import {
  kindName,
  oneIn,
  shareOf,
  type TraitName,
  traitNames,
  traitTitles,
} from "../fields/odds.ts";
import { plotsOf } from "../fields/shapes.ts";
import type { FieldTraits } from "../fields/traits.ts";
import { link } from "../lib/link.ts";
import { Icon } from "../ui/Icon.tsx";
import { OddsStrip } from "./OddsStrip.tsx";
import { strings, traitHints } from "./strings.ts";
import css from "./TraitList.module.css";

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

function wordsFor(trait: TraitName, traits: FieldTraits): string {
  const name = kindName(trait, traits[trait]);
  if (trait === "shape") return strings.plots(name, plotsOf(traits.shape).length);
  return trait === "landmark" && traits.landmark === "none" ? strings.noLandmark : name;
}

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
            <dd className={css.value}>{wordsFor(trait, traits)}</dd>
            <dd className={css.odds}>
              <OddsStrip trait={trait} kind={traits[trait]} />
              <span className={css.share}>
                <b>{strings.oneIn(oneIn(trait, traits[trait]))}</b>{" "}
                <span className="visually-hidden">
                  ({strings.inHundred(shareOf(trait, traits[trait]))})
                </span>
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>
        {strings.traitsNote} <a href={link("/fields#odds")}>{strings.oddsLink}</a>
      </p>
    </section>
  );
}
