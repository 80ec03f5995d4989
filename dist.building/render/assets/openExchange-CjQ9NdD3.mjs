import { t as signMessage } from "./signMessage-CgGbVwS2.mjs";
import { _ as accountOf, v as statusOf } from "../prerender.mjs";
import { _ as regex, b as string, c as maxValue, d as number, f as object, g as pipe, i as integer, l as minValue, n as boolean, p as optional, s as maxLength, t as array, x as unknown, y as safeParse } from "./dist-Cief3F9L.mjs";
import { t as accept } from "./result-CkHZMt8G.mjs";
import { t as isRecord } from "./shape-DexFngXn.mjs";
import { t as loadProtocol } from "./loadProtocol-CXZKE7yY.mjs";
import { t as Listeners } from "./watched-D0txqXRO.mjs";
import { getBytecode } from "wagmi/actions";
// src/exchange/client/exchangeFailure.ts
var unavailable = (detail) => ({
	ok: false,
	reason: {
		kind: "unavailable",
		detail
	}
});
/** Codes of which more is known than that something was refused. */
var codes = {
	addressNotFound: 101001,
	accountNotFound: 101002,
	emptyApiKey: 104001,
	wrongApiKey: 104002,
	wrongSignature: 104005
};
// src/exchange/client/askExchange.ts
var maxBytes = 4e6;
async function askExchange({ baseUrl, fetch, timeoutMs }, { path, params, headers = {}, signal }) {
	const query = new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)]).sort(([a], [b]) => a < b ? -1 : 1));
	const timeout = AbortSignal.timeout(timeoutMs);
	try {
		const answer = await fetch(`${baseUrl}${path}?${query}`, {
			headers: { ...headers },
			signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
			redirect: "error",
			credentials: "omit",
			referrerPolicy: "no-referrer",
			cache: "no-store"
		});
		const text = await boundedText(answer);
		return text === null ? unavailable("the answer is too long") : judge(answer.status, text);
	} catch (error) {
		if (signal?.aborted) return {
			ok: false,
			reason: { kind: "aborted" }
		};
		return unavailable(timeout.aborted ? `no answer within ${timeoutMs} ms` : String(error));
	}
}
async function boundedText(answer) {
	if (!answer.body) return "";
	const decoder = new TextDecoder();
	let text = "";
	let bytes = 0;
	for await (const chunk of answer.body) {
		bytes += chunk.byteLength;
		if (bytes > maxBytes) return null;
		text += decoder.decode(chunk, { stream: true });
	}
	return text + decoder.decode();
}
function judge(status, text) {
	let body;
	try {
		body = JSON.parse(text);
	} catch {
		return unavailable(`answer ${status} is not JSON`);
	}
	const refusal = refusalIn(body);
	if (refusal) return {
		ok: false,
		reason: refusal
	};
	return status === 200 ? accept(body) : unavailable(`answer ${status}`);
}
function refusalIn(body) {
	if (!isRecord(body) || !("resultInfo" in body)) return void 0;
	const info = body.resultInfo;
	if (!isRecord(info) || !("code" in info)) return {
		kind: "unavailable",
		detail: "an error without a code"
	};
	if (typeof info.code !== "number" || !Number.isSafeInteger(info.code)) return {
		kind: "unavailable",
		detail: "an error whose code is no number"
	};
	const message = "message" in info ? info.message : "msg" in info ? info.msg : "";
	return {
		kind: "refused",
		code: info.code,
		message: String(message).slice(0, 200)
	};
}
// src/exchange/client/plainText.ts
var named = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'",
	"#39": "'",
	"#x27": "'"
};
/** For showing as text, never as markup. */
var plainText = (escaped) => escaped.replace(/&(amp|lt|gt|quot|apos|#39|#x27);/g, (_, name) => named[name]);
// src/exchange/client/readAccount.ts
function accountState(account) {
	if (account === null) return "none";
	if (account.publicKey === null || account.nonce < 1) return "not-activated";
	return account.frozen ? "frozen" : "locked";
}
var coordinate = pipe(string(), regex(/^(0x[0-9a-fA-F]{1,64})?$/));
var count = pipe(number(), integer(), minValue(0), maxValue(2 ** 32));
var schema = object({
	accountId: count,
	owner: pipe(string(), regex(/^0x[0-9a-fA-F]{40}$/)),
	frozen: boolean(),
	publicKey: object({
		x: coordinate,
		y: coordinate
	}),
	nonce: count,
	keySeed: pipe(string(), maxLength(1e4))
});
function readAccount(body, owner) {
	const parsed = safeParse(schema, body);
	if (!parsed.success) return unavailable("the account is not in the form of the contract");
	const { publicKey, ...account } = parsed.output;
	if (account.owner.toLowerCase() !== owner.toLowerCase()) return unavailable("the account is somebody else's");
	const { x, y } = publicKey;
	const key = x === "" || y === "" ? null : {
		x: BigInt(x),
		y: BigInt(y)
	};
	return {
		ok: true,
		value: {
			...account,
			publicKey: key
		}
	};
}
// src/exchange/client/readBalances.ts
var pageSchema = object({
	totalNum: pipe(number(), integer(), minValue(0)),
	data: pipe(array(unknown()), maxLength(50))
});
var entrySchema = object({
	tokenAddress: pipe(string(), regex(/^0x[0-9a-fA-F]{40}$/)),
	nftId: pipe(string(), regex(/^0x[0-9a-fA-F]{1,64}$/)),
	total: pipe(string(), regex(/^\d{1,78}$/)),
	metadata: optional(object({ base: optional(object({ name: optional(string()) })) }))
});
/** Null where the body is no list at all; a single entry that cannot be read is left out. */
function readBalances(body) {
	const page = safeParse(pageSchema, body);
	if (!page.success) return null;
	const { totalNum, data } = page.output;
	const holdings = data.flatMap((entry) => {
		const parsed = safeParse(entrySchema, entry);
		if (!parsed.success) return [];
		const { tokenAddress, nftId, total, metadata } = parsed.output;
		const amount = BigInt(total);
		if (amount === 0n) return [];
		return [{
			tokenAddress,
			tokenId: BigInt(nftId),
			amount,
			name: plainText(metadata?.base?.name ?? "")
		}];
	});
	return {
		total: totalNum,
		length: data.length,
		holdings
	};
}
// src/exchange/client/createExchangeClient.ts
var pageSize = 50;
var maxPages = 400;
function createExchangeClient(surroundings) {
	return {
		async account(owner, signal) {
			const answer = await askExchange(surroundings, {
				path: "/api/v3/account",
				params: { owner },
				signal
			});
			if (answer.ok) return readAccount(answer.value, owner);
			const { reason } = answer;
			return reason.kind === "refused" && (reason.code === codes.addressNotFound || reason.code === codes.accountNotFound) ? {
				ok: true,
				value: null
			} : answer;
		},
		async apiKey(accountId, sign, signal) {
			const call = {
				path: "/api/v3/apiKey",
				params: { accountId }
			};
			const answer = await askExchange(surroundings, {
				...call,
				headers: { "X-API-SIG": sign(call) },
				signal
			});
			return answer.ok ? readApiKey(answer.value) : answer;
		},
		async holdings({ accountId, apiKey, tokenAddress }, signal) {
			const found = /* @__PURE__ */ new Map();
			let offset = 0;
			for (let pages = 0; pages < maxPages; pages += 1) {
				const answer = await askExchange(surroundings, {
					path: "/api/v3/user/nft/balances",
					params: {
						accountId,
						tokenAddrs: tokenAddress,
						offset,
						limit: pageSize,
						metadata: true
					},
					headers: { "X-API-KEY": apiKey },
					signal
				});
				if (!answer.ok) return answer;
				const page = readBalances(answer.value);
				if (page === null) return unavailable("the holdings are not in the form of the contract");
				for (const holding of page.holdings) {
					if (holding.tokenAddress.toLowerCase() !== tokenAddress.toLowerCase()) continue;
					found.set(holding.tokenId.toString(), holding);
				}
				offset += page.length;
				if (page.length === 0 || offset >= page.total) return {
					ok: true,
					value: [...found.values()]
				};
			}
			return unavailable("the list of holdings does not end");
		},
		async collection(address, signal) {
			const answer = await askExchange(surroundings, {
				path: "/api/v3/nft/public/collection",
				params: { collectionAddress: address },
				signal
			});
			return answer.ok ? readCollection(answer.value) : answer;
		},
		async isOwnWallet(wallet, signal) {
			const answer = await askExchange(surroundings, {
				path: "/api/wallet/v3/wallet/type",
				params: {
					wallet,
					network: "ETHEREUM"
				},
				signal
			});
			return answer.ok ? readIsOwnWallet(answer.value) : answer;
		}
	};
}
var keySchema = object({ apiKey: pipe(string(), regex(/^[\x21-\x7e]{1,256}$/)) });
function readApiKey(body) {
	const parsed = safeParse(keySchema, body);
	return parsed.success ? {
		ok: true,
		value: parsed.output.apiKey
	} : unavailable("the API key is not in the form of the contract");
}
var collectionSchema = object({
	id: pipe(number(), integer()),
	name: optional(string(), ""),
	description: optional(string(), "")
});
function readCollection(body) {
	const parsed = safeParse(collectionSchema, body);
	if (!parsed.success) return unavailable("the collection is not in the form of the contract");
	const { id, name, description } = parsed.output;
	return {
		ok: true,
		value: {
			id,
			name: plainText(name),
			description: plainText(description)
		}
	};
}
var walletSchema = object({ data: object({
	isInCounterFactualStatus: optional(boolean(), false),
	loopringWalletContractVersion: optional(string(), "")
}) });
function readIsOwnWallet(body) {
	const parsed = safeParse(walletSchema, body);
	if (!parsed.success) return unavailable("the wallet's type is not in the form of the contract");
	const { isInCounterFactualStatus, loopringWalletContractVersion } = parsed.output.data;
	return {
		ok: true,
		value: isInCounterFactualStatus || loopringWalletContractVersion !== ""
	};
}
// src/exchange/session/sessionState.ts
var lockedWithout = (obstacle) => ({
	lock: "locked",
	obstacle,
	notice: null,
	reading: false
});
var obstacleOf = {
	none: "no-account",
	"not-activated": "not-activated",
	frozen: "frozen",
	locked: null
};
function step(state, event) {
	switch (event.type) {
		case "holder": return {
			...lockedWithout(event.obstacle),
			reading: event.obstacle === null
		};
		case "lock": return lockedWithout(null);
		case "obstacle": return lockedWithout(event.obstacle);
	}
	switch (state.lock) {
		case "locked":
			if (event.type === "read" && state.reading) return lockedWithout(obstacleOf[event.account]);
			if (event.type === "unreadable" && state.reading) return {
				...state,
				reading: false,
				notice: "unavailable"
			};
			return event.type === "unlock" && state.obstacle === null && !state.reading ? {
				lock: "loading",
				stage: "account"
			} : state;
		case "asking": return event.type === "consent" ? {
			lock: "loading",
			stage: "signing"
		} : state;
		case "loading": switch (event.type) {
			case "ask": return state.stage === "account" ? {
				lock: "asking",
				question: event.question
			} : state;
			case "stage": return {
				lock: "loading",
				stage: event.stage
			};
			case "failed": return {
				lock: "locked",
				obstacle: null,
				notice: event.notice,
				reading: false
			};
			case "unlocked": return {
				lock: "unlocked",
				accountId: event.accountId
			};
			default: return state;
		}
		case "unlocked": return state;
	}
}
// src/exchange/session/createExchangeSession.ts
function createExchangeSession(parts) {
	const { client, loadProtocol, sign, exchangeAddress, signingOrigin, chainIds, isContract, log } = parts;
	let state = lockedWithout(client ? "no-wallet" : "closed");
	let holder = null;
	let keys = null;
	let asked = null;
	let earlier = null;
	/** Ended whenever the ground under a run is gone: a late answer then finds nobody. */
	let run = new AbortController();
	const listeners = new Listeners();
	const send = (event) => {
		const before = state;
		state = step(state, event);
		if (state !== before) listeners.tell();
	};
	const forget = () => {
		run.abort();
		run = new AbortController();
		keys = null;
		asked = null;
		earlier = null;
	};
	const failed = (notice) => {
		asked = null;
		send({
			type: "failed",
			notice
		});
	};
	/** Whether the run that this signal belongs to is still the one that counts. */
	const isOver = (signal) => signal.aborted;
	async function readAccountFor(address, signal) {
		const answer = await client.account(address, signal);
		if (isOver(signal)) return;
		if (answer.ok) return send({
			type: "read",
			account: accountState(answer.value)
		});
		log(`The exchange account could not be read: ${inWords(answer.reason)}`);
		send({ type: "unreadable" });
	}
	/** Where it cannot be told the holder may try: only a key that fits is ever used. */
	async function isStrangeContract(address, signal) {
		if (!await isContract(address).catch(() => false)) return false;
		const own = await client.isOwnWallet(address, signal);
		return own.ok && !own.value;
	}
	return {
		get: () => state,
		subscribe: listeners.add,
		holderIs(next) {
			if (next?.address === holder?.address && next?.chainId === holder?.chainId) return;
			holder = next;
			forget();
			if (!client) return;
			if (!next) return send({
				type: "holder",
				obstacle: "no-wallet"
			});
			if (!chainIds.includes(next.chainId)) return send({
				type: "holder",
				obstacle: "wrong-chain"
			});
			send({
				type: "holder",
				obstacle: null
			});
			readAccountFor(next.address, run.signal);
		},
		async unlock() {
			if (!client || !holder) return;
			send({ type: "unlock" });
			if (state.lock !== "loading" || state.stage !== "account") return;
			const { signal } = run;
			const [answer, protocol, cannotMakeKeys] = await Promise.all([
				client.account(holder.address, signal),
				loadProtocol().catch(() => null),
				isStrangeContract(holder.address, signal)
			]);
			if (isOver(signal)) return;
			if (!answer.ok || !protocol) return failed("unavailable");
			const account = answer.value;
			const is = accountState(account);
			if (account === null || is !== "locked") return send({
				type: "obstacle",
				obstacle: is === "none" ? "no-account" : is === "locked" ? "not-activated" : is
			});
			if (cannotMakeKeys) return send({
				type: "obstacle",
				obstacle: "unsupported-wallet"
			});
			const text = account.keySeed || protocol.standardKeyMessage(exchangeAddress, account.nonce);
			const { kind } = protocol.checkKeyMessage(text, { exchange: exchangeAddress });
			if (kind === "refused") return send({
				type: "obstacle",
				obstacle: "refused-message"
			});
			asked = {
				account,
				text
			};
			send({
				type: "ask",
				question: {
					text,
					kind
				}
			});
		},
		async consent() {
			send({ type: "consent" });
			if (!client || !asked || state.lock !== "loading" || state.stage !== "signing") return;
			const { account, text } = asked;
			const { signal } = run;
			const [signed, protocol] = await Promise.all([sign(text), loadProtocol()]);
			if (isOver(signal)) return;
			if (!signed.ok) return failed(signed.reason === "rejected" ? "rejected" : "sign-failed");
			send({
				type: "stage",
				stage: "deriving"
			});
			const pair = protocol.findMatchingKey(signed.signature, account.publicKey);
			if (!pair.ok) {
				const differs = earlier?.text === text && earlier.signature !== signed.signature;
				earlier = {
					text,
					signature: signed.signature
				};
				return failed(differs ? "changing-signatures" : "other-key");
			}
			send({
				type: "stage",
				stage: "key"
			});
			const { secret } = pair.value;
			const answer = await client.apiKey(account.accountId, signer(protocol, secret), signal);
			if (isOver(signal)) return;
			if (!answer.ok) {
				const { reason } = answer;
				const isWrong = reason.kind === "refused" && reason.code === codes.wrongSignature;
				return failed(isWrong ? "wrong-signature" : "unavailable");
			}
			asked = null;
			earlier = null;
			keys = {
				accountId: account.accountId,
				secret,
				apiKey: answer.value
			};
			send({
				type: "unlocked",
				accountId: account.accountId
			});
		},
		lock() {
			if (state.lock === "locked") return;
			forget();
			send({ type: "lock" });
		},
		async holdings(tokenAddress) {
			if (!client || !keys) return null;
			const { signal } = run;
			const { accountId, apiKey } = keys;
			const answer = await client.holdings({
				accountId,
				apiKey,
				tokenAddress
			}, signal);
			return isOver(signal) ? null : answer;
		}
	};
	function signer(protocol, secret) {
		return ({ path, params }) => {
			const signed = protocol.signRequest({
				secret,
				method: "GET",
				baseUrl: signingOrigin,
				path,
				params
			});
			if (!signed.ok) throw new Error(`a request cannot be signed: ${signed.reason}`);
			return signed.value;
		};
	}
}
var inWords = (failure) => failure.kind === "refused" ? `code ${failure.code}` : failure.kind === "aborted" ? "nobody asks any more" : failure.detail;
// src/exchange/session/lockWhenAway.ts
/** Gives back how to stop watching. Leaving the page for good locks at once. */
function lockWhenAway({ page, schedule, now, patienceMs }, lock) {
	let cancel = () => {};
	let hiddenSince = null;
	const settle = () => {
		cancel();
		cancel = () => {};
		if (page.isHidden()) {
			hiddenSince ??= now();
			cancel = schedule(lock, patienceMs);
			return;
		}
		if (hiddenSince !== null && now() - hiddenSince >= patienceMs) lock();
		hiddenSince = null;
	};
	settle();
	const stops = [
		page.onVisibility(settle),
		page.onLeave(lock),
		() => cancel()
	];
	return () => {
		for (const stop of stops) stop();
	};
}
// src/exchange/openExchange.ts
/** The exchange's own contract on Ethereum, as the texts name it that make the holders' keys. */
var exchangeAddress = "0x0BABA1Ad5bE3a5C0a66E7ac838a129Bf948f1eA4";
var answerWithinMs = 1e4;
var hiddenForMs = 3e5;
async function openExchange({ wallet, settings }) {
	const { exchange, collection } = await settings();
	const { baseUrl, signingOrigin, open } = exchange;
	const session = createExchangeSession({
		client: open ? createExchangeClient({
			baseUrl,
			fetch: (...asked) => fetch(...asked),
			timeoutMs: answerWithinMs
		}) : null,
		loadProtocol,
		sign: (message) => sign(wallet, message),
		exchangeAddress,
		signingOrigin,
		chainIds: [collection.chainId],
		isContract: (address) => isContract(wallet, address, collection.chainId),
		log: (message) => console.warn(message)
	});
	const follow = () => {
		const state = wallet.get();
		const account = statusOf(state) === "connected" ? accountOf(state) : void 0;
		session.holderIs(account ? {
			address: account.address,
			chainId: account.chainId
		} : null);
	};
	follow();
	wallet.subscribe(follow);
	lockWhenAway({
		page: pageOf(window),
		schedule,
		now: Date.now,
		patienceMs: hiddenForMs
	}, session.lock);
	return session;
}
async function sign(wallet, message) {
	try {
		const signed = await signMessage(await wallet.core(), { message });
		if (signed.ok) return {
			ok: true,
			signature: signed.signature
		};
		return {
			ok: false,
			reason: signed.reason.kind === "rejected" ? "rejected" : "failed"
		};
	} catch {
		return {
			ok: false,
			reason: "failed"
		};
	}
}
async function isContract({ core }, address, chainId) {
	const { config } = await core();
	const code = await getBytecode(config, {
		address,
		chainId
	});
	return code != null && code !== "0x" && !code.startsWith("0xef0100");
}
function schedule(run, afterMs) {
	const timer = setTimeout(run, afterMs);
	return () => clearTimeout(timer);
}
function pageOf(page) {
	const on = (target, event) => (listener) => {
		target.addEventListener(event, listener);
		return () => target.removeEventListener(event, listener);
	};
	return {
		isHidden: () => page.document.hidden,
		onVisibility: on(page.document, "visibilitychange"),
		onLeave: on(page, "pagehide")
	};
}
export { openExchange };
