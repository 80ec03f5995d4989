// What exactly the phone is asked to sign, send or switch.
import { size } from "viem";
import { dataRows } from "../../wallet/dataRows.ts";
import { dataList, well } from "../../wallet/panel/dataList.ts";
import { element } from "../../wallet/panel/element.ts";
import { amount } from "../../wallet/panel/format.ts";
import type { Asked } from "../parseRequest.ts";
import { accountLine, type NamedAddress } from "./namedAddress.ts";
import { strings } from "./strings.ts";

export function requestBody(asked: Asked, accounts: readonly NamedAddress[]): Node[] {
  const details = detailsOf(asked);
  return asked.kind === "switch" ? details : [accountLine(asked.address, accounts), ...details];
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
