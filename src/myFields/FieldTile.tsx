// One field of the holder's: its land, its number on a tag, what it is like, where it lies, and the way to its market.
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import site from "../../site.config.ts";
import { FieldEmblem, fieldLink } from "../alphaFields/emblem/index.ts";
import { fieldTraits } from "../fields/traits.ts";
import { fieldWords } from "../fields/words.ts";
import type { FieldHolding } from "../holdings/index.ts";
import { Icon } from "../ui/Icon.tsx";
import css from "./FieldTile.module.css";
import { strings } from "./strings.ts";

export function FieldTile({ field }: { field: FieldHolding }) {
  const { id, place } = field;
  const name = strings.name(id);
  const traits = fieldTraits(site.collection.address, id);
  return (
    <li className={css.tile}>
      <div role="img" aria-label={strings.picture(id)} className={css.picture}>
        <FieldEmblem traits={traits} className={css.land} />
      </div>
      <a href={fieldLink(id)} className={css.open}>
        <span className={css.tag}>{name}</span>
      </a>
      <p className={css.words}>{fieldWords(traits)}</p>
      <p className={css.place}>{strings.liesIn[place]}</p>
      <p className={css.market}>
        <a href={`${site.links.marketplace.href}/${id}`} target="_blank" rel="noreferrer noopener">
          {strings.atMarket}
          <span className="visually-hidden">: {name}</span>
          <Icon of={ArrowUpRight} size={17} />
        </a>
      </p>
    </li>
  );
}
