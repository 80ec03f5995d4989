// A pin of the village on a map: a drop whose point is where it stands, and the way to a slip.
import type { MouseEvent, ReactNode } from "react";
import { parishName } from "../../fields/parishNames.ts";
import type { AskedNeighbour } from "../../fields/search/fieldQuery.ts";
import { VILLAGE } from "../../fields/village/homes.ts";
import { worldLink } from "../shared/worldLink.ts";
import { strings } from "./strings.ts";
import css from "./VillagePins.module.css";

/** With room for a face of 28 in it. */
const LEAF = "M0 0c-3-5-16-11-16-24a16 16 0 0 1 32 0c0 13-13 19-16 24z";
const HOUSE = "M-9-18v-9l9-8 9 8v9h-6v-7h-6v7z";

export type VillageWays = {
  /** Whose slip is open. */
  readonly who: AskedNeighbour | null;
  readonly onWho: (who: AskedNeighbour) => void;
};

type VillagePinProps = VillageWays & {
  readonly of: AskedNeighbour;
  readonly name: string;
  /** Where its point is, in CSS pixels. */
  readonly x: number;
  readonly y: number;
  readonly children: ReactNode;
};

export const VillagePin = ({ of, name, x, y, who, onWho, children }: VillagePinProps) => (
  <g transform={`translate(${x} ${y})`}>
    <a
      href={worldLink({ who: of })}
      aria-label={name}
      aria-current={who === of ? "true" : undefined}
      className={css.pin}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        onWho(of);
      }}
    >
      <path d={LEAF} className={css.leaf} />
      {children}
    </a>
  </g>
);

type FarPinProps = VillageWays & {
  readonly x: number;
  readonly y: number;
  /** Where nothing else names the parish. */
  readonly isNamed?: boolean;
};

/** One for all of them. */
export const FarPin = ({ isNamed, ...props }: FarPinProps) => (
  <VillagePin {...props} of="everybody" name={strings.pin(parishName(VILLAGE))}>
    <path d={HOUSE} className={css.house} />
    {isNamed && (
      <text y="18" className={css.parish}>
        {parishName(VILLAGE)}
      </text>
    )}
  </VillagePin>
);
