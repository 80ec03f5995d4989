// How full the barn is, drawn and in figures; and the ways out of a full one.
import { barnSize, roomIn } from "../../../farm/state/barn.ts";
import type { Farm } from "../../../farm/state/farm.ts";
import { FillBar } from "../parts/FillBar.tsx";
import css from "./Barn.module.css";
import { strings } from "./strings.ts";

export function Room({ farm }: { readonly farm: Farm }) {
  const size = barnSize(farm);
  const used = size - roomIn(farm);
  return (
    <>
      <p className={css.used}>{strings.room(used, size)}</p>
      <FillBar has={used} of={size} />
      {used === size && <p className={css.full}>{strings.full}</p>}
    </>
  );
}
