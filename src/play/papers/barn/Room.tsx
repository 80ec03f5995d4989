// How full the barn is, drawn and in words; and the ways out of a full one.
import { roomIn, sizeOf } from "../../../farm/state/barn.ts";
import type { Farm } from "../../../farm/state/farm.ts";
import css from "./Barn.module.css";
import { strings } from "./strings.ts";

export function Room({ farm }: { readonly farm: Farm }) {
  const size = sizeOf(farm);
  const used = size - roomIn(farm);
  return (
    <>
      <svg aria-hidden="true" className={css.bar}>
        <rect height="100%" rx="6" width={`${(100 * used) / size}%`} />
      </svg>
      <p className={css.used}>{strings.room(used, size)}</p>
      {used === size && <p className={css.full}>{strings.full}</p>}
    </>
  );
}
