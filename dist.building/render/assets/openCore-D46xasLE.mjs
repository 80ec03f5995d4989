import { n as forgetDeepLinkChoice, t as listenForWallets } from "./listenForWallets-B-5JI-TB.mjs";
import { t as strings } from "./strings-C5ZQesKr.mjs";
import { t as errorLinks } from "./errorLinks-BDw1a2Nr.mjs";
import { t as isRecord } from "./shape-DexFngXn.mjs";
import { l as savedWalletKey } from "../prerender.mjs";
import { t as createQueryClient } from "./queryClient-CnZLa9Gy.mjs";
import { createConfig, deserialize, serialize } from "wagmi";
import { custom, defineChain, fallback, http, webSocket } from "viem";
import { dehydrate, hydrate } from "@tanstack/react-query";
import { connect, disconnect } from "wagmi/actions";
import { injected } from "wagmi/connectors/injected";
import { arbitrum, arbitrumSepolia, avalanche, avalancheFuji, base, baseSepolia, bsc, bscTestnet, mainnet, optimism, optimismSepolia, polygon, polygonAmoy, sepolia, zora, zoraSepolia } from "viem/chains";
// src/wallet/core/connectionWatch.ts
function watchConnection({ config, report, lost }) {
	let asking;
	let turn = 0;
	let adopted;
	let told;
	function current() {
		const connection = adopted && config.state.connections.get(adopted.connector.uid);
		const address = connection?.accounts[0];
		if (!adopted || !connection || !address) return asking ?? { is: "disconnected" };
		const { chainId } = connection;
		const supported = config.chains.some(({ id }) => id === chainId);
		return {
			is: "connected",
			address,
			chainId,
			wallet: adopted.wallet,
			supported
		};
	}
	function tell() {
		const connection = current();
		const text = JSON.stringify(connection);
		if (text === told) return;
		told = text;
		report(connection);
	}
	config.subscribe((state) => state.connections, (connections) => {
		const gone = adopted && !connections.has(adopted.connector.uid) ? adopted : void 0;
		if (gone) adopted = void 0;
		tell();
		if (gone) lost(gone);
	});
	return {
		begin(first) {
			turn += 1;
			const mine = turn;
			const isCurrent = () => mine === turn;
			const set = (next) => {
				if (!isCurrent()) return;
				asking = next;
				tell();
			};
			set(first);
			return {
				isCurrent,
				change: set,
				end: () => set(void 0)
			};
		},
		adopt(next) {
			adopted = next;
			asking = void 0;
			tell();
		},
		release() {
			adopted = void 0;
			asking = void 0;
			turn += 1;
			tell();
		},
		adopted: () => adopted
	};
}
// src/wallet/core/connectors/connectorPool.ts
function createConnectorPool(config, parts) {
	const connectors = /* @__PURE__ */ new Map();
	return { async open(route, walletName, patience = 0) {
		const found = await findConnector(route, parts, patience);
		if (!found.ok) return {
			ok: false,
			reason: refusal(found.kind, walletName)
		};
		const connector = connectors.get(found.key) ?? config._internal.connectors.setup(found.connector);
		connectors.set(found.key, connector);
		try {
			await (found.load?.(connector) ?? connector.getProvider());
		} catch (error) {
			connectors.delete(found.key);
			throw error;
		}
		return {
			ok: true,
			connector,
			pair: async (options) => found.pair?.(connector, options)
		};
	} };
}
async function findConnector(route, parts, patience) {
	switch (route.kind) {
		case "announced": return findAnnounced(parts.wallets, route.rdns, patience);
		case "injected": return findInjected(route.flag);
		case "walletConnect": {
			const { findWalletConnect } = await import("./walletConnect-sl_GeejS.mjs");
			return findWalletConnect(parts);
		}
		case "coinbase": {
			const { findCoinbase } = await import("./coinbase-B-57u43b.mjs");
			return findCoinbase(parts);
		}
		case "safe": {
			const { findSafe } = await import("./safe-8rFMRppm.mjs");
			return findSafe(parts);
		}
	}
}
function refusal(kind, walletName) {
	return {
		kind,
		words: kind === "no-project-id" ? strings.noProjectId : strings.notFound(walletName)
	};
}
function findInjected(flag) {
	if (!findEthereum(flag)) return {
		ok: false,
		kind: "not-found"
	};
	const target = () => ({
		id: flag ?? "injected",
		name: "Browser Wallet",
		provider: () => findEthereum(flag)
	});
	return {
		ok: true,
		key: `injected ${flag ?? ""}`,
		connector: injected({ target })
	};
}
function findEthereum(flag) {
	const ethereum = globalThis.window?.ethereum;
	if (flag === void 0) return ethereum;
	const carries = (one) => one[flag] === true;
	return ethereum?.providers?.find(carries) ?? (ethereum && carries(ethereum) ? ethereum : void 0);
}
async function findAnnounced(wallets, rdns, patience) {
	const wallet = wallets.find(rdns) ?? await announcement(wallets, rdns, patience);
	if (!wallet) return {
		ok: false,
		kind: "not-found"
	};
	const { name, icon, provider } = wallet;
	const target = {
		id: rdns,
		name,
		provider,
		...icon && { icon }
	};
	return {
		ok: true,
		key: `announced ${rdns}`,
		connector: injected({ target })
	};
}
function announcement(wallets, rdns, patience) {
	if (patience === 0) return void 0;
	return new Promise((resolve) => {
		const stop = wallets.subscribe(() => {
			const wallet = wallets.find(rdns);
			if (wallet) end(wallet);
		});
		const timer = setTimeout(() => end(void 0), patience);
		function end(wallet) {
			clearTimeout(timer);
			stop();
			resolve(wallet);
		}
	});
}
// src/wallet/core/connectors/describePage.ts
function describePage() {
	const icon = document.querySelector("link[rel~=\"icon\"]")?.href;
	return {
		origin: location.origin,
		description: document.querySelector("meta[name=\"description\"]")?.content ?? "",
		icons: icon ? [icon] : [],
		framed: window.parent !== window
	};
}
// src/wallet/core/failures/explainFailure.ts
var meaning = (words, message) => ({
	message,
	words
});
/** The messages are the protocol's own: on its way through the SDK an answer may lose its code. */
var protocolCodes = /* @__PURE__ */ new Map([
	[1001, meaning(strings.invalidRequest, "Invalid method.")],
	[1002, meaning(strings.invalidRequest, "Invalid event.")],
	[1003, meaning(strings.invalidRequest, "Invalid update request.")],
	[1004, meaning(strings.invalidRequest, "Invalid extend request.")],
	[1005, meaning(strings.invalidRequest, "Invalid session settle request.")],
	[3001, meaning(strings.unauthorized, "Unauthorized method.")],
	[3002, meaning(strings.unauthorized, "Unauthorized event.")],
	[3003, meaning(strings.unauthorized, "Unauthorized update request.")],
	[3004, meaning(strings.unauthorized, "Unauthorized extend request.")],
	[5100, meaning(strings.unsupportedChains, "Unsupported chains.")],
	[5101, meaning(strings.unsupportedMethods, "Unsupported methods.")],
	[5102, meaning(strings.unsupportedMethods, "Unsupported events.")],
	[5103, meaning(strings.unsupportedAccounts, "Unsupported accounts.")],
	[5104, meaning(strings.unsupportedChains, "Unsupported namespace key.")],
	[6e3, meaning(strings.endedByWallet, "User disconnected.")],
	[7e3, meaning(strings.settlementFailed, "Session settlement failed.")],
	[10001, meaning(strings.unsupportedMethods, "Unsupported wc_ method.")]
]);
var nothing = () => "";
var rules = [
	{
		kind: "reset",
		message: /connection request reset/i,
		words: nothing
	},
	{
		kind: "rejected",
		codes: [
			4001,
			5e3,
			5001,
			5002,
			5003
		],
		names: ["UserRejectedRequestError"],
		message: /user rejected|user closed modal|user denied|accounts received is empty|request rejected|transaction was rejected/i,
		words: nothing
	},
	{
		kind: "busy",
		codes: [-32002],
		names: ["ResourceUnavailableRpcError"],
		words: ({ walletName }) => strings.busy(walletName)
	},
	{
		kind: "no-project-id",
		message: /no projectid found/i,
		words: () => strings.noProjectId
	},
	{
		kind: "safe-unavailable",
		message: /could not load safe information/i,
		words: () => strings.safeUnavailable
	},
	{
		kind: "no-chains",
		message: /no chains found on connector/i,
		words: () => strings.noChains
	},
	{
		kind: "no-switching",
		names: ["SwitchChainNotSupportedError"],
		message: /does not support (programmatic chain switching|'?wallet_switchEthereumChain)|switchEthereumChain' method/i,
		words: ({ appName }) => strings.noSwitching(appName)
	},
	{
		kind: "unknown-chain",
		codes: [4902],
		message: /unrecognized chain id/i,
		words: ({ walletName }) => strings.unknownChain(walletName)
	},
	{
		kind: "not-connected",
		names: ["ConnectorNotConnectedError", "ConnectorAccountNotFoundError"],
		message: /please call connect\(\) before/i,
		words: () => strings.notConnected
	},
	{
		kind: "not-found",
		names: ["ProviderNotFoundError", "ConnectorNotFoundError"],
		message: /provider is required|provider not found|connector not found/i,
		words: ({ walletName }) => strings.notFound(walletName)
	},
	...[...protocolCodes].map(([code, { message, words }]) => ({
		kind: "protocol",
		codes: [code],
		message: new RegExp(`^${message.replaceAll(".", "\\.")}$`),
		words: ({ walletName }) => words(walletName),
		code
	})),
	{
		kind: "protocol",
		codes: [4100],
		words: ({ walletName }) => strings.unauthorized(walletName)
	},
	{
		kind: "protocol",
		codes: [4200],
		words: ({ walletName }) => strings.unsupportedMethods(walletName)
	},
	{
		kind: "unreachable",
		codes: [4900, 4901],
		words: ({ walletName }) => strings.walletUnreachable(walletName)
	},
	{
		kind: "timed-out",
		names: ["TimeoutError"],
		words: () => strings.nodeTimedOut
	},
	{
		kind: "timed-out",
		message: /timed? ?out|took too long|(proposal|request) expired/i,
		words: ({ walletName }) => strings.timedOut(walletName)
	},
	{
		kind: "unreachable",
		names: [
			"HttpRequestError",
			"WebSocketRequestError",
			"SocketClosedError"
		],
		message: /no internet connection|failed to fetch|networkerror|load failed|fetch failed|failed to publish|socket stalled|connection interrupted|importing a module script failed|websocket connection/i,
		words: () => strings.unreachable
	},
	{
		kind: "switch-failed",
		names: ["SwitchChainError"],
		words: ({ walletName }) => strings.switchFailed(walletName)
	}
];
function explainFailure(error, told) {
	const links = errorLinks(error);
	for (const rule of rules) {
		const link = links.find((one) => applies(rule, one));
		if (link) return failure(rule.kind, rule.words(told), link.code ?? rule.code);
	}
	return failure("unknown", strings.unknown(told.walletName), links.find(hasCode)?.code);
}
function applies({ codes, names, message }, link) {
	if (link.code !== void 0 && codes?.includes(link.code)) return true;
	return names?.includes(link.name) === true || message?.test(link.message) === true;
}
function hasCode(link) {
	return link.code !== void 0;
}
function failure(kind, words, code) {
	return code === void 0 ? {
		kind,
		words
	} : {
		kind,
		words,
		code
	};
}
// src/wallet/core/savedWallet.ts
/** A picture longer than this is not worth the room; the wallet announces it again anyway. */
var longestIcon = 65536;
function saveWallet(storage, { route, wallet }) {
	const { icon, ...named } = wallet;
	const kept = icon !== void 0 && icon.length <= longestIcon ? wallet : named;
	storage.setItem(savedWalletKey, JSON.stringify({
		route,
		wallet: kept
	}));
}
function readSavedWallet(storage) {
	const text = storage.getItem(savedWalletKey);
	if (text === null) return void 0;
	let found;
	try {
		found = JSON.parse(text);
	} catch {
		return;
	}
	if (!isRecord(found)) return void 0;
	const route = readRoute(found.route);
	const wallet = readWallet(found.wallet);
	return route && wallet && {
		route,
		wallet
	};
}
function forgetSavedWallet(storage) {
	storage.removeItem(savedWalletKey);
}
function readRoute(found) {
	if (!isRecord(found)) return void 0;
	const { kind, rdns, flag } = found;
	switch (kind) {
		case "announced": return typeof rdns === "string" ? {
			kind,
			rdns
		} : void 0;
		case "injected":
			if (flag === void 0) return { kind };
			return typeof flag === "string" ? {
				kind,
				flag
			} : void 0;
		case "walletConnect":
		case "coinbase":
		case "safe": return { kind };
		default: return;
	}
}
function readWallet(found) {
	if (!isRecord(found)) return void 0;
	const { id, name, icon } = found;
	if (typeof id !== "string" || typeof name !== "string") return void 0;
	return typeof icon === "string" ? {
		id,
		name,
		icon
	} : {
		id,
		name
	};
}
// src/wallet/core/connectWallet.ts
var wentAway = {
	ok: false,
	reason: {
		kind: "rejected",
		words: ""
	}
};
function createConnecting(parts) {
	const { config, pool, watch, storage, appName } = parts;
	/**
	* The connector that has answered a newer attempt with "a request is already open": when the
	* visitor then answers that older request, it is not one that nobody waits for any more.
	*/
	let awaited;
	async function run({ route, wallet, onUri }, signal) {
		await parts.leaving();
		const opened = await pool.open(route, wallet.name);
		if (signal.aborted) return wentAway;
		if (!opened.ok) return opened;
		const { connector } = opened;
		if (!config.state.connections.has(connector.uid)) try {
			await opened.pair({
				onUri: onUri ?? (() => {}),
				signal
			});
			if (signal.aborted) return wentAway;
			await connect(config, { connector });
		} catch (error) {
			const reason = explainFailure(error, {
				walletName: wallet.name,
				appName
			});
			if (reason.kind === "busy") awaited = connector.uid;
			return {
				ok: false,
				reason
			};
		}
		if (signal.aborted && awaited !== connector.uid) {
			await disconnect(config, { connector }).catch(() => {});
			return wentAway;
		}
		awaited = void 0;
		watch.adopt({
			connector,
			route,
			wallet
		});
		saveWallet(storage, {
			route,
			wallet
		});
		await leaveOthers(connector.uid);
		return { ok: true };
	}
	/** One visitor, one wallet: whoever connects another leaves the first. */
	async function leaveOthers(kept) {
		for (const { connector } of config.state.connections.values()) if (connector.uid !== kept) await disconnect(config, { connector }).catch(() => {});
	}
	return (request) => {
		const { promise: cancelled, resolve: cancel } = Promise.withResolvers();
		const controller = new AbortController();
		const turn = watch.begin({ is: "connecting" });
		const work = run(request, controller.signal).catch((error) => {
			return {
				ok: false,
				reason: explainFailure(error, {
					walletName: request.wallet.name,
					appName
				})
			};
		});
		return {
			outcome: Promise.race([work, cancelled]).then((settled) => {
				turn.end();
				return settled;
			}),
			cancel() {
				awaited = void 0;
				controller.abort(/* @__PURE__ */ new Error("The visitor went away."));
				cancel(wentAway);
				turn.end();
			}
		};
	};
}
// src/wallet/core/createCoreConfig.ts
function createCoreConfig({ chains }) {
	const [first, ...others] = chains;
	return createConfig({
		chains: [chainOf(first), ...others.map(chainOf)],
		transports: Object.fromEntries(chains.map(({ id, rpcUrls }) => [id, transportOf(rpcUrls)])),
		batch: { multicall: { wait: 32 } },
		pollingInterval: 4e3,
		connectors: [],
		multiInjectedProviderDiscovery: false,
		storage: null
	});
}
/** The chains the kit knows by name; any other id becomes a plain chain that works as well. */
var known = [
	mainnet,
	optimism,
	bsc,
	polygon,
	base,
	arbitrum,
	avalanche,
	zora,
	sepolia,
	optimismSepolia,
	bscTestnet,
	polygonAmoy,
	baseSepolia,
	arbitrumSepolia,
	avalancheFuji,
	zoraSepolia
];
function chainOf({ id, rpcUrls }) {
	const http = rpcUrls.filter((url) => !isSocket(url));
	const webSocket = rpcUrls.filter(isSocket);
	const chain = known.find((one) => one.id === id) ?? {
		id,
		name: `Chain ${id}`,
		nativeCurrency: {
			name: "Ether",
			symbol: "ETH",
			decimals: 18
		}
	};
	return defineChain({
		...chain,
		rpcUrls: { default: {
			http,
			webSocket
		} }
	});
}
var timeout = 1e4;
var batchSize = 1e3;
/** A chain's nodes are asked one after the other until one answers, subscriptions over a socket first. */
function transportOf(rpcUrls) {
	if (rpcUrls.length === 0) return custom({ request: noNode }, { retryCount: 0 });
	const sockets = rpcUrls.filter(isSocket).map((url) => webSocket(url, { timeout }));
	const others = rpcUrls.filter((url) => !isSocket(url)).map((url) => http(url, {
		timeout,
		batch: { batchSize }
	}));
	return fallback([...sockets, ...others]);
}
function isSocket(url) {
	return /^wss?:/i.test(url);
}
async function noNode() {
	throw new Error("No address of a node is configured for this chain.");
}
// src/wallet/core/persistQueries.ts
var queriesKey = "rk-queries";
/** Goes up whenever an older entry could be misread. */
var queriesVersion = 1;
/** Between a change and its being written, so that ten answers are written once. */
var pause = 1e3;
var most = 200;
/** Gives back how to stop. */
function persistQueries(client, { storage, now }) {
	restore();
	let timer;
	const stop = client.getQueryCache().subscribe(({ type }) => {
		if (type === "updated" || type === "removed") timer ??= setTimeout(write, pause);
	});
	return () => {
		clearTimeout(timer);
		stop();
	};
	function restore() {
		const text = storage.getItem(queriesKey);
		if (text === null) return;
		try {
			hydrate(client, {
				mutations: [],
				queries: readKept(text, now())
			});
		} catch {
			storage.removeItem(queriesKey);
		}
	}
	function write() {
		timer = void 0;
		const { queries } = dehydrate(client, {
			shouldDehydrateMutation: () => false,
			shouldDehydrateQuery: isKept
		});
		const newest = queries.toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt).slice(0, most);
		if (!storage.setItem("rk-queries", serialize({
			version: queriesVersion,
			queries: newest
		}))) storage.removeItem(queriesKey);
	}
}
function isKept({ state, meta, options }) {
	return state.status === "success" && meta?.persist !== false && options.gcTime !== 0;
}
function readKept(text, now) {
	const found = deserialize(text);
	if (found?.version !== queriesVersion || !Array.isArray(found.queries)) throw new Error("Another version wrote this.");
	return found.queries.filter(({ queryHash, queryKey, state }) => {
		if (typeof queryHash !== "string" || !Array.isArray(queryKey)) throw new Error("No query.");
		const age = now - state.dataUpdatedAt;
		return state.status === "success" && age >= 0 && age < 864e5;
	});
}
// src/wallet/core/reconnectWallet.ts
/** After this the visitor is told that the wallet takes its time. */
var slowAfter = 2e3;
/** How long a wallet may take to put itself on the page. */
var patience = 1e3;
var safeAround = {
	route: { kind: "safe" },
	wallet: {
		id: "safe",
		name: "Safe"
	}
};
async function reconnectWallet(parts) {
	const { watch, storage, framed } = parts;
	const saved = readSavedWallet(storage);
	if (!saved) forgetSavedWallet(storage);
	const others = saved && saved.route.kind !== "safe" ? [saved] : [];
	const candidates = framed ? [safeAround, ...others] : others;
	const turn = watch.begin({
		is: "reconnecting",
		slow: false
	});
	const timer = setTimeout(() => turn.change({
		is: "reconnecting",
		slow: true
	}), slowAfter);
	try {
		for (const candidate of candidates) if (await tryAgain(candidate, turn, parts).catch(() => false) || !turn.isCurrent()) return;
		if (candidates.length === 0) forgetSavedWallet(storage);
	} finally {
		clearTimeout(timer);
		turn.end();
	}
}
async function tryAgain(saved, turn, parts) {
	const { config, pool, watch, storage } = parts;
	const { route, wallet } = saved;
	const opened = await pool.open(route, wallet.name, patience);
	const authorized = opened.ok && await opened.connector.isAuthorized();
	if (!turn.isCurrent()) return false;
	if (!opened.ok || !authorized) {
		if (!(opened.ok && (route.kind === "announced" || route.kind === "injected")) && saved !== safeAround) forgetSavedWallet(storage);
		return false;
	}
	const { connector } = opened;
	await connect(config, {
		connector,
		isReconnecting: true
	});
	if (!turn.isCurrent()) {
		await disconnect(config, { connector });
		return false;
	}
	watch.adopt({
		connector,
		...saved
	});
	saveWallet(storage, saved);
	return true;
}
// src/wallet/core/openCore.ts
function openCore(parts) {
	const { settings, storage, report, now = Date.now } = parts;
	const { wallets = listenForWallets(), page = describePage() } = parts;
	const { appName } = settings;
	const config = createCoreConfig(settings);
	const queryClient = createQueryClient();
	persistQueries(queryClient, {
		storage,
		now
	});
	const watch = watchConnection({
		config,
		report,
		lost
	});
	const pool = createConnectorPool(config, {
		settings,
		wallets,
		page
	});
	let leaving = Promise.resolve();
	const connect = createConnecting({
		config,
		pool,
		watch,
		storage,
		appName,
		leaving: () => leaving
	});
	function lost({ route }) {
		forgetDeepLinkChoice(storage);
		if (route.kind !== "announced" && route.kind !== "injected") forgetSavedWallet(storage);
	}
	async function leave() {
		forgetSavedWallet(storage);
		forgetDeepLinkChoice(storage);
		watch.release();
		try {
			for (const { connector } of [...config.state.connections.values()]) await disconnect(config, { connector });
		} catch {
			const connections = /* @__PURE__ */ new Map();
			config.setState((state) => ({
				...state,
				connections,
				current: null,
				status: "disconnected"
			}));
		}
	}
	return {
		settings,
		config,
		queryClient,
		connect,
		disconnect() {
			leaving = leave();
			return leaving;
		},
		reconnect: () => reconnectWallet({
			config,
			pool,
			watch,
			storage,
			framed: page.framed
		}),
		explain(error) {
			return explainFailure(error, {
				walletName: watch.adopted()?.wallet.name ?? strings.someWallet,
				appName
			});
		}
	};
}
export { openCore };
