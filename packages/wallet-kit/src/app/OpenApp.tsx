// While a wallet on this same phone is asked for something: the way to its app, as the tap of whoever waits.
import { Button } from "@loamstead/ui/Button.tsx";
import { useTexts } from "@loamstead/ui/language.ts";
import type { Account } from "../kit/walletState.ts";
import { texts } from "./strings.ts";

type OpenAppProps = { wallet: Account["wallet"]; size?: "normal" | "small" };

/** "Open Rainbow", where the wallet is an app of this phone; nothing for an extension or another device. */
export function OpenApp({ wallet, size }: OpenAppProps) {
  const strings = useTexts(texts);
  if (wallet.app === undefined) return null;
  return (
    <Button kind="secondary" size={size} href={wallet.app}>
      {strings.open({ wallet: wallet.name })}
    </Button>
  );
}
