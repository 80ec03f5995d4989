// The host page's script: shows the site in a frame and speaks for the Safe.
import { createAskNode } from "../wallet/askNode.ts";
import { type Auto, autoPrompt } from "../wallet/autoPrompt.ts";
import { element } from "../wallet/panel/element.ts";
import { shortAddress } from "../wallet/panel/format.ts";
import { panelPrompt } from "../wallet/panel/panelPrompt.ts";
import { createSafeHost } from "./createSafeHost.ts";
import { readSettings } from "./hostSettings.ts";
import { strings } from "./strings.ts";

// The mark of the local Safe: a strongbox with a keyhole.
const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="24" fill="#3b2a1e"/><rect x="20" y="22" width="56" height="50" rx="10" fill="#d9cf8d"/><rect x="26" y="28" width="44" height="38" rx="6" fill="#b9bd6c"/><path fill="#3b2a1e" d="M28 72h10v6H28zm30 0h10v6H58z"/><circle cx="48" cy="44" r="7" fill="#3b2a1e"/><path fill="#3b2a1e" d="M45 46h6l2 12H43z"/></svg>`;

const safeIcon = `data:image/svg+xml,${encodeURIComponent(drawn)}`;

// Gone after the first pause.
const settings = readSettings(document.currentScript?.dataset.settings);

async function open() {
  const { site, safe, chainId, chainName } = settings;
  const siteOrigin = new URL(site).origin;
  const rpcUrl = new URL(`rpc/${chainId}`, location.href).href;
  const askNode = createAskNode((url, init) => fetch(url, init));
  const auto = new URLSearchParams(location.search).get("auto");
  const host = await createSafeHost({
    safe,
    chain: { id: chainId, name: chainName, symbol: "ETH", decimals: 18, rpcUrl },
    node: (method, params) => askNode(rpcUrl, method, params),
    prompt: isAuto(auto) ? autoPrompt(auto) : panelPrompt({ name: strings.name, icon: safeIcon }),
    hostOrigin: location.origin,
    siteOrigin,
  });

  const frame = element("iframe", { title: strings.frameTitle, allow: "clipboard-write" });
  addEventListener("message", async ({ source, origin, data }) => {
    // Any page may post to this one; only the framed site, still at its own address, is heard.
    if (source !== frame.contentWindow || origin !== siteOrigin) return;
    const response = await host.answer(data);
    if (response) frame.contentWindow?.postMessage(response, siteOrigin);
  });
  const { threshold, owners } = host.info();
  frame.src = site;
  document.body.replaceChildren(
    element(
      "header",
      {},
      element("img", { src: safeIcon, alt: "" }),
      element("h1", {}, strings.name),
      element("code", { title: safe }, shortAddress(safe)),
      element("span", {}, chainName),
      element("span", {}, strings.owners(threshold, owners.length)),
    ),
    element("main", {}, frame),
  );
}

function isAuto(value: string | null): value is Auto {
  return value === "approve" || value === "reject";
}

open().catch((error) => {
  document.querySelector("p")?.replaceChildren(strings.failed);
  throw error;
});
