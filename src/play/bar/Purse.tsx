// What is in hand, how full the barn is, and how far one has come.

import { roomIn, sizeOf } from "../../farm/state/barn.ts";
import { levelOf } from "../../farm/state/deeds.ts";
import type { Farm } from "../../farm/state/farm.ts";
import { strings } from "../view/strings.ts";
import css from "./Bar.module.css";

export function Purse({ farm }: { readonly farm: Farm }) {
  const size = sizeOf(farm);
  const used = size - roomIn(farm);
  return (
    <ul role="list" aria-label={strings.purse} className={css.purse}>
      <li className={css.pill}>{strings.pence(farm.pence)}</li>
      <li className={css.pill} data-is-full={used === size || undefined}>
        <span aria-hidden="true">{strings.barn(used, size)}</span>
        <span className="visually-hidden">{strings.barnSaid(used, size)}</span>
      </li>
      <li className={css.pill}>{strings.level(levelOf(farm))}</li>
    </ul>
  );
}
