// The dialogs of somebody who is connected: their account, the networks, and the proof that it is theirs.
import type { DevicePasskey } from "@loamstead/passkey/keptPasskey.ts";
import { type ReactNode, use, useEffect, useMemo } from "react";
import type { Hex } from "viem";
import { AccountDialog } from "../account/AccountDialog.tsx";
import { ChainDialog } from "../chains/ChainDialog.tsx";
import { signMessage } from "../core/requests/signMessage.ts";
import { switchChain } from "../core/requests/switchChain.ts";
import { AccountFace } from "../identity/AccountFace.tsx";
import type { SigningPasskey } from "../kit/authentication.ts";
import { focusHome } from "../kit/focusHome.ts";
import { useKit, useWalletState } from "../kit/kitContext.ts";
import { accountOf, statusOf } from "../kit/walletState.ts";
import { loadVerifyDialog } from "../verify/loadVerifyDialog.ts";
import { VerifyDoor } from "../verify/VerifyDoor.tsx";
import type { VerifyPort } from "../verify/verification.ts";
import { WithCore } from "./WithCore.tsx";

type ConnectedDialogsProps = {
  /** What else belongs into the account dialog, which waits for it. */
  extraRows: ReactNode | undefined;
};

export function ConnectedDialogs(props: ConnectedDialogsProps) {
  return (
    <WithCore>
      <Dialogs {...props} />
    </WithCore>
  );
}

const clock: Pick<VerifyPort, "now" | "after"> = {
  now: Date.now,
  after(wait, run) {
    const timer = setTimeout(run, wait);
    return () => clearTimeout(timer);
  },
};

/** What a server may keep of it, and no more. */
const signerOf = (passkey: DevicePasskey | undefined): SigningPasskey | undefined =>
  passkey && { id: passkey.id, x: passkey.x, y: passkey.y };

function Dialogs({ extraRows }: ConnectedDialogsProps) {
  const kit = useKit();
  const core = use(kit.core());
  const state = useWalletState();
  const account = accountOf(state);
  const { dialog } = state;
  const status = statusOf(state);
  const unverified = status === "unauthenticated";
  // On a chain that the site does not know nothing can be verified: that comes first.
  const astray = dialog === "connect" && unverified && account?.supported === false;
  const { authentication } = kit;
  useEffect(() => {
    if (status === "connected") core.passkeyUsed().catch(() => {});
  }, [core, status]);
  const port = useMemo(
    () =>
      authentication && {
        ...authentication,
        ...clock,
        verify: async (message: string, signature: Hex) =>
          authentication.verify(message, signature, signerOf(await core.passkey())),
      },
    [authentication, core],
  );
  return (
    <>
      <AccountDialog
        open={dialog === "account" && extraRows !== undefined}
        account={account}
        tokens={core.settings.tokens}
        shown={kit.transactions?.shown}
        ipfsGateway={kit.ipfsGateway}
        returnTo={focusHome}
        onClose={kit.close}
        onDisconnect={kit.disconnect}
        onNetworks={() => kit.open("chains")}
      >
        {extraRows}
      </AccountDialog>
      <ChainDialog
        open={dialog === "chains" || astray}
        account={account}
        appName={kit.appName}
        ipfsGateway={kit.ipfsGateway}
        returnTo={focusHome}
        switchChain={(chainId) => switchChain(core, { chainId })}
        onClose={(reason) => {
          // Switched, it may have given way to the proof, which is not its own to close.
          if (reason !== "done" || kit.get().dialog === "chains") kit.close();
        }}
        onDisconnect={kit.disconnect}
      />
      {port && account && (
        <VerifyDoor
          load={loadVerifyDialog}
          port={port}
          open={dialog === "connect" && unverified && !astray}
          account={account}
          face={<AccountFace address={account.address} />}
          sign={(message) => signMessage(core, { message })}
          returnTo={focusHome}
          onClose={kit.close}
          onCancel={kit.giveUp}
        />
      )}
    </>
  );
}
