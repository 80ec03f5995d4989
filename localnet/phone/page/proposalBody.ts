// What the phone shows of an app that wants to connect: who vouches for it, and the accounts to choose from.
import type { Address } from "viem";
import { avatar } from "../../wallet/panel/avatar.ts";
import { choices } from "../../wallet/panel/choices.ts";
import { element } from "../../wallet/panel/element.ts";
import { shortAddress } from "../../wallet/panel/format.ts";
import type { PhoneProposal } from "../phone.ts";
import type { NamedAddress } from "./namedAddress.ts";
import { strings } from "./strings.ts";

export function proposalBody(
  { vouched }: PhoneProposal,
  accounts: readonly NamedAddress[],
  choose: (address: Address) => void,
): Node[] {
  return [
    element("p", { class: vouched === "no" ? "warning" : "explanation" }, strings.vouched[vouched]),
    choices(
      strings.account,
      accounts.map(({ name, address }) => ({
        value: address,
        name,
        note: shortAddress(address),
        picture: avatar(address),
      })),
      accounts[0]?.address ?? "",
      ({ value }) => choose(value as Address),
    ),
  ];
}
