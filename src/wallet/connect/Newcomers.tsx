// Below the wallets of a sheet: a word to those who have none.
import { Button } from "../../ui/Button.tsx";
import css from "./Intro.module.css";
import { OutsideLink } from "./OutsideLink.tsx";
import { strings } from "./strings.ts";

export function LearnFooter({ onLearn }: { onLearn(): void }) {
  return (
    <div className={css.footer}>
      <p>{strings.newToWallets}</p>
      <Button kind="quiet" size="small" onClick={onLearn}>
        {strings.learnMore}
      </Button>
    </div>
  );
}

export function ShortIntro({ learnMoreUrl, onGet }: { learnMoreUrl: string; onGet(): void }) {
  return (
    <section className={css.short}>
      <h3>{strings.whatIsAWallet}</h3>
      <p>{strings.homeAndKey}</p>
      <div className={css.pair}>
        <Button size="small" onClick={onGet}>
          {strings.getAWallet}
        </Button>
        <OutsideLink kind="secondary" size="small" href={learnMoreUrl}>
          {strings.learnMore}
        </OutsideLink>
      </div>
    </section>
  );
}
