// The page script of the badge: tells that a local world is running, what is in it, and how to use it.

import { element } from "../wallet/panel/element.ts";
import tokenStyles from "../wallet/panel/tokens.css?inline";
import type { WorldSummary } from "../world/startLocalWorld.ts";
import badgeStyles from "./badge.css?inline";
import { strings } from "./strings.ts";

function styleSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

function openBadge(summary: WorldSummary): void {
  const host = document.createElement("local-world-badge");
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [tokenStyles, badgeStyles].map(styleSheet);

  const wallet = element("button", { type: "button" }, strings.wallet);
  const note = element(
    "div",
    { id: "note", class: "note", popover: "auto", role: "dialog", "aria-labelledby": "title" },
    element("h2", { id: "title" }, strings.title),
    element("p", {}, strings.lede),
    element(
      "ul",
      { class: "ways", role: "list" },
      element("li", {}, wallet, element("span", {}, strings.walletText)),
      way(summary.phone, strings.phone, strings.phoneText),
      way(summary.safe, strings.safe, strings.safeText),
      way(withoutWallet(), strings.passkey, strings.passkeyText),
    ),
    element(
      "dl",
      {},
      ...row(strings.chain, summary.chain),
      ...row(strings.secondChain, summary.secondChain),
      ...row(strings.exchange, summary.exchange),
      ...row(strings.relay, summary.relay),
      ...row(strings.attestation, summary.attestation),
    ),
  );
  wallet.addEventListener("click", () => {
    note.hidePopover();
    globalThis.localWallets?.[0]?.open();
  });

  const badge = element("button", { type: "button", class: "badge" }, strings.badge);
  badge.popoverTargetElement = note;
  root.append(badge, note);
  document.body.append(host);
}

/** The site as whoever has no wallet sees it, at the one name on this machine that passkeys are made for. */
function withoutWallet(): string {
  const url = new URL(location.href);
  url.hostname = "localhost";
  url.search = "?wallet=away";
  return url.href;
}

const way = (href: string, name: string, text: string) =>
  element(
    "li",
    {},
    element("a", { href, target: "_blank", rel: "noopener" }, name),
    element("span", {}, text),
  );

const row = (name: string, value: string) => [
  element("dt", {}, name),
  element("dd", {}, new URL(value).host),
];

async function start(src: string): Promise<void> {
  const answer = await fetch(new URL("world.json", src));
  openBadge((await answer.json()) as WorldSummary);
}

// In a frame the page belongs to somebody else's window.
if (globalThis.self === globalThis.top)
  void start((document.currentScript as HTMLScriptElement).src);
