// What a wallet is, in the right pane, until one is chosen.
import { Button } from "../../ui/Button.tsx";
import { Facts } from "./Facts.tsx";
import css from "./Intro.module.css";
import { OutsideLink } from "./OutsideLink.tsx";
import { Panel } from "./Panel.tsx";
import { strings } from "./strings.ts";

type IntroProps = { learnMoreUrl: string; onGet(): void };

export function Intro({ learnMoreUrl, onGet }: IntroProps) {
  return (
    <Panel title={strings.whatIsAWallet} layout="wide" isCentred takesFocus={false}>
      <Facts />
      <div className={css.ways}>
        <Button onClick={onGet}>{strings.getAWallet}</Button>
        <OutsideLink kind="quiet" size="small" href={learnMoreUrl}>
          {strings.learnMore}
        </OutsideLink>
      </div>
    </Panel>
  );
}
