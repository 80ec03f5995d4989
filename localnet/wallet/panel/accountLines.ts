// An account as the panel shows it: its little field, its name, and what tells it from others.
import type { WalletAccount } from "../walletAccounts.ts";
import { avatar } from "./avatar.ts";
import type { Choice } from "./choices.ts";
import { element } from "./element.ts";
import { shortAddress } from "./format.ts";

type Named = Pick<WalletAccount, "name" | "address"> & Partial<WalletAccount>;

export function accountLines({ name, address, ensName }: Named): HTMLElement {
  return element(
    "div",
    { class: "who" },
    avatar(address),
    element(
      "span",
      {},
      element("span", { class: "name" }, name),
      element(
        "span",
        { class: "note" },
        [ensName, shortAddress(address)].filter(Boolean).join(" · "),
      ),
    ),
  );
}

export function accountChoice({ name, address, ensName, note }: WalletAccount): Choice {
  return {
    value: address,
    name,
    note: [ensName ?? shortAddress(address), note].filter(Boolean).join(" · "),
    picture: avatar(address),
  };
}
