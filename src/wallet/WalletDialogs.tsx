// The kit's dialogs, each fetched when it may soon be wanted and kept once it has been opened.
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { useWalletState } from "./kit/kitContext.ts";
import { connectedPart, connectPart } from "./parts.ts";

// A page whose pictures move may be long without an idle moment on a slow processor.
const patience = 400;

export function WalletDialogs({ accountExtras }: { accountExtras?: ReactNode }) {
  const { dialog, connection } = useWalletState();
  const connected = connection.is === "connected" && dialog !== null;
  const [opened, setOpened] = useState({ connect: false, connected: false });
  const wanted = {
    connect: opened.connect || dialog === "connect",
    connected: opened.connected || connected,
  };
  if (wanted.connect !== opened.connect || wanted.connected !== opened.connected) setOpened(wanted);
  const ConnectPart = connectPart.usePart(wanted.connect);
  const ConnectedDialogs = connectedPart.usePart(wanted.connected);

  useEffect(() => {
    // A click must find the dialog drawn; but nothing may come before the page itself.
    const idle = window.requestIdleCallback?.(
      () => setOpened((before) => ({ ...before, connect: true })),
      { timeout: patience },
    );
    return () => {
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  }, []);

  return (
    <>
      {ConnectPart && <ConnectPart />}
      <Suspense>{ConnectedDialogs && <ConnectedDialogs accountExtras={accountExtras} />}</Suspense>
    </>
  );
}
