// An account as its owner calls it.
import type { Address } from "viem";
import { avatar } from "../../wallet/panel/avatar.ts";
import { element } from "../../wallet/panel/element.ts";
import { shortAddress } from "../../wallet/panel/format.ts";

export type NamedAddress = { name: string; address: Address };

export function accountLine(address: Address, accounts: readonly NamedAddress[]): HTMLElement {
  const name = accounts.find((one) => one.address === address)?.name ?? "";
  return element(
    "div",
    { class: "who" },
    avatar(address),
    element(
      "span",
      {},
      element("span", { class: "name" }, name),
      element("span", { class: "note" }, shortAddress(address)),
    ),
  );
}
