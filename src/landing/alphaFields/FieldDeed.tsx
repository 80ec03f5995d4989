// The deed of the field that the dial shows: its traits with how many others have them, and the ways on from it.
import { fieldCounts } from "virtual:field-counts";
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import paper from "@loamstead/ui/paperTokens.module.css";
import Compass from "lucide-react/icons/compass";
import Droplets from "lucide-react/icons/droplets";
import Landmark from "lucide-react/icons/landmark";
import Layers from "lucide-react/icons/layers";
import MapIcon from "lucide-react/icons/map";
import Shapes from "lucide-react/icons/shapes";
import Sprout from "lucide-react/icons/sprout";
import words from "../../../content/landing/alpha-fields.json";
import { fieldLink, parishLink } from "../../alphaFields/links/index.ts";
import { oddsWords } from "../../fields/countedOdds.ts";
import { parishOf } from "../../fields/land/place.ts";
import { fieldName } from "../../fields/names/fieldName.ts";
import { traitTitles } from "../../fields/odds.ts";
import { parishName } from "../../fields/parishNames.ts";
import type { FieldTraits } from "../../fields/traits.ts";
import { traitWords } from "../../fields/traitWords.ts";
import css from "./Deed.module.css";
import { deedTraits, strings } from "./strings.ts";

type DeedTrait = (typeof deedTraits)[number];

const icons: Record<DeedTrait, typeof Compass> = {
  region: MapIcon,
  soil: Layers,
  water: Droplets,
  shape: Shapes,
  aspect: Compass,
  heirloom: Sprout,
  landmark: Landmark,
};

/** Rarer than that, it is worth a second look. */
const RARE = 50;

function Odds({ trait, kind, size }: { trait: DeedTrait; kind: string; size: number }) {
  const count = fieldCounts[trait][kind] ?? 0;
  const words = oddsWords(count, size);
  return count * RARE < size ? (
    <b className={css.rare}>{words}</b>
  ) : (
    <span className={css.odds}>{words}</span>
  );
}

type FieldDeedProps = {
  traits: FieldTraits;
  size: number;
  /** Whether the visitor keeps it. */
  isOwn: boolean;
  /** Whether this field or another lies beside the dial already. */
  isComparing: boolean;
  onCompare(): void;
};

export function FieldDeed({ traits, size, isOwn, isComparing, onCompare }: FieldDeedProps) {
  const { id } = traits;
  const parish = parishOf(id);
  return (
    <div className={`${paper.paper} ${css.shade}`}>
      <div className={css.deed}>
        <p className={css.over}>{strings.deed(id, isOwn)}</p>
        <h3 className={css.title}>{fieldName(id, traits)}</h3>
        <p className={css.parish}>
          {strings.parish} <a href={parishLink(parish)}>{parishName(parish)}</a>
        </p>
        <dl className={css.traits}>
          {deedTraits.map((trait) => (
            <div key={trait}>
              <dt>
                <Icon of={icons[trait]} size={20} />
                {traitTitles[trait]}
              </dt>
              <dd>{traitWords(trait, traits)}</dd>
              <dd>
                <Odds trait={trait} kind={traits[trait]} size={size} />
              </dd>
            </div>
          ))}
        </dl>
        <p className={css.note}>{words.deedNote}</p>
        <p className={css.ways}>
          <Button size="small" href={fieldLink(id)}>
            {strings.visit(id)}
          </Button>
          <Button
            size="small"
            kind="lamp"
            className={css.compare!}
            aria-pressed={isComparing}
            onClick={onCompare}
          >
            {strings.compare}
          </Button>
        </p>
      </div>
    </div>
  );
}
