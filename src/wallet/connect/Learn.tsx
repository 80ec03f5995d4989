// What a wallet is, as a step of its own where there is only one pane.
import { Button } from "../../ui/Button.tsx";
import { Facts } from "./Facts.tsx";
import css from "./Intro.module.css";
import { OutsideLink } from "./OutsideLink.tsx";
import { strings } from "./strings.ts";

type LearnProps = { learnMoreUrl: string; onGet(): void };

export function Learn({ learnMoreUrl, onGet }: LearnProps) {
  return (
    <div className={css.learn}>
      <Facts />
      <div className={css.ways}>
        <Button onClick={onGet}>{strings.getAWallet}</Button>
        <OutsideLink kind="quiet" size="small" href={learnMoreUrl}>
          {strings.learnMore}
        </OutsideLink>
      </div>
    </div>
  );
}
