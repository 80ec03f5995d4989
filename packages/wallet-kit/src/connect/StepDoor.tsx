// Stands for a step until its code has arrived: it says so where that takes long, and where it fails has a way on.
import { Button } from "@loamstead/ui/Button.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { useTexts } from "@loamstead/ui/language.ts";
import type { LazyPart } from "@loamstead/ui/lazyPart.ts";
import { Spinner } from "@loamstead/ui/Spinner.tsx";
import { useEffect, useState } from "react";
import type { Wallet } from "../wallets/wallet.ts";
import css from "./ConnectStatus.module.css";
import { Panel } from "./Panel.tsx";
import type { Senses } from "./senses.ts";
import type { DialogLayout } from "./steps.ts";
import { texts } from "./strings.ts";
import { WalletIcon } from "./WalletIcon.tsx";

type StepDoorProps<Props> = {
  part: LazyPart<Props>;
  /** What the step itself is given. */
  of: Props & { title: string; layout: DialogLayout };
  /** Whose mark stands there meanwhile. */
  wallet?: Pick<Wallet, "iconUrl" | "iconBackground"> | undefined;
  senses: Senses;
};

type Arrival = "awaited" | "slow" | "failed";

/** What is there sooner needs no words that tell of waiting. */
const noticeable = 150;

export function StepDoor<Props extends object>(props: StepDoorProps<Props>) {
  const { part, of, wallet, senses } = props;
  const strings = useTexts(texts);
  const [arrival, setArrival] = useState<Arrival>("awaited");
  const hasFailed = arrival === "failed";
  const Step = part.usePart(!hasFailed);
  const isAwaited = !Step && !hasFailed;

  useEffect(() => {
    if (!isAwaited) return;
    let isGone = false;
    part.fetch().catch(() => isGone || setArrival("failed"));
    const stop = senses.later(noticeable, () => setArrival("slow"));
    return () => {
      isGone = true;
      stop();
    };
  }, [isAwaited, part, senses]);

  const said = { awaited: undefined, slow: strings.fetching, failed: strings.notLoaded }[arrival];
  useEffect(() => {
    if (said && !Step) announce(said);
  }, [said, Step]);

  if (Step) return <Step {...of} />;
  const mark = wallet && <WalletIcon wallet={wallet} size="status" />;
  const picture = hasFailed ? <span className={css.still}>{mark}</span> : <Spinner>{mark}</Spinner>;
  return (
    <Panel title={of.title} layout={of.layout} isCentred picture={arrival !== "awaited" && picture}>
      <div className={css.status}>
        {of.layout !== "wide" && arrival !== "awaited" && picture}
        {said && (
          <p className={hasFailed ? `${css.sentence} ${css.error}` : css.sentence}>{said}</p>
        )}
        {hasFailed && <Button onClick={() => setArrival("awaited")}>{strings.retry}</Button>}
      </div>
    </Panel>
  );
}
