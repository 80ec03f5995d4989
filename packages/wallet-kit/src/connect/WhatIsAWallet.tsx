// What a wallet is, told at length, as a step of its own, or in a word, as each layout has room for it.
import { Button } from "@loamstead/ui/Button.tsx";
import foot from "@loamstead/ui/DialogFoot.module.css";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { useTexts } from "@loamstead/ui/language.ts";
import Gem from "lucide-react/icons/gem";
import KeyRound from "lucide-react/icons/key-round";
import { use } from "react";
import { texts as ofPasskeys } from "../passkey/strings.ts";
import { PicturesContext } from "../theme/pictures.ts";
import facts from "./Facts.module.css";
import { OutsideLink } from "./OutsideLink.tsx";
import { Panel } from "./Panel.tsx";
import { texts } from "./strings.ts";
import type { PasskeyChoice } from "./WalletList.tsx";
import css from "./WhatIsAWallet.module.css";

export type NewcomerProps = {
  learnMoreUrl: string;
  /** What the site says of signing in, where it says something. */
  purpose?: string | undefined;
  onGet(): void;
  passkey?: PasskeyChoice | undefined;
};

/** In the right pane, until a wallet is chosen. */
export function Intro(props: NewcomerProps) {
  const strings = useTexts(texts);
  return (
    <Panel title={strings.whatIsAWallet} layout="wide" isCentred takesFocus={false}>
      <Explanation {...props} />
    </Panel>
  );
}

/** A step of its own where there is only one pane. */
export function Learn(props: NewcomerProps) {
  return (
    <div className={css.learn}>
      <Explanation {...props} />
    </div>
  );
}

/** Below the wallets of a narrow window: the way to that step. */
export function LearnFooter({ onLearn }: { onLearn(): void }) {
  const strings = useTexts(texts);
  return (
    <div className={`${foot.foot} ${css.footer}`}>
      <p>{strings.newToWallets}</p>
      <Button kind="quiet" size="small" onClick={onLearn}>
        {strings.learnMore}
      </Button>
    </div>
  );
}

/** Below the wallets of a phone's sheet, which has no room for more. */
export function ShortIntro({ learnMoreUrl, purpose, onGet }: NewcomerProps) {
  const strings = useTexts(texts);
  return (
    <section className={css.short}>
      <h3>{strings.whatIsAWallet}</h3>
      <p>
        {strings.homeAndKey} {purpose}
      </p>
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

function Explanation({ learnMoreUrl, purpose, onGet, passkey }: NewcomerProps) {
  const strings = useTexts(texts);
  const { start } = useTexts(ofPasskeys);
  const { belongings } = use(PicturesContext);
  return (
    <>
      <ul role="list" className={facts.facts}>
        <li>
          {belongings ?? (
            <span className={facts.contents}>
              <Icon of={Gem} size={34} />
            </span>
          )}
          <span className={facts.words}>
            <strong>{strings.homeTitle}</strong>
            {strings.homeText}
          </span>
        </li>
        <li>
          <span className={facts.key}>
            <Icon of={KeyRound} size={34} />
          </span>
          <span className={facts.words}>
            <strong>{strings.keyTitle}</strong>
            {purpose ?? strings.keyText}
          </span>
        </li>
      </ul>
      <div className={css.ways}>
        {passkey && (
          <Button
            disabled={passkey.isAwaited}
            className={passkey.isAwaited ? css.awaited : undefined}
            onClick={passkey.onChoose}
          >
            {start}
          </Button>
        )}
        <Button kind={passkey ? "secondary" : "primary"} onClick={onGet}>
          {strings.getAWallet}
        </Button>
        <OutsideLink kind="quiet" size="small" href={learnMoreUrl}>
          {strings.learnMore}
        </OutsideLink>
      </div>
    </>
  );
}
