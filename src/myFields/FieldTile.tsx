// One field of the holder's: its land, its number on a tag, where it lies, and the ways to it.
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import site from "../../site.config.ts";
import type { FieldHolding } from "../holdings/index.ts";
import { link } from "../lib/link.ts";
import { Icon } from "../ui/Icon.tsx";
import { FieldPicture } from "./FieldPicture.tsx";
import css from "./FieldTile.module.css";
import { strings } from "./strings.ts";

export function FieldTile({ field }: { field: FieldHolding }) {
  const { id, place } = field;
  const name = strings.name(id);
  return (
    <li className={css.tile}>
      <div className={css.picture}>
        <FieldPicture id={id} />
      </div>
      <p>
        <a className={css.name} href={link(`/fields/${id}`)}>
          <span className={css.tag}>{name}</span>
        </a>
      </p>
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
