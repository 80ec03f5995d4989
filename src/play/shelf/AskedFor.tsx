// On a bag of seed the faces of those who ask for its crop in a letter that is here.
import type { Farm } from "../../farm/state/farm.ts";
import type { Villager } from "../../farm/tables/villagers.ts";
import { VillagerFace } from "../../people/index.ts";
import css from "./AskedFor.module.css";

/** More would stand before the crop itself. */
const MOST = 2;

type AskedForProps = {
  readonly farm: Farm;
  readonly by: readonly Villager[];
  /** The same in words, for whoever hears it. */
  readonly words: string;
};

export const AskedFor = ({ farm, by, words }: AskedForProps) => (
  <>
    <span className={css.faces}>
      {by.slice(0, MOST).map((who) => (
        <VillagerFace key={who} farm={farm} who={who} size={24} />
      ))}
    </span>
    <span className="visually-hidden">{words}</span>
  </>
);
