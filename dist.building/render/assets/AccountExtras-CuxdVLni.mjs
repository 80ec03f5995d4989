import { t as ChevronRight } from "./chevron-right-c8c1HYi7.mjs";
import { n as createLucideIcon, t as Icon } from "./Icon-CR7LvuQg.mjs";
import { t as require_react } from "./react-DbA_SeLs.mjs";
import { t as Button } from "./Button-BhVPwEjJ.mjs";
import { n as announce } from "./LiveRegion-Bak7IIN8.mjs";
import { t as Pill_module_default } from "./Pill.module-ClazYZta.mjs";
import { t as loadProtocol } from "./loadProtocol-CXZKE7yY.mjs";
import { c as siteWallet, f as useChainModal, i as AccountExtras_module_default, n as strings$3, s as siteExchange, y as useExchangeSession } from "../prerender.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
import { t as link } from "./link-D2dQ_xtU.mjs";
// src/signIn/strings.ts
var import_react = require_react();
var import_jsx_runtime = require_jsx_runtime();
var strings$2 = {
	title: "Verify your account",
	intro: "Sign a short message to show that this account is yours. It costs nothing and moves nothing.",
	lookIn: (wallet) => `Your message is waiting in ${wallet}. Read it there, then sign it.`,
	preparing: "Preparing message...",
	send: "Send message",
	waiting: "Waiting for signature...",
	verifying: "Verifying signature...",
	cancel: "Cancel",
	ready: "The message is ready to be sent.",
	verified: "Your account is verified.",
	notLoaded: "This part of the site could not be loaded. Please try again.",
	sessions: {
		title: "Where you are signed in",
		here: "This browser",
		seen: (when) => `Last seen ${when}`,
		end: "Sign out",
		endThat: (device) => `Sign out ${device}`,
		ended: (device) => `${device} is signed out.`,
		everywhere: "Sign out everywhere",
		everywhereDone: "You are signed out everywhere.",
		failed: "The list could not be fetched just now.",
		notEnded: "That did not work. Please try again.",
		retry: "Try again",
		reading: "One moment…"
	},
	errors: {
		preparing: "Error preparing message, please retry!",
		signing: "Error signing message, please retry!",
		verifying: "Error verifying signature, please retry!",
		other: "Oops, something went wrong!"
	}
};
// node_modules/lucide-react/dist/esm/icons/lock-keyhole.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$2 = {
	name: "lock-keyhole",
	size: 24,
	node: [
		["circle", {
			cx: "12",
			cy: "16",
			r: "1",
			key: "1au0dj"
		}],
		["rect", {
			x: "3",
			y: "10",
			width: "18",
			height: "12",
			rx: "2",
			key: "6s8ecr"
		}],
		["path", {
			d: "M7 10V7a5 5 0 0 1 10 0v3",
			key: "1pqi11"
		}]
	]
};
__iconData$2.node;
var LockKeyhole = createLucideIcon(__iconData$2);
// node_modules/lucide-react/dist/esm/icons/lock-keyhole-open.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "lock-keyhole-open",
	size: 24,
	node: [
		["circle", {
			cx: "12",
			cy: "16",
			r: "1",
			key: "1au0dj"
		}],
		["rect", {
			width: "18",
			height: "12",
			x: "3",
			y: "10",
			rx: "2",
			key: "l0tzu3"
		}],
		["path", {
			d: "M7 10V7a5 5 0 0 1 9.33-2.5",
			key: "car5b7"
		}]
	],
	aliases: ["unlock-keyhole"]
};
__iconData$1.node;
var LockKeyholeOpen = createLucideIcon(__iconData$1);
var strings$1 = {
	title: "Exchange",
	obstacles: {
		closed: {
			mark: "Closed",
			words: "The exchange closed on 29 June 2026; unlocking is not available. The fields in your wallet are shown all the same."
		},
		"no-wallet": {
			mark: "No wallet",
			words: "Connect a wallet first: then the account that goes with it can be looked for."
		},
		"wrong-chain": {
			mark: "Other network",
			words: "Your account lies on another network than the one your wallet is on now."
		},
		"no-account": {
			mark: "No account",
			words: "This address has no account on the exchange, so there is nothing to unlock."
		},
		"not-activated": {
			mark: "Not activated",
			words: "Your account on the exchange was never activated. It has no key yet, so there is nothing to sign."
		},
		frozen: {
			mark: "Key changing",
			words: "The key of your account is being changed on the exchange. Until that is done, neither the old key nor the new one opens it."
		},
		"unsupported-wallet": {
			mark: "Other wallet",
			words: "Your wallet is a contract, and the exchange knows no way to make a key from its signatures. Nothing was signed."
		},
		"refused-message": {
			mark: "Stopped",
			words: "The exchange asked for a signature that no exchange should ask for. It was kept from your wallet, and nothing was signed."
		}
	},
	notices: {
		rejected: "You did not sign, so everything stays locked.",
		unavailable: "The exchange could not be reached, or its answer made no sense. Your fields are safe; try again in a while.",
		"sign-failed": "Your wallet could not sign the text. Nothing was sent.",
		"other-key": "That signature makes another key than your account's, and nothing was sent. The account may have been given a new key since. You may sign once more to be sure.",
		"changing-signatures": "Your wallet signs the same text differently each time, so it can never make the same key twice. This exchange does not work with it.",
		"wrong-signature": "The exchange did not accept the key, although it is the right one."
	},
	stages: {
		account: "Reading your account",
		signing: "Waiting for your wallet",
		deriving: "Making the key",
		key: "Opening the account"
	},
	locked: "Locked",
	unlocked: "Unlocked",
	reading: "Looking for your account on the exchange…",
	missing: "This part could not be fetched. Look to your connection and try again.",
	tryAgain: "Try again",
	offer: "Fields that you left on the exchange can be listed under My fields, once you unlock it.",
	unlock: "Unlock",
	gives: "Your fields on the exchange are now listed under My fields.",
	until: "The key stays on this page only. It is forgotten when you lock, disconnect, change account or network, or stay away for five minutes.",
	lock: "Lock",
	nowUnlocked: "The exchange is unlocked.",
	nowLocked: "The exchange is locked.",
	switchNetworks: "Switch Networks",
	questionTitle: "Sign to unlock",
	question: "Your wallet will ask you to sign exactly this text. It costs nothing and moves nothing.",
	text: "The text",
	meaning: "Whoever has this signature has the key to your account on the exchange. Sign it only here, and give it to nobody who asks.",
	custom: "This is not the exchange's usual text but one of your account's own. If you did not choose it yourself, do not sign it.",
	consent: "I know this text and want to sign it.",
	sign: "Sign and unlock",
	notNow: "Not now",
	cancel: "Cancel"
};
// node_modules/lucide-react/dist/esm/icons/shield-exclamation-point.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "shield-exclamation-point",
	size: 24,
	node: [
		["path", {
			d: "M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z",
			key: "oel41y"
		}],
		["path", {
			d: "M12 8v4",
			key: "1got3b"
		}],
		["path", {
			d: "M12 16h.01",
			key: "1drbdi"
		}]
	],
	aliases: ["shield-alert"]
};
__iconData.node;
var ShieldExclamationPoint = createLucideIcon(__iconData);
var AskConsent_module_default = {
	question: "_question_h8mhw_2",
	title: "_title_h8mhw_10",
	text: "_text_h8mhw_19",
	meaning: "_meaning_h8mhw_34",
	shield: "_shield_h8mhw_41",
	custom: "_custom_h8mhw_46",
	consent: "_consent_h8mhw_51",
	actions: "_actions_h8mhw_67"
};
// src/exchange/panel/AskConsent.tsx
function AskConsent({ question, stage, onSign, onLeave }) {
	const { text, kind } = question;
	const [agreed, setAgreed] = (0, import_react.useState)(false);
	const id = (0, import_react.useId)();
	const isCustom = kind === "custom";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: AskConsent_module_default.question,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h4", {
				"data-next": "",
				tabIndex: -1,
				className: AskConsent_module_default.title,
				children: strings$1.questionTitle
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: strings$1.question }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				role: "group",
				"aria-label": strings$1.text,
				className: AskConsent_module_default.text,
				dir: "auto",
				children: text
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: AskConsent_module_default.meaning,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					of: ShieldExclamationPoint,
					className: AskConsent_module_default.shield
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: strings$1.meaning })]
			}),
			isCustom && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: AskConsent_module_default.custom,
				id,
				children: strings$1.custom
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
				className: AskConsent_module_default.consent,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					type: "checkbox",
					checked: agreed,
					disabled: stage !== null,
					"aria-describedby": id,
					onChange: (event) => setAgreed(event.currentTarget.checked)
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: strings$1.consent })]
			})] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: AskConsent_module_default.actions,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					size: "small",
					busy: stage !== null,
					disabled: stage === null && isCustom && !agreed,
					onClick: onSign,
					children: stage === null ? strings$1.sign : strings$1.stages[stage]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "quiet",
					size: "small",
					onClick: onLeave,
					children: stage === null ? strings$1.notNow : strings$1.cancel
				})]
			})
		]
	});
}
var ExchangePanel_module_default = {
	panel: "_panel_20b31_2",
	head: "_head_20b31_13",
	mark: "_mark_20b31_30",
	words: "_words_20b31_45",
	notice: "_notice_20b31_46",
	small: "_small_20b31_50"
};
// src/exchange/panel/LockedFace.tsx
function LockedFace({ state, onPrepare, onUnlock }) {
	const openChains = useChainModal();
	if (state.lock === "locked" && state.reading) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: ExchangePanel_module_default.words,
		children: strings$1.reading
	});
	if (state.lock === "locked" && state.obstacle !== null) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: ExchangePanel_module_default.words,
		children: strings$1.obstacles[state.obstacle].words
	}), state.obstacle === "wrong-chain" && openChains && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		kind: "secondary",
		size: "small",
		onClick: openChains,
		children: strings$1.switchNetworks
	})] });
	const stage = state.lock === "loading" ? state.stage : null;
	const notice = state.lock === "locked" ? state.notice : null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [notice === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: ExchangePanel_module_default.words,
		children: strings$1.offer
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: ExchangePanel_module_default.notice,
		"data-mild": notice === "rejected" || void 0,
		children: strings$1.notices[notice]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		kind: "secondary",
		size: "small",
		"data-next": "",
		busy: stage !== null,
		onPointerEnter: onPrepare,
		onFocus: onPrepare,
		onClick: onUnlock,
		children: stage === null ? strings$1.unlock : strings$1.stages[stage]
	})] });
}
// src/exchange/panel/ExchangePanel.tsx
var prepare = () => void loadProtocol().catch(() => {});
function ExchangePanel({ exchange }) {
	const sight = useExchangeSession(exchange, true);
	switch (sight.is) {
		case "open": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OpenPanel, {
			session: sight.session,
			state: sight.state
		});
		case "opening": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Frame, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: ExchangePanel_module_default.words,
			children: strings$1.reading
		}) });
		case "missing": return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Frame, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: ExchangePanel_module_default.words,
			children: strings$1.missing
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "secondary",
			size: "small",
			onClick: sight.again,
			children: strings$1.tryAgain
		})] });
	}
}
function OpenPanel({ session, state }) {
	const question = useKeptQuestion(session, state);
	useSayWhatChanges(state);
	const section = useFocusThatStays(question ? "question" : state.lock === "unlocked" ? "unlocked" : "locked");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Frame, {
		mark: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Mark, { state }),
		section,
		children: question ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AskConsent, {
			question,
			stage: state.lock === "loading" ? state.stage : null,
			onSign: session.consent,
			onLeave: session.lock
		}) : state.lock === "unlocked" ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: ExchangePanel_module_default.words,
				children: strings$1.gives
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: ExchangePanel_module_default.small,
				children: strings$1.until
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "secondary",
				size: "small",
				"data-next": "",
				onClick: session.lock,
				children: strings$1.lock
			})
		] }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LockedFace, {
			state,
			onPrepare: prepare,
			onUnlock: session.unlock
		})
	});
}
/** When a face of the panel goes away with the focus in it, the next one takes the focus over. */
function useFocusThatStays(face) {
	const section = (0, import_react.useRef)(null);
	(0, import_react.useLayoutEffect)(() => {
		const { activeElement, body } = document;
		if (activeElement !== body && activeElement !== null) return;
		(section.current?.querySelector("[data-next]") ?? section.current?.querySelector("h3"))?.focus({ preventScroll: true });
		section.current?.scrollIntoView({ block: face === "question" ? "start" : "nearest" });
	}, [face]);
	return section;
}
function Frame({ mark, section, children }) {
	const id = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		ref: section,
		className: ExchangePanel_module_default.panel,
		"aria-labelledby": id,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
			className: ExchangePanel_module_default.head,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				id,
				tabIndex: -1,
				children: strings$1.title
			}), mark]
		}), children]
	});
}
/** One or two words on how the exchange stands, beside its title. */
function Mark({ state }) {
	if (state.lock === "locked" && state.reading) return null;
	const isOpen = state.lock === "unlocked";
	const obstacle = state.lock === "locked" ? state.obstacle : null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: `${Pill_module_default.sunk} ${ExchangePanel_module_default.mark}`,
		"data-open": isOpen || void 0,
		children: [obstacle === null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			of: isOpen ? LockKeyholeOpen : LockKeyhole,
			size: 16
		}), isOpen ? strings$1.unlocked : obstacle === null ? strings$1.locked : strings$1.obstacles[obstacle].mark]
	});
}
/** Says aloud what became of an attempt, and when the exchange is locked or unlocked. */
function useSayWhatChanges(state) {
	const before = (0, import_react.useRef)(state);
	(0, import_react.useEffect)(() => {
		const was = before.current;
		before.current = state;
		const words = was === state ? null : news(was, state);
		if (words) announce(words);
	}, [state]);
}
function news(was, is) {
	switch (is.lock) {
		case "unlocked": return strings$1.nowUnlocked;
		case "loading": return is.stage === "signing" ? strings$1.stages.signing : null;
		case "asking": return null;
		case "locked":
			if (is.notice) return strings$1.notices[is.notice];
			if (was.lock === "unlocked") return strings$1.nowLocked;
			return is.obstacle && was.lock === "loading" ? strings$1.obstacles[is.obstacle].words : null;
	}
}
/** Keeps the text in sight while the wallet asks, so that the two can be compared; null where no question is open. */
/** Null where no question is open and none is being answered. */
function useKeptQuestion(session, state) {
	const [kept, setKept] = (0, import_react.useState)(null);
	if (state.lock === "asking" && kept !== state.question) setKept(state.question);
	(0, import_react.useEffect)(() => () => {
		if (session.get().lock === "asking") session.lock();
	}, [session]);
	if (state.lock === "asking") return state.question;
	return state.lock === "loading" && state.stage !== "account" ? kept : null;
}
strings$2.sessions;
// src/app/AccountExtras.tsx
function AccountExtras() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: AccountExtras_module_default.extras,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
				className: AccountExtras_module_default.fields,
				href: link("/my-fields"),
				onClick: siteWallet.close,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("svg", {
						className: AccountExtras_module_default.land,
						viewBox: "0 0 36 36",
						"aria-hidden": "true",
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
								className: AccountExtras_module_default.earth,
								d: "M3 14v7l15 10 15-10v-7L18 24z"
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
								className: AccountExtras_module_default.turf,
								d: "m18 4 15 10-15 10L3 14z"
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
								className: AccountExtras_module_default.rows,
								d: "m11 13 8 5M15 10.5l8 5M19 8l8 5"
							})
						]
					}),
					strings$3.myFields,
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						of: ChevronRight,
						className: AccountExtras_module_default.arrow
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ExchangePanel, { exchange: siteExchange }),
			void 0
		]
	});
}
export { AccountExtras };
