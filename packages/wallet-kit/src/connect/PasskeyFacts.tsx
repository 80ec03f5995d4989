// What somebody has to know before they make a passkey, and the ways on.
import { Button } from "@loamstead/ui/Button.tsx";
import foot from "@loamstead/ui/DialogFoot.module.css";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { useTexts } from "@loamstead/ui/language.ts";
import Feather from "lucide-react/icons/feather";
import LifeBuoy from "lucide-react/icons/life-buoy";
import MapPin from "lucide-react/icons/map-pin";
import { texts } from "../passkey/stepStrings.ts";
import facts from "./Facts.module.css";
import { Panel } from "./Panel.tsx";
import type { PasskeyButton } from "./passkeyView.ts";
import type { DialogLayout } from "./steps.ts";
import css from "./WhatIsAWallet.module.css";

type PasskeyFactsProps = {
  title: string;
  layout: DialogLayout;
  /** Whether further passkeys can open the account. */
  hasSigners: boolean | undefined;
  /** The first is the likely one. */
  ways: readonly PasskeyButton[];
  onTake(way: PasskeyButton): void;
};

export function PasskeyFacts(props: PasskeyFactsProps) {
  const { title, layout, hasSigners, ways, onTake } = props;
  const strings = useTexts(texts);
  const all = [
    [MapPin, strings.hereTitle, strings.hereText],
    [LifeBuoy, strings.lossTitle, hasSigners ? strings.lossEither : strings.lossText],
    [Feather, strings.freeTitle, strings.freeText],
  ] as const;
  // Whoever has made one was told it all, and is to see every way on at once.
  const shown = ways.length > 2 ? all.slice(0, 2) : all;
  const isSheet = layout !== "wide";
  return (
    <Panel title={title} layout={layout} isCentred>
      <div className={isSheet ? css.learn : undefined}>
        <ul role="list" className={facts.facts}>
          {shown.map(([picture, heading, words]) => (
            <li key={heading}>
              <span className={facts.mark}>
                <Icon of={picture} size={24} />
              </span>
              <span className={facts.words}>
                <strong>{heading}</strong>
                {words}
              </span>
            </li>
          ))}
        </ul>
        <div className={`${css.pair} ${isSheet ? foot.foot : css.apart}`}>
          {ways.map((way, place) => (
            <Button
              key={way.words}
              kind={place === 0 ? "primary" : "secondary"}
              size="small"
              onClick={() => onTake(way)}
            >
              {strings[way.words]}
            </Button>
          ))}
        </div>
      </div>
    </Panel>
  );
}
