// Stands for whoever is connected: their picture, with a ring around it while a transaction is under way.
import { useTexts } from "@loamstead/ui/language.ts";
import { useEffect, useRef } from "react";
import { texts } from "../account/strings.ts";
import { Avatar } from "../identity/Avatar.tsx";
import { useIdentity } from "../identity/useIdentity.ts";
import { restoreFocusTo } from "../kit/focusHome.ts";
import { useKit } from "../kit/kitContext.ts";
import type { Account } from "../kit/walletState.ts";
import { usePendingTransactions } from "../transactions/transactionHooks.ts";
import css from "./AccountButton.module.css";
import { WithCore } from "./WithCore.tsx";

type AccountButtonProps = { account: Account; show: "avatar" | "name" };

export function AccountButton(props: AccountButtonProps) {
  return (
    <WithCore>
      <Face {...props} />
    </WithCore>
  );
}

function Face({ account, show }: AccountButtonProps) {
  const strings = useTexts(texts);
  const kit = useKit();
  const { display, avatar } = useIdentity(account.address, kit.ipfsGateway);
  const pending = usePendingTransactions();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => restoreFocusTo(button.current), []);
  return (
    <button
      ref={button}
      type="button"
      className={css.face}
      data-show={show}
      data-pending={pending || undefined}
      aria-haspopup="dialog"
      aria-label={(pending ? strings.buttonPending : strings.button)({ name: display })}
      onClick={() => kit.open("account")}
    >
      <span className={css.picture}>
        <Avatar address={account.address} picture={avatar} size={42} />
      </span>
      {show === "name" && <bdi>{display}</bdi>}
    </button>
  );
}
