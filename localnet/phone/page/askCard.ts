// The paper on which the phone asks its owner something: what exactly, and two answers.
import { type Address, size } from "viem";
import { dataRows } from "../../wallet/dataRows.ts";
import { accountLines } from "../../wallet/panel/accountLines.ts";
import { avatar } from "../../wallet/panel/avatar.ts";
import { choices } from "../../wallet/panel/choices.ts";
import { dataList, well } from "../../wallet/panel/dataList.ts";
import { element } from "../../wallet/panel/element.ts";
import { amount, shortAddress, siteName } from "../../wallet/panel/format.ts";
import type { Asked } from "../parseRequest.ts";
import type { App, Outcome, PhoneProposal } from "../phone.ts";
import { pressable } from "./pressable.ts";
import { strings } from "./strings.ts";

export type NamedAddress = { name: string; address: Address };

type Ask = {
  id: number;
  app: App;
  title: string;
  body: readonly Node[];
  yes: string;
  accept: () => Promise<Outcome>;
  decline: () => Promise<Outcome>;
  /** Told what came of the answer. */
  answered: (outcome: Outcome, accepted: boolean) => void;
};

export function askCard({ id, app, title, body, yes, accept, decline, answered }: Ask) {
  const heading = `ask-${id}`;
  return element(
    "section",
    { class: "card ask", "aria-labelledby": heading },
    element("p", { class: "site" }, strings.from(app.name), " · ", siteName(app.url)),
    element("h2", { id: heading, tabindex: "-1" }, title),
    ...body,
    element(
      "div",
      { class: "buttons" },
      pressable(strings.decline, async () => answered(await decline(), false)),
      pressable(yes, async () => answered(await accept(), true), { primary: true }),
    ),
  );
}

/** What the phone is to sign, send or switch. */
export function requestBody(asked: Asked, accounts: readonly NamedAddress[]): Node[] {
  const details = detailsOf(asked);
  if (asked.kind === "switch") return details;
  const { address } = asked;
  const name = accounts.find((one) => one.address === address)?.name ?? "";
  return [accountLines({ name, address }), ...details];
}

function detailsOf(asked: Asked): Node[] {
  switch (asked.kind) {
    case "message":
      return [well(strings.message, "message", asked.text)];
    case "typedData": {
      const { domain, types, primaryType, message } = asked.data;
      return [
        rows(
          strings.domain,
          Object.entries(domain).map(([label, value]) => [label, String(value)]),
        ),
        element("span", { class: "label", "aria-hidden": "true" }, primaryType),
        dataList(primaryType, dataRows(types, primaryType, message)),
      ];
    }
    case "transaction":
      return [
        element("p", { class: "amount" }, amount(asked.value, "ETH")),
        rows(strings.transaction, [
          [strings.to, asked.to ?? strings.newContract],
          [strings.chain, strings.chainName(asked.chainId)],
          ...(asked.data === "0x"
            ? []
            : [[strings.data, strings.bytes(size(asked.data))] as const]),
        ]),
      ];
    case "switch":
      return [rows(strings.chain, [[strings.to, strings.chainName(asked.chainId)]])];
  }
}

function rows(label: string, pairs: readonly (readonly [string, string])[]): HTMLElement {
  return dataList(
    label,
    pairs.map(([term, value]) => ({ depth: 0, label: term, value })),
  );
}

/** Who vouches for an app that wants to connect, and the accounts to choose from. */
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
