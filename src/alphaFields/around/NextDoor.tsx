// What lies around a field: its neighbours where they lie, and the parish they belong to.
import site from "../../../site.config.ts";
import { neighbours } from "../../fields/neighbours.ts";
import { kindName } from "../../fields/odds.ts";
import { type FieldTraits, fieldTraits } from "../../fields/traits.ts";
import pill from "../../ui/Pill.module.css";
import { FieldEmblem } from "../emblem/FieldEmblem.tsx";
import { fieldLink } from "../fieldLinks.ts";
import { strings } from "../strings.ts";
import css from "./NextDoor.module.css";
import { Parish } from "./Parish.tsx";

const { address, size } = site.collection;

const inShort = ({ soil, water }: FieldTraits) =>
  `${kindName("soil", soil)}, ${kindName("water", water).toLowerCase()}`;

export function NextDoor({ traits }: { traits: FieldTraits }) {
  const { id } = traits;
  const around = neighbours(id, size);
  return (
    <section aria-labelledby="around-title" className={css.around}>
      <h2 id="around-title" className={css.title}>
        {strings.aroundTitle}
      </h2>
      <p className={css.text}>{strings.aroundText(around.length)}</p>
      <div className={css.comb}>
        <span className={css.own} aria-hidden="true">
          <FieldEmblem traits={traits} className={css.emblem} />
          <b className={pill.pill}>{id}</b>
        </span>
        <ul role="list">
          {around.map((other) => {
            const theirs = fieldTraits(address, other.id);
            return (
              <li key={other.way} className={css.place} data-way={other.way}>
                <a
                  href={fieldLink(other.id)}
                  aria-label={`${strings.neighbour(other.id, other.way)}: ${inShort(theirs)}`}
                >
                  <FieldEmblem traits={theirs} className={css.emblem} />
                  <b>{other.id}</b>
                </a>
              </li>
            );
          })}
        </ul>
      </div>
      <Parish id={id} />
    </section>
  );
}
