import { t as require_react } from "./react-DbA_SeLs.mjs";
import { t as Listeners } from "./watched-D0txqXRO.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
import { t as isRecord } from "./shape-DexFngXn.mjs";
import { h as useWallet, m as useKit } from "../prerender.mjs";
import { n as day } from "./queryClient-CnZLa9Gy.mjs";
import { t as shortenAddress } from "./shortenAddress-BucrKjL0.mjs";
import { WagmiContext, useConfig, useEnsName } from "wagmi";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { normalize } from "viem/ens";
import { getClient, getEnsAvatar, getEnsText } from "wagmi/actions";
import { waitForTransactionReceipt } from "viem/actions";
// src/wallet/identity/accountName.ts
var longest = 255;
var address = /(^|\.)0x[0-9a-f]{40}(\.|$)/;
/**
* Only names already in their normal form (ENSIP-15) pass. A name that merely becomes a good one,
* as `Juniper.eth` becomes `juniper.eth`, is another entry in the registry with another owner.
* The normal form itself refuses invisible and turning characters, markup, empty labels, scripts
* mixed in one label, and labels wholly of letters that look like Latin ones.
*/
function safeName(name) {
	if (typeof name !== "string" || name.length > longest) return void 0;
	if (!name.includes(".") || address.test(name)) return void 0;
	try {
		return normalize(name) === name ? name : void 0;
	} catch {
		return;
	}
}
var longestShown = 24;
var characters = new Intl.Segmenter("en", { granularity: "grapheme" });
/**
* `name` has passed `safeName`. What stands before the last dot is cut to 24 characters, and the
* ending goes with the rest. A long name below another one is not cut: it would lose the part
* that says whose it is, and `rowan.eth.somebody-elses-very-long.eth` could pass for `rowan.eth`.
*/
function displayName(address, name) {
	if (name === void 0) return shortenAddress(address);
	const before = name.slice(0, name.lastIndexOf("."));
	const letters = [...characters.segment(before)];
	if (letters.length <= longestShown) return name;
	if (before.includes(".")) return shortenAddress(address);
	return `${letters.slice(0, longestShown).map(({ segment }) => segment).join("")}...`;
}
// src/wallet/identity/readAvatar.ts
var token = /^(eip155:|did:nft:)/;
async function readAvatar(config, name, sources) {
	const record = await getEnsText(config, {
		name,
		key: "avatar",
		chainId: 1
	});
	if (!record) return null;
	return avatarUrl(token.test(record) ? await pictureOf(config, name, sources) : record, sources) ?? null;
}
function pictureOf(config, name, { ipfsGateway }) {
	const assetGatewayUrls = ipfsGateway === void 0 ? void 0 : { ipfs: ipfsGateway };
	return getEnsAvatar(config, {
		name,
		chainId: 1,
		...assetGatewayUrls && { assetGatewayUrls }
	});
}
var longestData = 1e6;
var dataPicture = /^data:image\/(png|jpeg|webp|svg\+xml)[;,]/i;
var ipfsPath = /^(?:ipfs:\/\/|ipfs:|\/?ipfs\/)(?:ipfs\/)?([\w-]{32,}(?:\.[\w-]+)*(?:\/.*)?)$/i;
/** Which picture addresses a page may load, and where it finds those on IPFS. */
function avatarUrl(record, sources = {}) {
	if (typeof record !== "string") return void 0;
	const text = record.trim();
	if (dataPicture.test(text)) return text.length <= longestData ? text : void 0;
	const path = ipfsPath.exec(text)?.[1];
	if (path !== void 0) return fromGateway(path, sources);
	return ownOrSecure(text, sources);
}
function fromGateway(path, sources) {
	const { ipfsGateway } = sources;
	if (ipfsGateway === void 0) return void 0;
	const root = `${ipfsGateway.replace(/\/+$/, "")}/ipfs/`;
	const url = ownOrSecure(root + path, sources);
	return url?.startsWith(root) ? url : void 0;
}
function ownOrSecure(text, { origin }) {
	if (!URL.canParse(text)) return void 0;
	const url = new URL(text);
	if (url.username !== "" || url.password !== "") return void 0;
	const own = origin !== void 0 && url.origin === origin && url.protocol === "http:";
	return url.protocol === "https:" || own ? url.href : void 0;
}
// src/wallet/identity/useIdentity.ts
var kept = {
	staleTime: day,
	gcTime: day,
	retry: 0
};
/** `ipfsGateway` serves pictures on IPFS; without one they are not shown. */
function useIdentity(address, ipfsGateway) {
	const config = useConfig();
	const named = config.chains.some(({ id }) => id === 1);
	const { data: claimed } = useEnsName({
		address,
		chainId: 1,
		query: {
			...kept,
			enabled: named
		}
	});
	const name = safeName(claimed);
	const { data: avatar } = useQuery({
		queryKey: ["avatarOfName", {
			name,
			ipfsGateway
		}],
		queryFn: () => readAvatar(config, name, {
			ipfsGateway,
			origin: location.origin
		}),
		enabled: named && name !== void 0,
		...kept
	});
	return {
		address,
		name,
		display: displayName(address, name),
		avatar: avatar ?? void 0
	};
}
// src/wallet/transactions/strings.ts
var import_react = require_react();
var strings = {
	heading: "Recent Transactions",
	clearAll: "Clear All",
	pending: "Pending",
	confirmed: "Confirmed",
	failed: "Failed",
	none: "Your transactions will appear here...",
	moreOnExplorer: "View more on Explorer",
	cleared: "Recent transactions cleared",
	/** Said when it has come to its end while it is on the page. */
	nowIs: (description, status) => `${description}: ${status}`,
	unableToAdd: "Unable to add transaction",
	invalidHash: "Invalid transaction hash",
	noDescription: "Transaction must have a description",
	badConfirmations: "Transaction confirmations must be a positiver integer",
	outsideProvider: "Transaction hooks must be used within WalletProvider",
	nobody: "No address or chain ID found"
};
// src/wallet/transactions/TransactionsProvider.tsx
var import_jsx_runtime = require_jsx_runtime();
var TransactionsContext = (0, import_react.createContext)(null);
function useTransactions() {
	const transactions = (0, import_react.use)(TransactionsContext);
	if (transactions === null) throw new Error(strings.outsideProvider);
	return transactions;
}
function TransactionsProvider({ store, account, children }) {
	const address = account?.address;
	const chainId = account?.chainId;
	const transactions = (0, import_react.useMemo)(() => {
		return {
			store,
			account: address !== void 0 && chainId !== void 0 ? {
				address,
				chainId
			} : void 0
		};
	}, [
		store,
		address,
		chainId
	]);
	(0, import_react.useEffect)(() => store.open(), [store]);
	(0, import_react.useEffect)(() => transactions.store.watch(transactions.account), [transactions]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TransactionsContext, {
		value: transactions,
		children
	});
}
// src/wallet/transactions/awaitReceipts.ts
var firstRetry = 15e3;
var longestRetry = 24e4;
function awaitReceipts({ provider, after, settle }) {
	const waiting = /* @__PURE__ */ new Map();
	let served;
	function ask(name, one, transaction) {
		const { hash, confirmations } = transaction;
		delete one.cancelRetry;
		const retry = () => {
			if (!sameAccount(one.account, served)) return void waiting.delete(name);
			one.cancelRetry = after(one.pause, () => ask(name, one, transaction));
			one.pause = Math.min(one.pause * 2, longestRetry);
		};
		provider.waitForReceipt(hash, one.account.chainId, confirmations).then(({ status }) => {
			if (status === void 0) return retry();
			waiting.delete(name);
			settle(one.account, hash, status === 0 || status === "reverted" ? "failed" : "confirmed");
		}, retry);
	}
	return {
		await(account, transaction) {
			const name = `${account.chainId} ${transaction.hash.toLowerCase()}`;
			if (waiting.has(name)) return;
			const one = {
				account,
				pause: firstRetry
			};
			waiting.set(name, one);
			ask(name, one, transaction);
		},
		/** Asks again only for this account; what has been asked already may still be answered. */
		serve(account) {
			served = account;
			for (const [name, { account: whose, cancelRetry }] of waiting) {
				if (cancelRetry === void 0 || sameAccount(whose, account)) continue;
				cancelRetry();
				waiting.delete(name);
			}
		}
	};
}
function sameAccount(one, other) {
	return one.chainId === other?.chainId && one.address.toLowerCase() === other.address.toLowerCase();
}
// src/wallet/transactions/transaction.ts
var hash = /^0x[0-9a-f]{64}$/i;
/** Whatever is wrong with it, in words; empty for one that can be kept. */
function faultsOf(transaction) {
	const { hash: id, description, confirmations } = Object(transaction);
	const faults = [];
	if (typeof id !== "string" || !hash.test(id)) faults.push(strings.invalidHash);
	if (typeof description !== "string") faults.push(strings.noDescription);
	if (confirmations !== void 0 && !(Number.isInteger(confirmations) && Number(confirmations) > 0)) faults.push(strings.badConfirmations);
	return faults;
}
// src/wallet/transactions/transactionList.ts
var completedKept = 11;
function withNew(list, added) {
	const { hash, description, confirmations } = added;
	const transaction = {
		hash,
		description,
		status: "pending"
	};
	if (confirmations !== void 0) transaction.confirmations = confirmations;
	return trimmed([transaction, ...list.filter((other) => !same(other, transaction))]);
}
/** Only what is pending can settle: a second answer about the same transaction changes nothing. */
function settled(list, hash, status) {
	return trimmed(list.map((transaction) => transaction.status === "pending" && same(transaction, { hash }) ? {
		...transaction,
		status
	} : transaction));
}
/** Two lists of the same account as one; what one of them knows to be settled is settled. */
function joined(first, second) {
	const list = first.map((transaction) => {
		if (transaction.status !== "pending") return transaction;
		return second.find((other) => same(other, transaction) && other.status !== "pending") ?? transaction;
	});
	return trimmed([...list, ...second.filter((other) => !list.some((one) => same(one, other)))]);
}
function same(one, other) {
	return one.hash.toLowerCase() === other.hash.toLowerCase();
}
/** Everything that is pending stays, and the newest of what is not. */
function trimmed(list) {
	let completed = 0;
	return list.filter(({ status }) => status === "pending" || ++completed <= completedKept);
}
// src/wallet/transactions/transactionBook.ts
var none = [];
var addressKey = /^0x[0-9a-f]{40}$/i;
var chainKey = /^[1-9]\d{0,15}$/;
/** `whole` is false where something in the text could not be understood and was left out. */
function readBook(text) {
	if (text === null) return {
		book: {},
		whole: true
	};
	let whole = true;
	const entries = (value, key) => {
		const all = isRecord(value) ? Object.entries(value) : [];
		const fitting = all.filter(([name]) => key.test(name));
		if (!isRecord(value) || fitting.length < all.length) whole = false;
		return fitting;
	};
	const list = (value) => {
		const items = Array.isArray(value) ? value : [];
		const read = items.map(readTransaction).filter((item) => item !== void 0);
		if (!Array.isArray(value) || read.length < items.length) whole = false;
		return joined(read, []);
	};
	const addresses = entries(parse(text), addressKey).map(([address, chains]) => {
		const lists = entries(chains, chainKey).map(([chainId, items]) => [chainId, list(items)]);
		return [address, Object.fromEntries(lists)];
	});
	return {
		book: Object.fromEntries(addresses),
		whole
	};
}
function parse(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function readTransaction(value) {
	if (faultsOf(value).length > 0) return void 0;
	const { hash, description, confirmations, status } = value;
	if (status !== "pending" && status !== "confirmed" && status !== "failed") return void 0;
	return {
		hash,
		description,
		status,
		...confirmations !== void 0 && { confirmations }
	};
}
/** Wallets do not agree on the letters' case in an address, so another spelling is the same account. */
function listOf(book, { address, chainId }) {
	const lists = spellings(book, address).map((key) => book[key]?.[chainId] ?? []);
	return lists.length === 1 ? lists[0] : lists.reduce(joined, none);
}
/** Writes under the address as it is given, and ends its other spellings. */
function withList(book, { address, chainId }, list) {
	const next = { ...book };
	const chains = {};
	for (const key of spellings(book, address)) {
		for (const id of Object.keys(book[key])) chains[id] = listOf(book, {
			address,
			chainId: Number(id)
		});
		delete next[key];
	}
	if (list.length > 0) chains[chainId] = list;
	else delete chains[chainId];
	if (Object.keys(chains).length > 0) next[address] = chains;
	return next;
}
/** One book out of what is stored and what could not be. */
function mergedBooks(kept, stored) {
	let book = stored;
	for (const [address, chains] of Object.entries(kept)) for (const [id, list] of Object.entries(chains)) {
		const account = {
			address,
			chainId: Number(id)
		};
		book = withList(book, account, joined(list, listOf(book, account)));
	}
	return book;
}
function spellings(book, address) {
	const wanted = address.toLowerCase();
	return Object.keys(book).filter((key) => key.toLowerCase() === wanted).sort((one, other) => Number(other === address) - Number(one === address));
}
// src/wallet/transactions/transactionStore.ts
function createTransactionStore(options) {
	const storage = openTransactionStorage(options.storage);
	const listeners = new Listeners();
	const receipts = awaitReceipts({
		...options,
		settle
	});
	let openings = 0;
	let leave;
	let watched;
	let shown = /* @__PURE__ */ new Map();
	/** The same list as long as nothing has changed. */
	function list(account) {
		const key = `${account.chainId} ${account.address}`;
		const known = shown.get(key) ?? listOf(storage.book(), account);
		shown.set(key, known);
		return known;
	}
	function told() {
		shown = /* @__PURE__ */ new Map();
		listeners.tell();
		awaitPending();
	}
	function update(account, change) {
		storage.refresh();
		const book = storage.book();
		storage.keep(withList(book, account, change(listOf(book, account))));
		told();
	}
	function settle(account, hash, status) {
		update(account, (before) => settled(before, hash, status));
	}
	function awaitPending() {
		if (watched === void 0) return;
		const account = watched;
		for (const transaction of list(account)) if (transaction.status === "pending") receipts.await(account, transaction);
	}
	function tryAdd(account, transaction) {
		const reasons = faultsOf(transaction);
		if (reasons.length > 0) return {
			ok: false,
			reasons
		};
		update(account, (before) => withNew(before, transaction));
		return { ok: true };
	}
	return {
		list,
		tryAdd,
		/** Throws where the transaction is not one: that is a mistake of the program, not of its visitor. */
		add(account, transaction) {
			const outcome = tryAdd(account, transaction);
			if (outcome.ok) return;
			throw new Error([strings.unableToAdd, ...outcome.reasons].join("\n"));
		},
		clear(account) {
			update(account, () => []);
		},
		/** From now on the pending transactions of this account are waited for; none without one. */
		watch(account) {
			watched = account;
			receipts.serve(account);
			if (account !== void 0 && storage.refresh()) told();
			else awaitPending();
		},
		subscribe: listeners.add,
		/** Begins to follow the other tabs; returns how to stop that, and all waiting, for who opened it. */
		open() {
			openings++;
			if (openings === 1) leave = options.otherTabs?.((key) => {
				if ((key === null || key === storage.key) && storage.refresh()) told();
			});
			if (storage.refresh()) told();
			return () => {
				openings--;
				if (openings > 0) return;
				leave?.();
				watched = void 0;
				receipts.serve(void 0);
			};
		}
	};
}
var key = "rk-transactions";
var asideKey = "rk-transactions.aside";
/** The book as it is stored, and in memory as long as storage does not take it. */
function openTransactionStorage(storage) {
	let text = null;
	let whole = true;
	let book = {};
	/** What storage did not take. */
	let unsaved = false;
	return {
		key,
		book: () => book,
		/** Reads again; true where something has changed. */
		refresh() {
			const found = storage.getItem(key);
			if (found === text) return false;
			const read = readBook(found);
			text = found;
			whole = read.whole;
			book = unsaved ? mergedBooks(book, read.book) : read.book;
			return true;
		},
		keep(next) {
			book = next;
			if (!whole && text !== null) storage.setItem(asideKey, text);
			const written = JSON.stringify(next);
			storage.setItem(key, written);
			unsaved = storage.getItem(key) !== written;
			if (unsaved) return;
			text = written;
			whole = true;
		}
	};
}
// src/wallet/transactions/transactionStoreOf.ts
var stores = /* @__PURE__ */ new WeakMap();
function transactionStoreOf(core) {
	const known = stores.get(core);
	if (known) return known;
	const store = openBrowserTransactions(receiptsOf((chainId) => getClient(core.config, { chainId })));
	stores.set(core, store);
	return store;
}
/** Opens nothing and asks nobody before the store itself is opened and watched. */
function openBrowserTransactions(provider) {
	return createTransactionStore({
		provider,
		storage: {
			getItem: (key) => orNull(() => localStorage.getItem(key)),
			setItem: (key, text) => void orNull(() => localStorage.setItem(key, text))
		},
		after(milliseconds, run) {
			const timer = setTimeout(run, milliseconds);
			return () => clearTimeout(timer);
		},
		otherTabs(changed) {
			const hear = (event) => changed(event.key);
			addEventListener("storage", hear);
			return () => removeEventListener("storage", hear);
		}
	});
}
/** Storage may be blocked, full, or not there at all. */
function orNull(act) {
	try {
		return act();
	} catch {
		return null;
	}
}
var patience = 3e5;
/** wagmi's own wait throws for a reverted transaction, so that it could not be told from a dead node. */
function receiptsOf(clientFor) {
	return { async waitForReceipt(hash, chainId, confirmations) {
		const client = clientFor(chainId);
		if (client === void 0) return { status: void 0 };
		let another = false;
		const { status } = await waitForTransactionReceipt(client, {
			hash,
			timeout: patience,
			...confirmations !== void 0 && { confirmations },
			onReplaced: ({ reason }) => {
				another = reason !== "repriced";
			}
		});
		return { status: another ? "reverted" : status };
	} };
}
// src/wallet/connected/WithCore.tsx
function WithCore({ children }) {
	const kit = useKit();
	const core = (0, import_react.use)(kit.core());
	const { account } = useWallet();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CoreProvider, {
		core,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TransactionsProvider, {
			store: transactionStoreOf(core),
			account,
			children
		})
	});
}
function CoreProvider({ core, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WagmiContext, {
		value: core.config,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QueryClientProvider, {
			client: core.queryClient,
			children
		})
	});
}
export { useIdentity as i, useTransactions as n, strings as r, WithCore as t };
