// What is in hand, how full the barn is, and how far one has come.

import { barnSize, roomIn } from "../../farm/state/barn.ts";
import { levelOf } from "../../farm/state/deeds.ts";
import type { Farm } from "../../farm/state/farm.ts";
import { strings } from "../view/strings.ts";
import css from "./Bar.module.css";
import { Rolled } from "./Rolled.tsx";

export function Purse({ farm }: { readonly farm: Farm }) {
  const size = barnSize(farm);
  const used = size - roomIn(farm);
  return (
    <ul role="list" aria-label={strings.purse} className={css.purse}>
      <li className={css.pill} data-pence>
        <Rolled text={strings.pence(farm.pence)} />
      </li>
      <li className={css.pill} data-is-full={used === size || undefined}>
        <span aria-hidden="true">
          <Rolled text={strings.barn(used, size)} />
        </span>
        <span className="visually-hidden">{strings.barnSaid(used, size)}</span>
      </li>
      <li className={css.pill}>{strings.level(levelOf(farm))}</li>
    </ul>
  );
}
