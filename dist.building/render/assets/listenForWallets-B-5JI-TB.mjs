import { t as Listeners } from "./watched-D0txqXRO.mjs";
import { t as isRecord } from "./shape-DexFngXn.mjs";
import { t as visibleText } from "./visibleText-BZ459wQe.mjs";
import { requestProviders } from "mipd";
// src/wallet/core/deepLinkChoice.ts
var deepLinkChoiceKey = "WALLETCONNECT_DEEPLINK_CHOICE";
/** `uri` is the link that opens the wallet; what follows its question mark belongs to one pairing only. */
function keepDeepLinkChoice(storage, uri, name) {
	const href = uri.split("?")[0];
	storage.setItem(deepLinkChoiceKey, JSON.stringify({
		href,
		name
	}));
}
function forgetDeepLinkChoice(storage) {
	storage.removeItem(deepLinkChoiceKey);
}
// src/wallet/discovery/cleanAnnouncement.ts
var longestName = 40;
var longestIcon = 262144;
var reverseDomain = /^(?=.{3,100}$)[a-z0-9][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)+$/i;
var picture = /^data:image\/(png|jpeg|webp|svg\+xml)[;,]/i;
function cleanAnnouncement(detail) {
	try {
		return clean(detail);
	} catch {
		return;
	}
}
function clean(detail) {
	if (!isRecord(detail) || !isRecord(detail.info) || !isRecord(detail.provider)) return void 0;
	const { rdns, name, icon, uuid } = detail.info;
	if (typeof rdns !== "string" || !reverseDomain.test(rdns)) return void 0;
	if (typeof detail.provider.request !== "function") return void 0;
	return {
		rdns,
		name: typeof name === "string" && visibleText(name, longestName) || rdns.slice(0, longestName),
		...isPicture(icon) && { icon: icon.trim() },
		uuid: typeof uuid === "string" ? uuid.slice(0, 100) : "",
		provider: detail.provider
	};
}
function isPicture(icon) {
	return typeof icon === "string" && icon.length <= longestIcon && picture.test(icon.trim());
}
// src/wallet/discovery/listenForWallets.ts
/** More than anybody has; a page that is flooded keeps those that came first. */
var most = 40;
var page;
/** The page's one list; the first caller asks the wallets. */
function listenForWallets() {
	page ??= collectWallets((listener) => void requestProviders(listener));
	return page;
}
function collectWallets(request) {
	let wallets = [];
	const listeners = new Listeners();
	const find = (rdns) => wallets.find((one) => one.rdns === rdns);
	request((detail) => {
		const wallet = cleanAnnouncement(detail);
		if (!wallet || wallets.length >= most || find(wallet.rdns)) return;
		wallets = [...wallets, wallet];
		listeners.tell();
	});
	return {
		get: () => wallets,
		find,
		subscribe: listeners.add
	};
}
export { forgetDeepLinkChoice as n, keepDeepLinkChoice as r, listenForWallets as t };
