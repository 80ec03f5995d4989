// The way to a further passkey: kept on another device than the one that is here, it opens the same account.
import { type CreateRefusal, createAuthenticator } from "@loamstead/passkey/authenticator.ts";
import type { PublicKey } from "@loamstead/passkey/publicKey.ts";
import { Button } from "@loamstead/ui/Button.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { useTexts } from "@loamstead/ui/language.ts";
import { useEffect, useRef, useState } from "react";
import { shortenAddress } from "../identity/shortenAddress.ts";
import css from "../paid/Paid.module.css";
import type { OwnPasskey } from "../paid/useOwnPasskey.ts";
import { texts as ofSteps } from "../passkey/stepStrings.ts";
import { texts } from "./strings.ts";

type MakePasskeyProps = { appName: string; own: OwnPasskey; onMade(key: PublicKey): void };

const faultWords = {
  cancelled: "cancelled",
  failed: "cancelled",
  "wrong-kind": "unfit",
  "wrong-order": "unfit",
  unsupported: "noLock",
  "not-here": "notHere",
} as const satisfies Record<Exclude<CreateRefusal, "made-already">, string>;

export function MakePasskey({ appName, own, onMade }: MakePasskeyProps) {
  const strings = useTexts(texts);
  const steps = useTexts(ofSteps);
  const [isAsking, setAsking] = useState(false);
  const [fault, setFault] = useState<string>();
  const asking = useRef(new AbortController());
  useEffect(() => () => asking.current.abort(), []);
  useEffect(() => {
    if (fault) announce(fault, "assertive");
    else if (isAsking) announce(steps.making);
  }, [fault, isAsking, steps.making]);

  const make = async () => {
    const { passkey, site } = own;
    asking.current = new AbortController();
    const { signal } = asking.current;
    setAsking(true);
    setFault(undefined);
    const { address: account } = passkey;
    // Asked from the very press; devices list it beside the first, and tell them apart by this.
    const made = await createAuthenticator({
      credentials: navigator.credentials,
      random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
      rp: { id: site.rpId, name: appName },
    }).create({
      name: `${appName} (${shortenAddress(account)})`,
      account,
      known: [passkey.id],
      signal,
    });
    if (signal.aborted) return;
    setAsking(false);
    if (made.ok) return onMade(made.value.key);
    const { reason } = made;
    setFault(reason === "made-already" ? strings.samePlace : steps[faultWords[reason]]);
  };

  return (
    <>
      <p className={css.words}>{isAsking ? steps.making : strings.passkeyText}</p>
      {fault && <p className={css.fault}>{fault}</p>}
      <Button busy={isAsking} onClick={make}>
        {strings.makePasskey}
      </Button>
    </>
  );
}
