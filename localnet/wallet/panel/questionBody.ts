// The middle of the panel: what exactly is being asked, for each kind of question.
import { size } from "viem";
import type { PromptRequest } from "../promptRequest.ts";
import { accountChoice, accountLines } from "./accountLines.ts";
import { choices } from "./choices.ts";
import { dataList, well } from "./dataList.ts";
import { drawing, element } from "./element.ts";
import { amount, feeAmount, shortened, siteName } from "./format.ts";
import { strings } from "./strings.ts";

type OfKind<Kind extends PromptRequest["kind"]> = Extract<PromptRequest, { kind: Kind }>;

export function questionBody(
  request: PromptRequest,
  chooseAccount: (address: string, name: string) => void,
): Node[] {
  switch (request.kind) {
    case "connect":
      return [
        choices(
          strings.account,
          request.choices.map(accountChoice),
          request.account.address,
          ({ value, name }) => chooseAccount(value, name),
        ),
      ];
    case "message":
      return [accountLines(request.account), ...messageBody(request)];
    case "typedData":
      return [
        accountLines(request.account),
        labelled(strings.domain, dataList(strings.domain, request.domain)),
        labelled(request.primaryType, dataList(request.primaryType, request.rows)),
      ].flat();
    case "transaction":
      return [accountLines(request.account), ...transactionBody(request)];
    case "switchChain":
      return [hop(request.chain.name, request.to.name)];
    case "addChain":
      return [
        hop(request.chain.name, request.to.name),
        rows(strings.network, [
          [strings.chainId, String(request.to.id)],
          [strings.currency, request.to.symbol],
          [strings.offered, request.offeredRpcUrl],
          [strings.used, request.to.rpcUrl],
        ]),
      ];
    case "watchAsset":
      return [
        rows(strings.token, [
          ...(request.symbol ? [[strings.symbol, request.symbol] as const] : []),
          [strings.type, request.type],
          ...(request.tokenId ? [[strings.tokenId, request.tokenId] as const] : []),
          [strings.address, request.address],
        ]),
      ];
  }
}

function messageBody({ text, isBytes, foreignDomain, origin }: OfKind<"message">): Node[] {
  const label = isBytes ? strings.messageBytes : strings.message;
  return [
    ...(foreignDomain === undefined
      ? []
      : [warning(strings.foreignDomain(foreignDomain, siteName(origin)))]),
    ...labelled(label, well(label, isBytes ? "message bytes" : "message", text)),
  ];
}

function transactionBody(request: OfKind<"transaction">): Node[] {
  const { symbol, decimals } = request.chain;
  const data = request.data as `0x${string}`;
  return [
    element("p", { class: "amount" }, amount(request.value, symbol, decimals)),
    ...(request.failure === undefined
      ? []
      : [warning(`${strings.likelyFailure} ${shortened(request.failure)}`)]),
    rows(strings.amount, [
      [strings.to, request.to ?? strings.newContract],
      [
        strings.fee,
        request.fee === null ? strings.feeUnknown : feeAmount(request.fee, symbol, decimals),
      ],
      [strings.network, request.chain.name],
    ]),
    ...(data === "0x"
      ? []
      : [
          element(
            "details",
            {},
            element("summary", {}, strings.callData(size(data))),
            well(strings.data, "message bytes", data),
          ),
        ]),
  ];
}

function rows(label: string, pairs: readonly (readonly [string, string])[]): HTMLElement {
  return dataList(
    label,
    pairs.map(([term, value]) => ({ depth: 0, label: term, value })),
  );
}

function labelled(label: string, content: Node): Node[] {
  return [element("span", { class: "label", "aria-hidden": "true" }, label), content];
}

function warning(text: string): HTMLElement {
  return element("p", { class: "warning" }, text);
}

function hop(from: string, to: string): HTMLElement {
  return element(
    "p",
    { class: "hop" },
    element("span", {}, from),
    drawing(
      "svg",
      { viewBox: "0 0 24 24", role: "img", "aria-label": strings.to.toLowerCase() },
      drawing("path", {
        fill: "none",
        stroke: "currentColor",
        "stroke-width": "2.2",
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
        d: "M4 12h15m-6-6 6 6-6 6",
      }),
    ),
    element("span", {}, to),
  );
}
