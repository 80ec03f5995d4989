// An app that is connected: its name, with which account and on which chains, and the way to part.
import { avatar } from "../../wallet/panel/avatar.ts";
import { element } from "../../wallet/panel/element.ts";
import { shortAddress, siteName } from "../../wallet/panel/format.ts";
import type { PhoneSession } from "../phone.ts";
import { pressable } from "./pressable.ts";
import { strings } from "./strings.ts";

export function sessionCard(
  { app, address, chains }: PhoneSession,
  accountName: string,
  disconnect: () => Promise<void>,
): HTMLLIElement {
  const where = chains.map(strings.chainName).join(", ");
  return element(
    "li",
    { class: "session" },
    avatar(address),
    element(
      "span",
      {},
      element("span", { class: "name" }, app.name),
      element("span", { class: "note" }, siteName(app.url)),
      element("span", { class: "note" }, `${accountName} · ${shortAddress(address)}`),
      element("span", { class: "note" }, where),
    ),
    pressable(strings.disconnect, disconnect, { name: strings.disconnectFrom(app.name) }),
  );
}
