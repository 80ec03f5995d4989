// Rows of the account dialog: where the passkey of this account lies, what forgetting it means, and its other keys.
import type { DevicePasskey } from "@loamstead/passkey/keptPasskey.ts";
import row from "@loamstead/ui/Fold.module.css";
import { Fold } from "@loamstead/ui/Fold.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { useTexts } from "@loamstead/ui/language.ts";
import ChevronRight from "lucide-react/icons/chevron-right";
import KeyRound from "lucide-react/icons/key-round";
import UsersRound from "lucide-react/icons/users-round";
import { use, useEffect, useState } from "react";
import { useKit, useWallet } from "../kit/kitContext.ts";
import type { Account } from "../kit/walletState.ts";
import { texts } from "../passkey/stepStrings.ts";
import css from "./PasskeyFold.module.css";
import { useAccountOwners } from "./useAccountOwners.ts";

/** What the account dialog says of a passkey and of the account's other keys. */
export function PasskeyFold() {
  const strings = useTexts(texts);
  const kit = useKit();
  const [passkey, setPasskey] = useState<DevicePasskey>();
  useEffect(() => {
    kit.core().then(
      async (core) => setPasskey(await core.passkey()),
      () => {},
    );
  }, [kit]);
  const { account } = useWallet();
  return (
    <>
      <Fold title={strings.row} icon={<Icon of={KeyRound} />}>
        {passkey && (
          <p>
            <strong>{passkey.synced ? strings.synced : strings.onlyHere}</strong>
          </p>
        )}
        <p>{strings.forgetHint}</p>
      </Fold>
      {account && <KeysRow account={account} />}
    </>
  );
}

/** Leads to the keys: to a second one first of all, and once that stands to which there are. */
function KeysRow({ account }: { account: Account }) {
  const strings = useTexts(texts);
  const kit = useKit();
  const { settings } = use(kit.core());
  const owners = useAccountOwners(account.address, settings.chains[0].id);
  const hasMore = owners !== undefined && owners.length > 1;
  return (
    <button
      type="button"
      className={row.row}
      aria-haspopup="dialog"
      onClick={() => kit.open("keys")}
    >
      <Icon of={UsersRound} />
      {hasMore ? strings.keys : strings.addKey}
      {hasMore && <span className={css.count}>{owners.length}</span>}
      <Icon of={ChevronRight} className={row.end} />
    </button>
  );
}
