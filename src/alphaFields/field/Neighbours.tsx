// What lies around a field: its neighbours where they lie, and the parish they belong to.
import pill from "@loamstead/ui/Pill.module.css";
import site from "../../../site.config.ts";
import { subtractHex } from "../../fields/land/hexes.ts";
import { neighbours } from "../../fields/land/neighbours.ts";
import { parishMiddle, parishOf, parishSize, place } from "../../fields/land/place.ts";
import { fieldName } from "../../fields/names/fieldName.ts";
import { kindName, odds } from "../../fields/odds.ts";
import { parishName } from "../../fields/parishNames.ts";
import { parishWords } from "../../fields/parishWords.ts";
import { type FieldTraits, fieldTraits } from "../../fields/traits.ts";
import { link } from "../../lib/link.ts";
import { SmallField } from "../emblem/SmallField.tsx";
import { fieldLink, parishLink } from "../links/index.ts";
import { strings } from "../shared/strings.ts";
import css from "./Neighbours.module.css";
import parishCss from "./Parish.module.css";

const { address, size } = site.collection;

const HEX = 10;
const WIDE = Math.sqrt(3) * HEX;
const corners = [0, 1, 2, 3, 4, 5].map((k) => {
  const a = (k + 0.5) * (Math.PI / 3);
  return [HEX * 0.95 * Math.cos(a), HEX * 0.95 * Math.sin(a)] as const;
});

const outline = (x: number, y: number) =>
  corners.map(([dx, dy]) => `${Math.round(x + dx)} ${Math.round(y + dy)}`).join(" ");

/** The two soils that there is most of: of later parishes no more is known. */
function mostSoils(fields: readonly FieldTraits[]): string {
  const count = ({ id }: { id: string }) => fields.filter(({ soil }) => soil === id).length;
  const [first, second] = odds.soil.toSorted((a, b) => count(b) - count(a));
  return `Mostly ${[first!, second!].map(({ id }) => kindName("soil", id).toLowerCase()).join(" and ")}`;
}

/** Its hexes in the colours of their soils, its name, and the way in. */
function Parish({ id }: { id: number }) {
  const parish = parishOf(id);
  const name = parishName(parish);
  const first = parish * parishSize;
  const count = Math.min(parishSize, size - first);
  const fields = Array.from({ length: count }, (_, n) => fieldTraits(address, first + n));
  // The marked one last, so that its edge lies on top.
  const drawn = fields.toSorted((a, b) => Number(a.id === id) - Number(b.id === id));
  const middle = parishMiddle(parish);
  const { q, r } = place(id);
  return (
    <div className={parishCss.parish}>
      <svg viewBox="-104 -90 208 180" role="img" aria-label={strings.parishMap(id)}>
        {drawn.map((field) => {
          const at = subtractHex(place(field.id), middle);
          const points = outline(WIDE * (at.q + at.r / 2), 1.5 * HEX * at.r);
          return (
            <polygon
              key={field.id}
              points={points}
              fill={`var(--soil-${field.soil})`}
              data-own={field.id === id || undefined}
            />
          );
        })}
      </svg>
      <div>
        <h3 className={parishCss.name}>{strings.parishTitle(name)}</h3>
        <p>{strings.parishText(count, parishWords(parish, size) ?? mostSoils(fields))}</p>
        <p className={parishCss.place}>
          {strings.lies(q, r, (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2)}
        </p>
        <p className={parishCss.ways}>
          <a href={parishLink(parish)}>{strings.walkParish}</a>
          <a href={link(`/world?at=${id}`)}>{strings.onMap}</a>
        </p>
      </div>
    </div>
  );
}

const inShort = ({ soil, water }: FieldTraits) =>
  `${kindName("soil", soil)}, ${kindName("water", water).toLowerCase()}`;

export function Neighbours({ traits }: { traits: FieldTraits }) {
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
          <SmallField traits={traits} className={css.picture} />
          <b className={pill.pill}>{id}</b>
        </span>
        <ul role="list">
          {around.map((other) => {
            const theirs = fieldTraits(address, other.id);
            const name = fieldName(other.id, theirs);
            return (
              <li key={other.way} className={css.place} data-way={other.way}>
                <a href={fieldLink(other.id)}>
                  <SmallField traits={theirs} className={css.picture} />
                  <b>{name}</b> <small>{strings.field(other.id)}</small>
                  <span className="visually-hidden">
                    {strings.neighbour(other.way, inShort(theirs))}
                  </span>
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
