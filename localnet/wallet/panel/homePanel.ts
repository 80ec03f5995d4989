// The wallet as its owner opens it: choose the account and the network, part from the site.
import type { Wallet } from "../createWallet.ts";
import { accountChoice } from "./accountLines.ts";
import { choices } from "./choices.ts";
import { element } from "./element.ts";
import { siteName } from "./format.ts";
import { openPanel, titleElement } from "./openPanel.ts";
import { strings } from "./strings.ts";

type Look = { readonly name: string; readonly icon: string; readonly origin: string };

export function openHomePanel(wallet: Wallet, { name, icon, origin }: Look): void {
  const site = siteName(origin);
  const title = wallet.isConnected() ? strings.connectedTo(site) : strings.notConnected(site);
  const heading = titleElement(title);
  const done = element("button", { type: "button", class: "primary" }, strings.done);
  const disconnect = element("button", { type: "button" }, strings.disconnect);
  done.addEventListener("click", () => panel.close());
  disconnect.addEventListener("click", () => {
    wallet.disconnect();
    heading.textContent = strings.notConnected(site);
    disconnect.remove();
    heading.focus();
    panel.say(strings.disconnected);
  });

  const panel = openPanel({
    wallet: name,
    icon,
    network: wallet.chain().name,
    title,
    announcement: strings.asked(name, title),
    content: [
      heading,
      choices(
        strings.network,
        wallet.chains().map((chain) => ({ value: String(chain.id), name: chain.name })),
        String(wallet.chain().id),
        (choice) => {
          wallet.chooseChain(Number(choice.value));
          panel.showNetwork(choice.name);
          panel.say(strings.picked(choice.name));
        },
      ),
      choices(
        strings.account,
        wallet.accounts.map(accountChoice),
        wallet.account().address,
        (choice) => {
          wallet.chooseAccount(choice.value);
          panel.say(strings.picked(choice.name));
        },
      ),
    ],
    buttons: wallet.isConnected() ? [disconnect, done] : [done],
    dismiss: () => panel.close(),
  });
}
