// The step of an account by passkey: what has to be known before, what the device asks, whose account it is.
import { createAuthenticator } from "@loamstead/passkey/authenticator.ts";
import { createOpening } from "@loamstead/passkey/createOpening.ts";
import { openShelf } from "@loamstead/passkey/keptPasskey.ts";
import { Button } from "@loamstead/ui/Button.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { useTexts } from "@loamstead/ui/language.ts";
import { Spinner } from "@loamstead/ui/Spinner.tsx";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { Avatar } from "../identity/Avatar.tsx";
import { shortenAddress } from "../identity/shortenAddress.ts";
import type { PasskeySite } from "../kit/passkeySite.ts";
import type { KeyValueStorage } from "../kit/storage.ts";
import { passkeyMark, passkeyWallet } from "../passkey/passkeyWallet.ts";
import { texts } from "../passkey/stepStrings.ts";
import type { WalletOption } from "../wallets/buildWalletList.ts";
import css from "./ConnectStatus.module.css";
import { Panel } from "./Panel.tsx";
import { PasskeyFacts } from "./PasskeyFacts.tsx";
import { type PasskeyButton, type PasskeyTextKey, passkeyViewOf } from "./passkeyView.ts";
import type { DialogLayout } from "./steps.ts";
import { WalletIcon } from "./WalletIcon.tsx";

export type PasskeyStepProps = {
  title: string;
  layout: DialogLayout;
  site: PasskeySite;
  appName: string;
  storage: KeyValueStorage;
  /** Its account is kept on this device now, and can be connected as any wallet's. */
  onReady(wallet: WalletOption): void;
};

function openOn({ site, appName, storage }: PasskeyStepProps) {
  return createOpening({
    authenticator: createAuthenticator({
      credentials: navigator.credentials,
      random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
      rp: { id: site.rpId, name: appName },
    }),
    shelf: openShelf(storage),
    subtle: crypto.subtle,
    name: () => appName,
    find: (...asked) => site.find(...asked),
    recover: (...asked) => site.recover(...asked),
  });
}

export function PasskeyPanel(props: PasskeyStepProps) {
  const { title, layout, site, onReady } = props;
  const strings = useTexts(texts);
  const [opening] = useState(() => openOn(props));
  const view = passkeyViewOf(
    useSyncExternalStore(opening.subscribe, opening.state),
    opening.hasUnused(),
  );

  // Whoever goes elsewhere is asked for nothing any more.
  useEffect(() => () => opening.press("facts"), [opening]);

  const take = ({ press }: PasskeyButton) => {
    for (const button of press) opening.press(button);
  };
  const standing = { title, layout };
  switch (view.is) {
    case "facts":
      return (
        <PasskeyFacts {...standing} hasSigners={site.hasSigners} ways={view.ways} onTake={take} />
      );
    case "busy":
      return (
        <Standing {...standing} picture={<Spinner>{mark}</Spinner>} say={view.words}>
          <Sentence of={view.words} />
        </Standing>
      );
    case "stopped": {
      const [first, second] = view.ways;
      return (
        <Standing {...standing} picture={still} say={view.words}>
          {view.title && <strong className={css.found}>{strings[view.title]}</strong>}
          <Sentence of={view.words} isError={view.isError} />
          <Button onClick={() => take(first!)}>{strings[first!.words]}</Button>
          {second && (
            <Button kind="quiet" onClick={() => take(second)}>
              {strings[second.words]}
            </Button>
          )}
        </Standing>
      );
    }
    case "open":
      return (
        <Standing
          {...standing}
          picture={
            <span className={css.still}>
              <Avatar address={view.address} size={74} />
            </span>
          }
          say="made"
        >
          <strong className={css.found}>{strings.made}</strong>
          <p className={css.sentence}>
            <bdi title={view.address}>{shortenAddress(view.address)}</bdi>
            <br />
            <span>{view.isSynced ? strings.synced : strings.onlyHere}</span>
          </p>
          <Button onClick={() => onReady(passkeyWallet(strings.row))}>{strings.goOn}</Button>
        </Standing>
      );
  }
}

const mark = <WalletIcon wallet={passkeyMark} size="status" />;
const still = <span className={css.still}>{mark}</span>;

type StandingProps = Pick<PasskeyStepProps, "title" | "layout"> & {
  picture: ReactNode;
  /** What those hear who cannot see it. */
  say: PasskeyTextKey;
  children: ReactNode;
};

/** A picture, a sentence, and at most two ways on. */
function Standing({ title, layout, picture, say, children }: StandingProps) {
  const said = useTexts(texts)[say];
  useEffect(() => announce(said), [said]);
  const isWide = layout === "wide";
  return (
    <Panel title={title} layout={layout} isCentred picture={picture}>
      <div className={css.status}>
        {!isWide && picture}
        {children}
      </div>
    </Panel>
  );
}

function Sentence({ of, isError = false }: { of: PasskeyTextKey; isError?: boolean }) {
  const words = useTexts(texts)[of];
  return <p className={isError ? `${css.sentence} ${css.error}` : css.sentence}>{words}</p>;
}
