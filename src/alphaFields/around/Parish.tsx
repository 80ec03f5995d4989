// The parish of a field: its hexes in the colours of their soils, its name, and the way in.
import site from "../../../site.config.ts";
import { minus } from "../../fields/hexes.ts";
import { kindName, odds } from "../../fields/odds.ts";
import { parishName } from "../../fields/parishNames.ts";
import { parishMiddle, parishOf, parishSize, place } from "../../fields/place.ts";
import { type FieldTraits, fieldTraits } from "../../fields/traits.ts";
import { parishLink } from "../fieldLinks.ts";
import { strings } from "../strings.ts";
import css from "./Parish.module.css";

const { address, size } = site.collection;

const HEX = 10;
const WIDE = Math.sqrt(3) * HEX;
const around = [0, 1, 2, 3, 4, 5].map((k) => {
  const a = (k + 0.5) * (Math.PI / 3);
  return [HEX * 0.95 * Math.cos(a), HEX * 0.95 * Math.sin(a)] as const;
});

const outline = (x: number, y: number) =>
  around.map(([dx, dy]) => `${Math.round(x + dx)} ${Math.round(y + dy)}`).join(" ");

/** The two soils that there is most of. */
function mostSoils(fields: readonly FieldTraits[]): string {
  const count = ({ id }: { id: string }) => fields.filter(({ soil }) => soil === id).length;
  const [first, second] = odds.soil.toSorted((a, b) => count(b) - count(a));
  return [first!, second!].map(({ id }) => kindName("soil", id).toLowerCase()).join(" and ");
}

export function Parish({ id }: { id: number }) {
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
    <div className={css.parish}>
      <svg viewBox="-104 -90 208 180" role="img" aria-label={strings.parishMap(id)}>
        {drawn.map((field) => {
          const at = minus(place(field.id), middle);
          const points = outline(WIDE * (at.q + at.r / 2), 1.5 * HEX * at.r);
          return (
            <polygon
              key={field.id}
              points={points}
              className={css[field.soil]}
              data-own={field.id === id || undefined}
            />
          );
        })}
      </svg>
      <div>
        <h3 className={css.name}>{strings.parishTitle(name)}</h3>
        <p>{strings.parishText(count, mostSoils(fields))}</p>
        <p className={css.place}>
          {strings.lies(q, r, (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2)}
        </p>
        <a href={parishLink(parish)}>{strings.walkParish}</a>
      </div>
    </div>
  );
}
