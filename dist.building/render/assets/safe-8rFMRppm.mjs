import { safe } from "wagmi/connectors/safe";
// src/wallet/core/connectors/safe.ts
var safeApp = /^https:\/\/app\.safe\.global$/;
var loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
function findSafe({ page }) {
	if (!page.framed) return {
		ok: false,
		kind: "not-found"
	};
	return {
		ok: true,
		key: "safe",
		connector: safe({
			allowedDomains: loopback.test(page.origin) ? [safeApp, loopback] : [safeApp],
			unstable_getInfoTimeout: 2e3
		}),
		load
	};
}
/** Whatever goes wrong before the first answer comes to one thing: there is no Safe around the page. */
async function load(connector) {
	try {
		await connector.getProvider();
	} catch (cause) {
		throw new Error("Could not load Safe information.", { cause });
	}
}
export { findSafe };
