// What is dear this week and what is cheap, three of each, with its price today.
import { Icon } from "@loamstead/ui/Icon.tsx";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { quote } from "../../../farm/market/price.ts";
import type { Good } from "../../../farm/tables/goods.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { GoodPicture } from "../parts/GoodPicture.tsx";
import { PaperSection } from "../parts/PaperSection.tsx";
import { goodName, inPence } from "../parts/words.ts";
import { dearest } from "./dearest.ts";
import css from "./Market.module.css";
import { strings } from "./strings.ts";

export function ThisWeek({ state: { farm }, now }: PaperProps) {
  const { dear, cheap } = dearest(farm, now);
  const list = (title: string, goods: readonly Good[], arrow: typeof ArrowUp) =>
    goods.length > 0 && (
      <div className={css.side}>
        <h4 className={css.which}>
          <Icon of={arrow} size={18} /> {title}
        </h4>
        <ul role="list">
          {goods.map((good) => (
            <li key={good} className={css.good}>
              <GoodPicture good={good} />
              <span>
                {goodName(good)} <b>{inPence(quote(farm, good, 1, now))}</b>
              </span>
            </li>
          ))}
        </ul>
      </div>
    );
  if (dear.length + cheap.length === 0) return null;
  return (
    <PaperSection title={strings.week}>
      <div className={css.sides}>
        {list(strings.dear, dear, ArrowUp)}
        {list(strings.cheap, cheap, ArrowDown)}
      </div>
    </PaperSection>
  );
}
