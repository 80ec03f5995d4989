import { coinbaseWallet } from "wagmi/connectors/coinbaseWallet";
// src/wallet/core/connectors/coinbase.ts
function findCoinbase({ settings, page }) {
	return {
		ok: true,
		key: "coinbase",
		connector: coinbaseWallet({
			appName: settings.appName,
			appLogoUrl: page.icons[0] ?? null,
			preference: { options: "all" }
		})
	};
}
export { findCoinbase };
