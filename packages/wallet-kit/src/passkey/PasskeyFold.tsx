// A row of the account dialog: where the passkey of this account lies, and what forgetting it means.
import type { KeptPasskey } from "@loamstead/passkey/keptPasskey.ts";
import { Fold } from "@loamstead/ui/Fold.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { useTexts } from "@loamstead/ui/language.ts";
import KeyRound from "lucide-react/icons/key-round";
import { useEffect, useState } from "react";
import { useKit } from "../kit/kitContext.ts";
import { texts } from "./stepStrings.ts";

export function PasskeyFold() {
  const strings = useTexts(texts);
  const kit = useKit();
  const [passkey, setPasskey] = useState<KeptPasskey>();
  useEffect(() => {
    kit.core().then(
      async (core) => setPasskey(await core.passkey()),
      () => {},
    );
  }, [kit]);
  return (
    <Fold title={strings.row} icon={<Icon of={KeyRound} />}>
      {passkey && (
        <p>
          <strong>{passkey.synced ? strings.synced : strings.onlyHere}</strong>
        </p>
      )}
      <p>{strings.forgetHint}</p>
    </Fold>
  );
}
