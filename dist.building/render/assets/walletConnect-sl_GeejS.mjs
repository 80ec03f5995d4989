import { t as strings } from "./strings-C5ZQesKr.mjs";
import { t as endsInTime } from "./timeout-BhebV3Kx.mjs";
import { walletConnect } from "wagmi/connectors/walletConnect";
// src/wallet/core/connectors/pairing.ts
/** Until the first code; the attestation host alone may take five seconds of it to be out of reach. */
var longestWait = 2e4;
var longestGoodbye$1 = 1e3;
function createPairing(provider, chains) {
	let visitor;
	let uri;
	let running = false;
	provider.on("display_uri", (code) => {
		uri = code;
		visitor?.onUri(code);
	});
	/** A code outlives the visitor who asked for it: the next one is shown the same, and is there at once. */
	async function run() {
		running = true;
		if (provider.session) await endsInTime(longestGoodbye$1, leave());
		while (visitor) try {
			await provider.connect({ optionalChains: chains });
			const served = handOver();
			if (served) served.done();
			else await leave();
		} catch (error) {
			const shown = uri !== void 0;
			uri = void 0;
			if (!shown || !isExpired(error)) handOver()?.failed(error);
		}
		running = false;
	}
	function handOver() {
		const served = visitor;
		visitor = void 0;
		uri = void 0;
		return served;
	}
	/** A phone that has already hung up is no error. */
	async function leave() {
		await provider.disconnect().catch(() => {});
	}
	return { async join({ onUri, signal }) {
		signal.throwIfAborted();
		const { promise, resolve, reject } = Promise.withResolvers();
		const timer = setTimeout(() => reject(/* @__PURE__ */ new Error("Failed to publish: the relay gave no pairing code in time.")), longestWait);
		const mine = {
			onUri(code) {
				clearTimeout(timer);
				onUri(code);
			},
			done: resolve,
			failed: reject
		};
		const stop = () => reject(signal.reason);
		signal.addEventListener("abort", stop, { once: true });
		visitor = mine;
		if (uri !== void 0) mine.onUri(uri);
		if (!running) run();
		try {
			await promise;
		} finally {
			clearTimeout(timer);
			signal.removeEventListener("abort", stop);
			if (visitor === mine) visitor = void 0;
		}
	} };
}
function isExpired(error) {
	return error instanceof Error && /proposal expired/i.test(error.message);
}
// src/wallet/core/connectors/walletConnect.ts
var sampleProjectIds = ["YOUR_PROJECT_ID", "21fef48091f12692cad574a6f7753643"];
/** A relay that is down does not keep anybody connected; the SDK tells the phone when it is back. */
var longestGoodbye = 1e3;
var pairings = /* @__PURE__ */ new WeakMap();
var warned = false;
function findWalletConnect({ settings, page }) {
	const { projectId, relayUrl } = settings.walletConnect;
	if (projectId.trim() === "") return {
		ok: false,
		kind: "no-project-id"
	};
	if (sampleProjectIds.includes(projectId)) warnOnce();
	const connector = walletConnect({
		projectId,
		...relayUrl !== void 0 && { relayUrl },
		showQrModal: false,
		telemetryEnabled: false,
		logger: "silent",
		isNewChainsStale: false,
		metadata: {
			name: settings.appName,
			description: page.description,
			url: page.origin,
			icons: page.icons
		}
	});
	const [first, ...others] = settings.chains.map(({ id }) => id);
	const pair = async (reached, options) => {
		const provider = await reached.getProvider();
		let pairing = pairings.get(provider);
		if (!pairing) {
			pairing = createPairing(provider, [first, ...others]);
			pairings.set(provider, pairing);
		}
		await pairing.join(options);
	};
	return {
		ok: true,
		key: "walletConnect",
		connector: withDisconnectTimeout(connector),
		pair
	};
}
function withDisconnectTimeout(create) {
	return (config) => {
		const connector = create(config);
		const { disconnect } = connector;
		return {
			...connector,
			async disconnect() {
				await endsInTime(longestGoodbye, disconnect.call(this));
			}
		};
	};
}
function warnOnce() {
	if (!warned) console.warn(strings.sampleProjectId);
	warned = true;
}
export { findWalletConnect };
