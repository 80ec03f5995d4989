// The way to an account by passkey, for whoever has no wallet: it stands before those.
import { useTexts } from "@loamstead/ui/language.ts";
import type { ComponentProps } from "react";
import { passkeyMark } from "../passkey/passkeyWallet.ts";
import { texts } from "../passkey/strings.ts";
import { WalletIcon } from "./WalletIcon.tsx";
import css from "./WalletList.module.css";

export type PasskeyRowProps = ComponentProps<"button"> & {
  isChosen?: boolean | undefined;
  /** On a slip of its own, with room to say what it is; among the wallets it is a row like theirs. */
  isApart?: boolean | undefined;
};

export function PasskeyRow({ isChosen, isApart, ...rest }: PasskeyRowProps) {
  const strings = useTexts(texts);
  return (
    <button
      type="button"
      {...rest}
      className={isApart ? `${css.row} ${css.apart}` : css.row}
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
