// The way to an account by passkey, for whoever has no wallet: it stands before those.
import { useTexts } from "@loamstead/ui/language.ts";
import type { ComponentProps } from "react";
import { passkeyMark } from "../passkey/passkeyWallet.ts";
import { texts } from "../passkey/strings.ts";
import { WalletIcon } from "./WalletIcon.tsx";
import css from "./WalletList.module.css";

type PasskeyRowProps = ComponentProps<"button"> & {
  isChosen?: boolean | undefined;
  /** On a slip of its own, with room to say what it is; among the wallets it is a row like theirs. */
  isApart?: boolean | undefined;
  /** Its place alone, as long as nobody knows whether it is offered: no row may move when it is. */
  isAwaited?: boolean | undefined;
};

export function PasskeyRow({ isChosen, isApart, isAwaited, ...rest }: PasskeyRowProps) {
  const strings = useTexts(texts);
  const looks = [css.row, isApart && css.apart, isAwaited && css.awaited];
  return (
    <button
      type="button"
      {...rest}
      disabled={isAwaited}
      className={looks.filter(Boolean).join(" ")}
      aria-current={isChosen || undefined}
    >
      <WalletIcon wallet={passkeyMark} size={isApart ? "get" : "row"} />
      <span className={css.words}>
        <span className={`${css.name} ${css.whole}`}>{strings.start}</span>{" "}
        {isApart && <span className={css.note}>{strings.startText}</span>}
      </span>
    </button>
  );
}
