// The passkey of this device whose account is connected, with the site that it belongs to.
import type { DevicePasskey } from "@loamstead/passkey/keptPasskey.ts";
import { use, useEffect, useState } from "react";
import { useKit } from "../kit/kitContext.ts";
import type { PasskeySite } from "../kit/passkeySite.ts";

export type OwnPasskey = { passkey: DevicePasskey; site: PasskeySite };

/** Undefined until it is known; null where there is none. */
export function useOwnPasskey(): OwnPasskey | null | undefined {
  const kit = useKit();
  const core = use(kit.core());
  const [own, setOwn] = useState<OwnPasskey | null>();
  useEffect(() => {
    let isGone = false;
    void Promise.all([core.passkey(), kit.passkeys()])
      .then(
        ([passkey, site]) => (passkey && site ? { passkey, site } : null),
        () => null,
      )
      .then((found) => isGone || setOwn(found));
    return () => {
      isGone = true;
    };
  }, [core, kit]);
  return own;
}
