// The fields themselves, as pieces of land, and what filters them.
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import Send from "lucide-react/icons/send";
import Sprout from "lucide-react/icons/sprout";
import { useRef, useState } from "react";
import site from "../../site.config.ts";
import { SmallField } from "../alphaFields/emblem/index.ts";
import { fieldLink } from "../alphaFields/links/index.ts";
import { fieldWords } from "../fields/landWords.ts";
import { fieldName } from "../fields/names/fieldName.ts";
import { fieldTraits } from "../fields/traits.ts";
import type { FieldHolding } from "../holdings/index.ts";
import { leadingSomewhere } from "../lib/exampleLinks.ts";
import { link } from "../lib/link.ts";
import css from "./FieldsView.module.css";
import tileCss from "./FieldTile.module.css";
import { everything, type Filter, filterFields } from "./filterFields.ts";
import { HoldingFilters } from "./HoldingFilters.tsx";
import { strings } from "./strings.ts";

const market = leadingSomewhere(site.links.marketplace.href);

/** One field of the holder's: its land, its number on a tag, what it is like, where it lies, and the way to its market. */
function FieldTile({ field, onSend }: { field: FieldHolding; onSend(id: number): void }) {
  const { id, place } = field;
  const name = strings.name(id);
  const traits = fieldTraits(site.collection.address, id);
  return (
    <li className={tileCss.tile}>
      <div role="img" aria-label={strings.picture(id)} className={tileCss.picture}>
        <SmallField traits={traits} className={tileCss.land} />
      </div>
      <a href={fieldLink(id)} className={tileCss.open}>
        <span className={tileCss.tag}>{name}</span>
      </a>
      <p className={tileCss.words}>
        <b>{fieldName(id, traits)}</b> {fieldWords(traits)}
      </p>
      <p className={tileCss.place}>{strings.liesIn[place]}</p>
      <p className={tileCss.market}>
        <a href={link(`/play?field=${id}`)} aria-label={strings.playThere(id)}>
          {strings.play}
          <Icon of={Sprout} size={17} />
        </a>
        {market && (
          <a href={`${market}/${id}`} target="_blank" rel="noreferrer noopener">
            {strings.atMarket}
            <span className="visually-hidden">: {name}</span>
            <Icon of={ArrowUpRight} size={17} />
          </a>
        )}
        {place === "contract" && (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={strings.sendThis(id)}
            onClick={() => onSend(id)}
          >
            {strings.send}
            <Icon of={Send} size={16} />
          </button>
        )}
      </p>
    </li>
  );
}

type FieldsViewProps = { fields: readonly FieldHolding[]; onSend(id: number): void };

export function FieldsView({ fields, onSend }: FieldsViewProps) {
  const [wanted, setWanted] = useState<Filter>(everything);
  const area = useRef<HTMLElement>(null);
  const hasBoth = new Set(fields.map(({ place }) => place)).size > 1;
  // With one place left there is no choice to be seen, so none may be in force.
  const filter: Filter = hasBoth ? wanted : { ...wanted, place: "all" };
  const found = filterFields(fields, filter);
  const isFiltered = found.length < fields.length;

  const change = (next: Filter) => {
    setWanted(next);
    announce(tell(filterFields(fields, next).length, fields.length));
  };
  const showAll = () => {
    change(everything);
    // The button goes away with what it was for.
    area.current?.querySelector("input")?.focus();
  };

  return (
    <>
      {fields.length > 1 && (
        <search ref={area} className={css.filter} aria-label={strings.filter}>
          <HoldingFilters filter={filter} hasBoth={hasBoth} onChange={change} />
          {isFiltered && (
            <div className={css.count}>
              <p>{tell(found.length, fields.length)}</p>
              <Button kind="quiet" size="small" onClick={showAll}>
                {strings.showAll}
              </Button>
            </div>
          )}
        </search>
      )}
      <ul role="list" aria-label={strings.list} className={css.land}>
        {found.map((field) => (
          <FieldTile key={field.id} field={field} onSend={onSend} />
        ))}
      </ul>
    </>
  );
}

const tell = (found: number, all: number): string =>
  found === 0 ? strings.nothingFound : strings.found(found, all);
