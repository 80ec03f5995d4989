import { t as strings } from "./strings-C5ZQesKr.mjs";
// src/wallet/core/requests/currentWallet.ts
async function currentWallet(config) {
	const { connections, current } = config.state;
	const connection = current === null ? void 0 : connections.get(current);
	if (!connection) return refused("not-connected", strings.notConnected);
	const { connector, chainId } = connection;
	return {
		ok: true,
		connector,
		provider: await connector.getProvider(),
		address: connection.accounts[0],
		chainId
	};
}
function refused(kind, words) {
	return {
		ok: false,
		reason: {
			kind,
			words
		}
	};
}
export { refused as n, currentWallet as t };
