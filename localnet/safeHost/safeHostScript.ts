// The host page's script: shows the site in a frame and speaks for the Safe.
import { createAskNode } from "../wallet/askNode.ts";
import { type Auto, autoPrompt } from "../wallet/autoPrompt.ts";
import { element } from "../wallet/panel/element.ts";
import { shortAddress } from "../wallet/panel/format.ts";
import { panelPrompt } from "../wallet/panel/panelPrompt.ts";
import { createSafeHost } from "./createSafeHost.ts";
import { readSettings } from "./hostSettings.ts";
import { safeIcon } from "./safeIcon.ts";
import { strings } from "./strings.ts";

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
