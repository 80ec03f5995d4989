import { t as require_react } from "./react-DbA_SeLs.mjs";
import { n as createLucideIcon, t as Icon } from "./Icon-CR7LvuQg.mjs";
import { t as Button } from "./Button-BhVPwEjJ.mjs";
import { t as Dialog } from "./Dialog-B7JnJbVa.mjs";
import { t as Avatar } from "./Avatar-BEa7KQsQ.mjs";
import { i as useIdentity, r as strings$1, t as WithCore } from "./WithCore-75-jgwmo.mjs";
import { i as strings$2, r as useRecentTransactions, t as useClearTransactions } from "./transactionHooks-Bf-6Y0v6.mjs";
import { t as Pill_module_default } from "./Pill.module-ClazYZta.mjs";
import { t as visibleText } from "./visibleText-BZ459wQe.mjs";
import { n as day } from "./queryClient-CnZLa9Gy.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
import { t as Check } from "./check-BRP2rvP2.mjs";
import { t as Copy } from "./copy-9TMSmrJn.mjs";
import { n as announce } from "./LiveRegion-Bak7IIN8.mjs";
import { t as X } from "./x-8jpJ-vrV.mjs";
import { t as signMessage } from "./signMessage-CgGbVwS2.mjs";
import { t as endsInTime } from "./timeout-BhebV3Kx.mjs";
import { t as errorLinks } from "./errorLinks-BDw1a2Nr.mjs";
import { t as strings$3 } from "./strings-C5ZQesKr.mjs";
import { n as refused, t as currentWallet } from "./currentWallet-ySf80hkk.mjs";
import { t as focusHome } from "./focusHome-CMW_RXD_.mjs";
import { _ as accountOf, g as useWalletState, m as useKit, v as statusOf } from "../prerender.mjs";
import { SwitchChainNotSupportedError, useBalance, useBlockNumber, useConfig, useConnection, useReadContracts } from "wagmi";
import { SwitchChainError, erc20Abi, formatUnits, numberToHex } from "viem";
import arbitrum from "@web3icons/core/svgs/networks/background/arbitrum-one.svg.js";
import avalanche from "@web3icons/core/svgs/networks/background/avalanche.svg.js";
import base from "@web3icons/core/svgs/networks/background/base.svg.js";
import bsc from "@web3icons/core/svgs/networks/background/binance-smart-chain.svg.js";
import ethereum from "@web3icons/core/svgs/networks/background/ethereum.svg.js";
import optimism from "@web3icons/core/svgs/networks/background/optimism.svg.js";
import polygon from "@web3icons/core/svgs/networks/background/polygon.svg.js";
import zora from "@web3icons/core/svgs/networks/background/zora.svg.js";
// node_modules/lucide-react/dist/esm/icons/log-out.mjs
var import_react = require_react();
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "log-out",
	size: 24,
	node: [
		["path", {
			d: "m16 17 5-5-5-5",
			key: "1bji2h"
		}],
		["path", {
			d: "M21 12H9",
			key: "dn1m92"
		}],
		["path", {
			d: "M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4",
			key: "1uf3rs"
		}]
	]
};
__iconData$1.node;
var LogOut = createLucideIcon(__iconData$1);
var AccountDialog_module_default = {
	card: "_card_1inrg_2",
	avatar: "_avatar_1inrg_7",
	name: "_name_1inrg_19",
	actions: "_actions_1inrg_25",
	action: "_action_1inrg_25",
	more: "_more_1inrg_37"
};
// src/wallet/core/hooks/useTokenBalances.ts
var longestSymbol = 11;
/** Tokens of which decimals, symbol or balance cannot be read are left out. */
function useTokenBalances(address, tokens) {
	const read = (functionName) => tokens.map((token) => ({
		...token,
		abi: erc20Abi,
		functionName
	}));
	const kept = {
		staleTime: day,
		gcTime: day
	};
	const decimals = useReadContracts({
		contracts: read("decimals"),
		query: kept
	});
	const symbols = useReadContracts({
		contracts: read("symbol"),
		query: kept
	});
	const values = useReadContracts({
		contracts: tokens.map((token) => ({
			...token,
			abi: erc20Abi,
			functionName: "balanceOf",
			args: [address]
		})),
		query: { enabled: address !== void 0 && tokens.length > 0 }
	});
	return tokens.flatMap((token, index) => {
		const unit = decimals.data?.[index]?.result;
		const symbol = symbols.data?.[index]?.result;
		const value = values.data?.[index]?.result;
		if (typeof unit !== "number" || typeof symbol !== "string" || typeof value !== "bigint") return [];
		return [{
			token,
			value,
			decimals: unit,
			formatted: formatUnits(value, unit),
			symbol: visibleText(symbol, longestSymbol)
		}];
	});
}
// src/wallet/identity/formatBalance.ts
var suffixes = [
	"",
	"k",
	"m",
	"b",
	"t"
];
var grouped = new Intl.NumberFormat("en-US");
function formatBalance(value, decimals) {
	if (value <= 0n) return "0";
	const unit = 10n ** BigInt(decimals);
	const whole = value / unit;
	if (whole === 0n) return value * 1000n < unit ? "<0.001" : cut(value, unit, 3);
	if (whole < 100n) return cut(value, unit, 2);
	if (whole < 10000n) return cut(value, unit, 1);
	const thousands = Math.min(Math.floor((String(whole).length - 1) / 3), suffixes.length - 1);
	return `${cut(value, unit * 1000n ** BigInt(thousands), 1)}${suffixes[thousands]}`;
}
function cut(value, unit, places) {
	const fraction = String(value % unit * 10n ** BigInt(places) / unit).padStart(places, "0").replace(/0+$/, "");
	const whole = grouped.format(value / unit);
	return fraction === "" ? whole : `${whole}.${fraction}`;
}
var Balances_module_default = {
	balances: "_balances_hkd0o_2",
	native: "_native_hkd0o_9",
	awaited: "_awaited_hkd0o_13",
	failed: "_failed_hkd0o_21",
	shelf: "_shelf_hkd0o_29",
	tokens: "_tokens_hkd0o_34"
};
// src/wallet/account/Balances.tsx
var import_jsx_runtime = require_jsx_runtime();
function Balances({ address, chainId, tokens }) {
	const balance = useBalance({
		address,
		chainId
	});
	const here = tokens.filter((token) => token.chainId === chainId);
	const held = useTokenBalances(address, here);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: Balances_module_default.balances,
		children: [balance.data ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Amount, {
			className: Balances_module_default.native,
			...balance.data
		}) : balance.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: Balances_module_default.failed,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: strings$2.noBalance }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "quiet",
				size: "small",
				busy: balance.isFetching,
				onClick: () => balance.refetch(),
				children: strings$2.retry
			})]
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: Balances_module_default.awaited,
			"aria-hidden": "true"
		}), here.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: Balances_module_default.shelf,
			children: held.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				role: "list",
				className: Balances_module_default.tokens,
				"aria-label": strings$2.tokens,
				children: held.map(({ token, ...amount }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
					className: Pill_module_default.sunk,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Amount, { ...amount })
				}, token.address))
			})
		})]
	});
}
function Amount({ value, decimals, symbol, className }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className,
		title: `${formatUnits(value, decimals)} ${symbol}`,
		children: [
			formatBalance(value, decimals),
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: symbol })
		]
	});
}
var CopyAddress_module_default = { byHand: "_byHand_75i9v_2" };
// src/wallet/account/CopyAddress.tsx
var confirmedFor = 1500;
/** What the button tells the place where the address is handed over. */
function useCopyAddress(address) {
	const [outcome, setOutcome] = (0, import_react.useState)("idle");
	const timer = (0, import_react.useRef)(void 0);
	(0, import_react.useEffect)(() => () => clearTimeout(timer.current), []);
	const copy = async () => {
		clearTimeout(timer.current);
		try {
			await navigator.clipboard.writeText(address);
			setOutcome("copied");
			announce(strings$2.copied);
			timer.current = setTimeout(() => setOutcome("idle"), confirmedFor);
		} catch {
			setOutcome("refused");
		}
	};
	return {
		outcome,
		copy
	};
}
function CopyButton({ outcome, copy, className }) {
	const copied = outcome === "copied";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		kind: "secondary",
		done: copied,
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: copied ? Check : Copy }),
		className,
		onClick: copy,
		children: copied ? strings$2.copied : strings$2.copy
	});
}
function CopyByHand({ address }) {
	const id = (0, import_react.useId)();
	const field = (0, import_react.useRef)(null);
	(0, import_react.useEffect)(() => {
		field.current.focus();
		field.current.select();
	}, []);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: CopyAddress_module_default.byHand,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("label", {
			htmlFor: id,
			children: strings$2.copyByHand
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("textarea", {
			ref: field,
			id,
			readOnly: true,
			rows: 2,
			value: address,
			spellCheck: false
		})]
	});
}
// src/wallet/account/explorerLinks.ts
function explorerLinks(chain) {
	const root = chain?.blockExplorers?.default?.url;
	if (root === void 0 || !/^https?:\/\//.test(root)) return void 0;
	const base = root.replace(/\/+$/, "");
	return {
		transaction: (hash) => `${base}/tx/${hash}`,
		account: (address) => `${base}/address/${address}`
	};
}
var Hills_module_default = {
	country: "_country_1ojsc_2",
	sun: "_sun_1ojsc_16",
	far: "_far_1ojsc_26",
	middle: "_middle_1ojsc_30",
	near: "_near_1ojsc_34"
};
// node_modules/lucide-react/dist/esm/icons/clock-3.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "clock-3",
	size: 24,
	node: [["circle", {
		cx: "12",
		cy: "12",
		r: "10",
		key: "1mglay"
	}], ["path", {
		d: "M12 6v6h4",
		key: "135r8i"
	}]]
};
__iconData.node;
var Clock3 = createLucideIcon(__iconData);
var RecentTransactions_module_default = {
	recent: "_recent_xwe2d_2",
	head: "_head_xwe2d_7",
	clear: "_clear_xwe2d_18",
	none: "_none_xwe2d_22",
	row: "_row_xwe2d_27",
	mark: "_mark_xwe2d_40",
	words: "_words_xwe2d_61",
	description: "_description_xwe2d_67",
	status: "_status_xwe2d_75",
	more: "_more_xwe2d_84"
};
// src/wallet/account/RecentTransactions.tsx
var shown = 3;
var icons = {
	pending: Clock3,
	confirmed: Check,
	failed: X
};
function RecentTransactions(props) {
	const { address, transactions, explorer, onClear } = props;
	useSayWhatSettles(transactions);
	const clear = () => {
		onClear();
		announce(strings$1.cleared);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: RecentTransactions_module_default.recent,
		"aria-label": strings$1.heading,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
				className: RecentTransactions_module_default.head,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", { children: strings$1.heading }), transactions.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "quiet",
					size: "small",
					className: RecentTransactions_module_default.clear,
					onClick: clear,
					children: strings$1.clearAll
				})]
			}),
			transactions.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: RecentTransactions_module_default.none,
				children: strings$1.none
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				role: "list",
				children: transactions.slice(0, shown).map((transaction) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, {
					transaction,
					href: explorer?.transaction(transaction.hash)
				}) }, transaction.hash))
			}),
			explorer && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: RecentTransactions_module_default.more,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
					href: explorer.account(address),
					target: "_blank",
					rel: "noreferrer noopener",
					children: strings$1.moreOnExplorer
				})
			})
		]
	});
}
function Row({ transaction, href }) {
	const { description, status } = transaction;
	const content = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: RecentTransactions_module_default.mark,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			of: icons[status],
			size: 18
		})
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: RecentTransactions_module_default.words,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: RecentTransactions_module_default.description,
			children: description
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: RecentTransactions_module_default.status,
			children: strings$1[status]
		})]
	})] });
	return href === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: RecentTransactions_module_default.row,
		"data-status": status,
		children: content
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
		className: RecentTransactions_module_default.row,
		"data-status": status,
		href,
		target: "_blank",
		rel: "noreferrer noopener",
		children: content
	});
}
function useSayWhatSettles(transactions) {
	const before = (0, import_react.useRef)(transactions);
	(0, import_react.useEffect)(() => {
		const pending = before.current.filter(({ status }) => status === "pending");
		before.current = transactions;
		for (const { hash } of pending) {
			const now = transactions.find((transaction) => transaction.hash === hash);
			if (now === void 0 || now.status === "pending") continue;
			announce(strings$1.nowIs(now.description, strings$1[now.status]));
		}
	}, [transactions]);
}
// src/wallet/account/AccountDialog.tsx
function AccountDialog(props) {
	const { open, account, onClose, returnTo, ...rest } = props;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		bare: true,
		open: open && account !== void 0,
		title: strings$2.title,
		onClose,
		returnTo,
		children: account && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AccountCard, {
			account,
			...rest
		})
	});
}
function AccountCard(props) {
	const { account, onDisconnect, tokens = [], ipfsGateway, children } = props;
	const { address, chainId } = account;
	const { display, name, avatar } = useIdentity(address, ipfsGateway);
	const { outcome, copy } = useCopyAddress(address);
	const [leaving, setLeaving] = (0, import_react.useState)(false);
	const { chains } = useConfig();
	const explorer = explorerLinks(chains.find(({ id }) => id === chainId));
	const transactions = useRecentTransactions(account);
	const clear = useClearTransactions();
	const disconnect = async () => {
		setLeaving(true);
		try {
			await onDisconnect();
		} finally {
			setLeaving(false);
		}
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Hills, {}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: AccountDialog_module_default.card,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: AccountDialog_module_default.avatar,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Avatar, {
						address,
						picture: avatar,
						size: 94
					})
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: AccountDialog_module_default.name,
					title: name ?? address,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: display })
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Balances, {
					address,
					chainId,
					tokens
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: AccountDialog_module_default.actions,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CopyButton, {
						outcome,
						copy,
						className: AccountDialog_module_default.action
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "secondary",
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: LogOut }),
						className: AccountDialog_module_default.action,
						busy: leaving,
						onClick: disconnect,
						children: strings$2.disconnect
					})]
				}),
				outcome === "refused" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CopyByHand, { address }),
				children && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: AccountDialog_module_default.more,
					children
				})
			]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecentTransactions, {
			address,
			transactions,
			explorer,
			onClear: clear
		})
	] });
}
/** The strip of country along the top. */
function Hills() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: Hills_module_default.country,
		"aria-hidden": "true",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { className: Hills_module_default.sun }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("svg", {
			viewBox: "0 0 372 112",
			preserveAspectRatio: "none",
			"aria-hidden": "true",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: Hills_module_default.far,
					d: "M0 74C52 58 106 55 168 66s128 7 204-10v56H0z"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: Hills_module_default.middle,
					d: "M0 84c70-17 128-11 190-1s124 4 182-13v42H0z"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: Hills_module_default.near,
					d: "M0 98c66-10 132-8 198-3s116 3 174-4v21H0z"
				})
			]
		})]
	});
}
var ChainDialog_module_default = {
	wrong: "_wrong_1etml_1",
	cannot: "_cannot_1etml_8",
	disconnect: "_disconnect_1etml_17"
};
var ChainList_module_default = {
	chains: "_chains_19da9_2",
	row: "_row_19da9_8",
	name: "_name_19da9_34",
	state: "_state_19da9_39",
	failed: "_failed_19da9_67",
	glow: "_glow_19da9_1"
};
var ChainMark_module_default = { tile: "_tile_1n8n2_1" };
// src/wallet/chains/strings.ts
var strings = {
	title: "Switch Networks",
	connected: "Connected",
	confirm: "Confirm in Wallet",
	disconnect: "Disconnect",
	wrongNetwork: "Wrong network detected, switch or disconnect to continue.",
	noSwitching: (app) => `Your wallet does not support switching networks from ${app || "this app"}. Try switching networks from within your wallet instead.`,
	confirmIn: (chain) => `Confirm in Wallet: ${chain}`,
	latestBlock: (block) => `Latest block: ${new Intl.NumberFormat().format(block)}`,
	switched: (chain) => `Network switched to ${chain}`
};
// src/wallet/chains/ChainList.tsx
var moves = {
	ArrowDown: (at, count) => (at + 1) % count,
	ArrowUp: (at, count) => (at - 1 + count) % count,
	Home: () => 0,
	End: (_, count) => count - 1
};
function ChainList({ chains, current, pending, failed, onChoose }) {
	const list = (0, import_react.useRef)(null);
	const failureId = (0, import_react.useId)();
	const [chosen, setChosen] = (0, import_react.useState)(() => Math.max(0, chains.findIndex(({ id }) => id === current)));
	const onKeyDown = (event) => {
		const move = moves[event.key];
		if (move === void 0 || event.altKey || event.ctrlKey || event.metaKey) return;
		event.preventDefault();
		const next = move(chosen, chains.length);
		setChosen(next);
		list.current.querySelectorAll("button")[next].focus();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		ref: list,
		role: "list",
		className: ChainList_module_default.chains,
		onKeyDown: onChoose && onKeyDown,
		children: chains.map(({ id, name, testnet }, at) => {
			const content = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChainMark, {
					id,
					name,
					testnet: testnet === true
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: ChainList_module_default.name,
					children: name
				}),
				id === pending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(State, {
					is: "pending",
					children: strings.confirm
				}) : id === current && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(State, {
					is: "connected",
					children: strings.connected
				})
			] });
			return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [onChoose ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: ChainList_module_default.row,
				tabIndex: at === chosen ? 0 : -1,
				"aria-current": id === current || void 0,
				"aria-describedby": id === failed?.chainId ? failureId : void 0,
				"data-autofocus": at === chosen || void 0,
				onFocus: () => setChosen(at),
				onClick: () => onChoose(id),
				children: content
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: ChainList_module_default.row,
				"data-current": id === current || void 0,
				children: content
			}), id === failed?.chainId && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				id: failureId,
				className: ChainList_module_default.failed,
				children: failed.words
			})] }, id);
		})
	});
}
function State({ is, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: ChainList_module_default.state,
		"data-is": is,
		children
	});
}
/** The mark of a chain on its tile, or its initial where it has no mark; decoration beside its name. */
function ChainMark({ id, name, testnet }) {
	const url = chainMark(id);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: ChainMark_module_default.tile,
		"data-testnet": testnet || void 0,
		"aria-hidden": "true",
		children: url ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
			src: url,
			alt: "",
			width: "38",
			height: "38"
		}) : Array.from(name)[0]
	});
}
/** A test chain has the mark of the chain it is a test of. */
var marks = /* @__PURE__ */ new Map([
	[1, ethereum],
	[10, optimism],
	[56, bsc],
	[97, bsc],
	[137, polygon],
	[8453, base],
	[42161, arbitrum],
	[43113, avalanche],
	[43114, avalanche],
	[80002, polygon],
	[84532, base],
	[421614, arbitrum],
	[7777777, zora],
	[11155111, ethereum],
	[11155420, optimism],
	[999999999, zora]
]);
/** The address of a picture, or nothing for a chain that is not known. */
function chainMark(id) {
	const svg = marks.get(id);
	return svg && `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
var LatestBlock_module_default = { block: "_block_12x8j_2" };
// src/wallet/chains/ChainDialog.tsx
function ChainDialog(props) {
	const { open, account, appName, switchChain, onDisconnect, onClose, returnTo } = props;
	const { chains } = useConfig();
	const { connector } = useConnection();
	const tell = useTellSwitched(open, account?.chainId);
	const { switching, ask, forget } = useSwitchChain({
		request: switchChain,
		onSwitched: (chainId) => {
			tell(chainId);
			onClose("done");
		},
		onFailed: ({ words }) => announce(words, "assertive")
	});
	const close = (reason) => {
		forget();
		onClose(reason);
	};
	const choose = (chainId) => {
		if (chainId === account?.chainId) return close("done");
		const name = chains.find(({ id }) => id === chainId)?.name;
		announce(strings.confirmIn(name ?? ""));
		ask(chainId);
	};
	const refused = switching.is === "failed" && switching.reason.kind === "no-switching";
	const canSwitch = connector?.switchChain !== void 0 && !refused;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open: open && account !== void 0,
		title: strings.title,
		onClose: close,
		returnTo,
		children: account && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
			!account.supported && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: ChainDialog_module_default.wrong,
				children: strings.wrongNetwork
			}),
			!canSwitch && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: ChainDialog_module_default.cannot,
				children: strings.noSwitching(appName)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChainList, {
				chains,
				current: account.chainId,
				failed: switching.is === "failed" ? {
					chainId: switching.chainId,
					words: switching.reason.words
				} : void 0,
				pending: switching.is === "asking" ? switching.chainId : void 0,
				onChoose: canSwitch ? choose : void 0
			}),
			account.supported && open && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LatestBlock, { chainId: account.chainId }),
			!account.supported && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "quiet",
				className: ChainDialog_module_default.disconnect,
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: LogOut }),
				onClick: () => onDisconnect(),
				children: strings.disconnect
			})
		] })
	});
}
/** Says each switch once, whether this dialog asked for it or somebody made it in the wallet. */
function useTellSwitched(open, chainId) {
	const { chains } = useConfig();
	const before = (0, import_react.useRef)(chainId);
	const said = (0, import_react.useRef)(chainId);
	const tell = (switchedTo) => {
		if (said.current === switchedTo) return;
		said.current = switchedTo;
		const name = chains.find(({ id }) => id === switchedTo)?.name;
		if (name !== void 0) announce(strings.switched(name));
	};
	(0, import_react.useEffect)(() => {
		if (before.current === chainId) return;
		const switched = before.current !== void 0;
		before.current = chainId;
		if (open && switched && chainId !== void 0) tell(chainId);
		said.current = chainId;
	});
	return tell;
}
function LatestBlock({ chainId }) {
	const number = useBlockNumber$1(chainId);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: LatestBlock_module_default.block,
		children: number !== void 0 && strings.latestBlock(number)
	});
}
/** Asks the wallet for another network: which one it is being asked for, and why it did not come. */
function useSwitchChain({ request, onSwitched, onFailed }) {
	const [switching, setSwitching] = (0, import_react.useState)({ is: "idle" });
	const latest = (0, import_react.useRef)(0);
	const ask = async (chainId) => {
		const mine = ++latest.current;
		setSwitching({
			is: "asking",
			chainId
		});
		const outcome = await request(chainId);
		if (mine !== latest.current) return;
		if (outcome.ok) {
			setSwitching({ is: "idle" });
			onSwitched(chainId);
		} else if (outcome.reason.words === "") setSwitching({ is: "idle" });
		else {
			setSwitching({
				is: "failed",
				chainId,
				reason: outcome.reason
			});
			onFailed(outcome.reason);
		}
	};
	/** What is still open in the wallet may be answered there, but nobody here waits for it. */
	const forget = () => {
		latest.current++;
		setSwitching({ is: "idle" });
	};
	return {
		switching,
		ask,
		forget
	};
}
function useBlockNumber$1(chainId) {
	const { data } = useBlockNumber({
		chainId,
		watch: true,
		query: { meta: { persist: false } }
	});
	return data;
}
// src/wallet/core/requests/switchChain.ts
var unknownChain = 4902;
/** How long a wallet that has agreed may take to get there. */
var longestWay = 2e3;
async function switchChain({ config, explain }, { chainId }) {
	if (chainId === void 0) return refused("invalid", strings$3.invalid.chainId);
	const chain = config.chains.find(({ id }) => id === chainId);
	if (!chain) return refused("invalid", strings$3.invalid.chainNotConfigured);
	let learning = false;
	try {
		const wallet = await currentWallet(config);
		if (!wallet.ok) return wallet;
		const { connector, provider } = wallet;
		if (!connector.switchChain) throw new SwitchChainNotSupportedError({ connector });
		try {
			await requestSwitch(wallet, chainId);
		} catch (error) {
			if (!errorLinks(error).some(({ code }) => code === unknownChain)) throw error;
			learning = true;
			await requestAddChain(provider, chain);
			if (await connector.getChainId() !== chainId) await requestSwitch(wallet, chainId);
		}
		await arrival(wallet, chainId);
		return { ok: true };
	} catch (error) {
		const reason = explain(error);
		if (!(reason.kind === "unknown" || learning && reason.kind === "protocol")) return {
			ok: false,
			reason
		};
		return {
			ok: false,
			reason: explain(learning ? { code: unknownChain } : { name: "SwitchChainError" })
		};
	}
}
async function requestSwitch({ provider }, chainId) {
	await provider.request({
		method: "wallet_switchEthereumChain",
		params: [{ chainId: numberToHex(chainId) }]
	});
}
/** Some wallets get there a moment after they have said so, and some never tell that they have. */
async function arrival({ connector }, chainId) {
	const { promise: told, resolve } = Promise.withResolvers();
	const listener = (change) => {
		if (change.chainId === chainId) resolve();
	};
	connector.emitter.on("change", listener);
	try {
		if (await connector.getChainId() === chainId) connector.emitter.emit("change", { chainId });
		if (await endsInTime(longestWay, told)) return;
		throw new SwitchChainError(/* @__PURE__ */ new Error("The wallet agreed and stayed where it was."));
	} finally {
		connector.emitter.off("change", listener);
	}
}
async function requestAddChain(provider, chain) {
	const { id, name, nativeCurrency, rpcUrls, blockExplorers } = chain;
	await provider.request({
		method: "wallet_addEthereumChain",
		params: [{
			chainId: numberToHex(id),
			chainName: name,
			nativeCurrency,
			rpcUrls: rpcUrls.default.http,
			...blockExplorers && { blockExplorerUrls: [blockExplorers.default.url] }
		}]
	});
}
// src/wallet/connected/ConnectedDialogs.tsx
function ConnectedDialogs(props) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WithCore, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialogs, { ...props }) });
}
function Dialogs({ accountExtras }) {
	const kit = useKit();
	const core = (0, import_react.use)(kit.core());
	const state = useWalletState();
	const account = accountOf(state);
	const { dialog } = state;
	const unverified = statusOf(state) === "unauthenticated";
	const astray = dialog === "connect" && unverified && account?.supported === false;
	const VerifyDialog = kit.authentication?.VerifyDialog;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AccountDialog, {
			open: dialog === "account",
			account,
			tokens: core.settings.tokens,
			ipfsGateway: kit.ipfsGateway,
			returnTo: focusHome,
			onClose: kit.close,
			onDisconnect: kit.disconnect,
			children: accountExtras
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChainDialog, {
			open: dialog === "chains" || astray,
			account,
			appName: kit.appName,
			returnTo: focusHome,
			switchChain: (chainId) => switchChain(core, { chainId }),
			onClose: (reason) => {
				if (!(astray && reason === "done")) kit.close();
			},
			onDisconnect: kit.disconnect
		}),
		VerifyDialog && account && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VerifyDialog, {
			open: dialog === "connect" && unverified && !astray,
			account,
			sign: (message) => signMessage(core, { message }),
			returnTo: focusHome,
			onClose: kit.close,
			onCancel: kit.disconnect
		})
	] });
}
export { ConnectedDialogs };
