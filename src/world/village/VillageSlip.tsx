// A slip of paper on the village: all who live there, each with a face and a place, found by the first letter of a name.
import { type KeyboardEvent, type Ref, useRef } from "react";
import { parishLink } from "../../alphaFields/links/index.ts";
import { writerName } from "../../farm/describe/writerName.ts";
import { parishName } from "../../fields/parishNames.ts";
import { type Neighbourly, neighbourly, VILLAGE } from "../../fields/village/homes.ts";
import { VillagerFace } from "../../people/index.ts";
import slip from "../slip/FieldSlip.module.css";
import { letterOf } from "./letterOf.ts";
import { strings } from "./strings.ts";
import { CloseSlip, goingTo, type NeighbourSlipProps } from "./VillagerSlip.tsx";
import css from "./VillageSlip.module.css";

type VillageSlipProps = NeighbourSlipProps & {
  /** Takes the focus of whoever came by keys. */
  readonly first: Ref<HTMLAnchorElement>;
};

export function VillageSlip({ first, ...props }: VillageSlipProps) {
  const list = useRef<HTMLUListElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const meant = neighbourly.findIndex((who) => letterOf(who) === event.key.toUpperCase());
    if (meant < 0) return;
    event.preventDefault();
    list.current?.querySelectorAll("a")[meant]?.focus();
  };
  return (
    <section aria-labelledby="slip-title" className={slip.slip}>
      <div className={css.head}>
        <h2 id="slip-title" className={css.title}>
          {strings.title(parishName(VILLAGE))}
        </h2>
        <CloseSlip {...props} />
      </div>
      <p>{strings.lede}</p>
      <ul
        ref={list}
        role="list"
        aria-label={strings.list}
        aria-describedby="village-keys"
        className={css.people}
        onKeyDown={onKeyDown}
      >
        {neighbourly.map((who, n) => (
          <li key={who}>
            <a
              ref={n === 0 ? first : undefined}
              href={props.linkTo(who)}
              onClick={goingTo(props, who)}
            >
              <VillagerFace who={who} size={40} />
              <LetteredName who={who} />
            </a>
          </li>
        ))}
      </ul>
      <p id="village-keys" className={css.keys}>
        {strings.keys}
      </p>
      <div className={slip.ways}>
        <a href={parishLink(VILLAGE)}>{strings.onPage(parishName(VILLAGE))}</a>
      </div>
    </section>
  );
}

/** The letter that leads to it is underlined, as in a menu. */
function LetteredName({ who }: { who: Neighbourly }) {
  const [name] = writerName(who).split(",") as [string];
  const letter = letterOf(who);
  const begins = name.search(new RegExp(`\\b${letter}`, "i"));
  const from = begins < 0 ? name.toUpperCase().indexOf(letter) : begins;
  return (
    <span>
      {name.slice(0, from)}
      <u>{name.charAt(from)}</u>
      {name.slice(from + 1)}
    </span>
  );
}
