// The dialog of an account's keys in its place, with the heavy half around it.
import { WithCore } from "../connected/WithCore.tsx";
import { useKit, useWalletState } from "../kit/kitContext.ts";
import { accountOf } from "../kit/walletState.ts";
import { AccountKeysDialog } from "./AccountKeysDialog.tsx";

/** The keys of the account that is connected, and the way to another one. */
export function KeysPart() {
  const kit = useKit();
  const state = useWalletState();
  const account = accountOf(state);
  if (!account) return null;
  return (
    <WithCore>
      <AccountKeysDialog
        key={account.address}
        open={state.dialog === "keys"}
        account={account}
        onClose={kit.close}
        onBack={() => kit.open("account")}
      />
    </WithCore>
  );
}
