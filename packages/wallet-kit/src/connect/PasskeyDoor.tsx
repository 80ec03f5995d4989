// Stands for the step of the passkey until its code has arrived, which nobody else has to carry.
import { Button } from "@loamstead/ui/Button.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { useTexts } from "@loamstead/ui/language.ts";
import { Spinner } from "@loamstead/ui/Spinner.tsx";
import { type ComponentType, useEffect, useState } from "react";
import { passkeyMark } from "../passkey/passkeyWallet.ts";
import { Panel } from "./Panel.tsx";
import type { PasskeyStepProps } from "./PasskeyStep.tsx";
import type { PasskeyOffer } from "./port.ts";
import css from "./Status.module.css";
import { texts } from "./strings.ts";
import { WalletIcon } from "./WalletIcon.tsx";

type PasskeyDoorProps = PasskeyStepProps & Pick<PasskeyOffer, "load">;

type Arrival =
  | { is: "awaited" }
  | { is: "failed" }
  | { is: "here"; Step: ComponentType<PasskeyStepProps> };

export function PasskeyDoor({ load, ...props }: PasskeyDoorProps) {
  const { notLoaded, retry } = useTexts(texts);
  const [arrival, setArrival] = useState<Arrival>({ is: "awaited" });
  const isAwaited = arrival.is === "awaited";

  useEffect(() => {
    if (!isAwaited) return;
    let isGone = false;
    load().then(
      (Step) => isGone || setArrival({ is: "here", Step }),
      () => isGone || setArrival({ is: "failed" }),
    );
    return () => {
      isGone = true;
    };
  }, [isAwaited, load]);

  const hasFailed = arrival.is === "failed";
  useEffect(() => {
    if (hasFailed) announce(notLoaded);
  }, [hasFailed, notLoaded]);

  if (arrival.is === "here") return <arrival.Step {...props} />;
  const icon = <WalletIcon wallet={passkeyMark} size="status" />;
  const picture = hasFailed ? <span className={css.still}>{icon}</span> : <Spinner>{icon}</Spinner>;
  return (
    <Panel {...props} isCentred picture={picture}>
      <div className={css.status}>
        {hasFailed && <p className={`${css.sentence} ${css.error}`}>{notLoaded}</p>}
        {hasFailed && <Button onClick={() => setArrival({ is: "awaited" })}>{retry}</Button>}
      </div>
    </Panel>
  );
}
