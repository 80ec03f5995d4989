import { t as require_react } from "./react-DbA_SeLs.mjs";
import { t as Dialog } from "./Dialog-B7JnJbVa.mjs";
import { t as Button } from "./Button-BhVPwEjJ.mjs";
import { t as Spinner } from "./Spinner-CJXEsSUy.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
import { t as Check } from "./check-BRP2rvP2.mjs";
import { t as Copy } from "./copy-9TMSmrJn.mjs";
import { n as createLucideIcon, t as Icon } from "./Icon-CR7LvuQg.mjs";
import { n as announce } from "./LiveRegion-Bak7IIN8.mjs";
import { r as keepDeepLinkChoice, t as listenForWallets } from "./listenForWallets-B-5JI-TB.mjs";
import { t as Sprout } from "./sprout-CcgdSn9b.mjs";
import { t as basket$1 } from "./basket-BdHLu8mg.mjs";
import { t as Still } from "./Still-DctOlFTB.mjs";
import { g as useWalletState, m as useKit, t as atLeast, v as statusOf } from "../prerender.mjs";
import { t as focusHome } from "./focusHome-CMW_RXD_.mjs";
import coinbaseMark from "@web3icons/core/svgs/wallets/branded/coinbase.svg.js";
import metaMaskMark from "@web3icons/core/svgs/wallets/branded/metamask.svg.js";
import rainbowMark from "@web3icons/core/svgs/wallets/branded/rainbow.svg.js";
import safeMark from "@web3icons/core/svgs/wallets/branded/safe.svg.js";
import walletConnectMark from "@web3icons/core/svgs/wallets/branded/wallet-connect.svg.js";
import encodeQR from "qr";
// src/wallet/wallets/routes.ts
var import_react = require_react();
function announcedRoute(rdns, seen) {
	const found = rdns.find((name) => seen.announced.includes(name));
	return found === void 0 ? void 0 : {
		kind: "announced",
		rdns: found
	};
}
function flaggedRoute(flag, seen) {
	return seen.environment.provider?.flags.includes(flag) ? {
		kind: "injected",
		flag
	} : void 0;
}
// src/wallet/wallets/strings.ts
var strings$1 = {
	installed: "Installed",
	popular: "Popular",
	openApp: (name) => `Open the ${name} app`,
	openAppText: (name) => `Keep ${name} on your home screen: it is never more than a tap away.`,
	createInApp: "Create or import a wallet",
	createInAppText: "Back it up, and show the secret phrase to nobody, not even us.",
	scan: "Tap the scan button",
	scanText: "Point it at the code here, and your phone asks you to connect.",
	installExtension: (name) => `Install the ${name} extension`,
	installExtensionText: (name) => `Pin ${name} to the toolbar, so that it stays in sight.`,
	createInExtension: "Create or import a wallet",
	createInExtensionText: "Back it up, and show the secret phrase to nobody, not even us.",
	refresh: "Refresh this page",
	refreshText: "It meets the extension as soon as it is loaded anew."
};
/** The first steps with a wallet on a phone. */
function phoneInstructions(name, learnMoreUrl) {
	return {
		learnMoreUrl,
		steps: [
			{
				step: "install",
				title: strings$1.openApp(name),
				description: strings$1.openAppText(name)
			},
			{
				step: "create",
				title: strings$1.createInApp,
				description: strings$1.createInAppText
			},
			{
				step: "scan",
				title: strings$1.scan,
				description: strings$1.scanText
			}
		]
	};
}
/** The first steps with a wallet in a browser. */
function extensionInstructions(name, learnMoreUrl) {
	return {
		learnMoreUrl,
		steps: [
			{
				step: "install",
				title: strings$1.installExtension(name),
				description: strings$1.installExtensionText(name)
			},
			{
				step: "create",
				title: strings$1.createInExtension,
				description: strings$1.createInExtensionText
			},
			{
				step: "refresh",
				title: strings$1.refresh,
				description: strings$1.refreshText
			}
		]
	};
}
// src/wallet/wallets/svgUrl.ts
function svgUrl(svg) {
	return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
// src/wallet/wallets/announcedWallet.ts
/** A purse, for every wallet that shows no picture of its own. */
var plainIcon = svgUrl("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"#566a1c\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\"><path d=\"M18.5 7.5V5.2a1.2 1.2 0 0 0-1.2-1.2H5.8a1.8 1.8 0 0 0 0 3.5h13.4a1.3 1.3 0 0 1 1.3 1.3v9.9a1.3 1.3 0 0 1-1.3 1.3H5.8A1.8 1.8 0 0 1 4 18.2V5.8\"/><circle cx=\"16\" cy=\"13.8\" r=\".9\" fill=\"#566a1c\"/></svg>");
function announcedWallet({ rdns, name, icon = plainIcon }) {
	return {
		id: rdns,
		name,
		shortName: name,
		iconUrl: icon,
		iconBackground: "#fff",
		iconAccent: "#566a1c",
		groupName: strings$1.installed,
		rdns: [rdns],
		downloadUrls: {},
		route: (seen) => announcedRoute([rdns], seen)
	};
}
// src/wallet/wallets/buildWalletList.ts
var recentShown = 3;
var hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;
function checkAccent({ iconAccent, name }) {
	if (hex.test(iconAccent)) return;
	throw new Error(`Property iconAccent is not a hex value for wallet: ${name}`);
}
function onlyFirstOf(items, key) {
	return [...Map.groupBy(items, key).values()].map(([first]) => first);
}
function buildWalletList(wallets, announced, recentIds, environment) {
	wallets.forEach(checkAccent);
	const seen = {
		announced: announced.map(({ rdns }) => rdns),
		environment
	};
	const inOrder = onlyFirstOf([...onlyFirstOf(announced, ({ rdns }) => rdns).map((one) => wallets.find(({ rdns }) => rdns.includes(one.rdns)) ?? announcedWallet(one)).map((wallet) => ({
		...wallet,
		groupName: strings$1.installed
	})), ...wallets], ({ id }) => id);
	const groupNames = onlyFirstOf(inOrder, ({ groupName }) => groupName).map((w) => w.groupName);
	const toOption = (wallet) => {
		const way = wallet.route(seen) ?? null;
		const downloads = downloadFor(wallet, environment);
		const ready = way !== null;
		return {
			...wallet,
			groupIndex: groupNames.indexOf(wallet.groupName),
			way,
			ready,
			installed: way?.kind === "announced" || way?.kind === "injected" || way?.kind === "safe",
			unsupported: !ready && Object.keys(downloads).length === 0,
			recent: false,
			downloads
		};
	};
	const named = inOrder.filter(({ lastResort }) => !lastResort).map(toOption);
	const anyInstalled = named.some(({ installed }) => installed);
	const options = inOrder.map((wallet) => named.find(({ id }) => id === wallet.id) ?? toOption(wallet)).filter(({ lastResort, ready }) => !lastResort || ready && !anyInstalled);
	const recent = onlyFirstOf(recentIds, (id) => id).map((id) => options.find((option) => option.id === id)).filter((option) => option !== void 0).slice(0, recentShown);
	const ordered = [...recent.map((option) => ({
		...option,
		recent: true
	})), ...options.filter((option) => !recent.includes(option))];
	return groupNames.map((name) => ({
		name,
		wallets: ordered.filter(({ groupName }) => groupName === name)
	})).filter((group) => group.wallets.length > 0);
}
var stores = {
	Arc: ["chrome"],
	Brave: ["chrome"],
	Chrome: ["chrome"],
	Edge: ["edge", "chrome"],
	Opera: ["opera", "chrome"],
	Firefox: ["firefox"],
	Safari: ["safari"],
	Browser: []
};
function firstOf(urls, places) {
	return places.map((place) => urls[place]).find((url) => url !== void 0);
}
/** Where a wallet can be had for this browser or this phone. */
function downloadFor({ downloadUrls }, { browser, platform }) {
	if (platform === "desktop") {
		const extension = firstOf(downloadUrls, [...stores[browser], "browserExtension"]);
		const { qrCode } = downloadUrls;
		return {
			...extension && { extension },
			...qrCode && { qrCode }
		};
	}
	const app = firstOf(downloadUrls, [platform === "iOS" ? "ios" : "android", "mobile"]);
	return app ? { app } : {};
}
// node_modules/simple-icons/icons/brave.svg?raw
var brave_default = "<svg role=\"img\" viewBox=\"0 0 24 24\" xmlns=\"http://www.w3.org/2000/svg\"><title>Brave</title><path d=\"M15.68 0l2.096 2.38s1.84-.512 2.709.358c.868.87 1.584 1.638 1.584 1.638l-.562 1.381.715 2.047s-2.104 7.98-2.35 8.955c-.486 1.919-.818 2.66-2.198 3.633-1.38.972-3.884 2.66-4.293 2.916-.409.256-.92.692-1.38.692-.46 0-.97-.436-1.38-.692a185.796 185.796 0 01-4.293-2.916c-1.38-.973-1.712-1.714-2.197-3.633-.247-.975-2.351-8.955-2.351-8.955l.715-2.047-.562-1.381s.716-.768 1.585-1.638c.868-.87 2.708-.358 2.708-.358L8.321 0h7.36zm-3.679 14.936c-.14 0-1.038.317-1.758.69-.72.373-1.242.637-1.409.742-.167.104-.065.301.087.409.152.107 2.194 1.69 2.393 1.866.198.175.489.464.687.464.198 0 .49-.29.688-.464.198-.175 2.24-1.759 2.392-1.866.152-.108.254-.305.087-.41-.167-.104-.689-.368-1.41-.741-.72-.373-1.617-.69-1.757-.69zm0-11.278s-.409.001-1.022.206-1.278.46-1.584.46c-.307 0-2.581-.434-2.581-.434S4.119 7.152 4.119 7.849c0 .697.339.881.68 1.243l2.02 2.149c.192.203.59.511.356 1.066-.235.555-.58 1.26-.196 1.977.384.716 1.042 1.194 1.464 1.115.421-.08 1.412-.598 1.776-.834.364-.237 1.518-1.19 1.518-1.554 0-.365-1.193-1.02-1.413-1.168-.22-.15-1.226-.725-1.247-.95-.02-.227-.012-.293.284-.851.297-.559.831-1.304.742-1.8-.089-.495-.95-.753-1.565-.986-.615-.232-1.799-.671-1.947-.74-.148-.068-.11-.133.339-.175.448-.043 1.719-.212 2.292-.052.573.16 1.552.403 1.632.532.079.13.149.134.067.579-.081.445-.5 2.581-.541 2.96-.04.38-.12.63.288.724.409.094 1.097.256 1.333.256s.924-.162 1.333-.256c.408-.093.329-.344.288-.723-.04-.38-.46-2.516-.541-2.961-.082-.445-.012-.45.067-.579.08-.129 1.059-.372 1.632-.532.573-.16 1.845.009 2.292.052.449.042.487.107.339.175-.148.069-1.332.508-1.947.74-.615.233-1.476.49-1.565.986-.09.496.445 1.241.742 1.8.297.558.304.624.284.85-.02.226-1.026.802-1.247.95-.22.15-1.413.804-1.413 1.169 0 .364 1.154 1.317 1.518 1.554.364.236 1.355.755 1.776.834.422.079 1.08-.4 1.464-1.115.384-.716.039-1.422-.195-1.977-.235-.555.163-.863.355-1.066l2.02-2.149c.341-.362.68-.546.68-1.243 0-.697-2.695-3.96-2.695-3.96s-2.274.436-2.58.436c-.307 0-.972-.256-1.585-.461-.613-.205-1.022-.206-1.022-.206z\"/></svg>";
// src/wallet/wallets/popularWallets.ts
var listed = {
	iconBackground: "#fff",
	groupName: strings$1.popular
};
/** Whatever wallet the browser puts into the page without saying its name. */
var injected = {
	...listed,
	id: "injected",
	name: "Browser Wallet",
	shortName: "Browser",
	iconUrl: plainIcon,
	iconAccent: "#566a1c",
	rdns: [],
	downloadUrls: {},
	lastResort: true,
	route: ({ environment }) => environment.provider ? { kind: "injected" } : void 0
};
/** An account kept by several keys, which opens sites inside itself. */
var safe = {
	...listed,
	id: "safe",
	name: "Safe",
	shortName: "Safe",
	iconUrl: svgUrl(safeMark),
	iconAccent: "#12ff80",
	rdns: [],
	downloadUrls: {},
	route: ({ environment }) => environment.inIframe ? { kind: "safe" } : void 0
};
/** An app for phones and an extension. */
var rainbow = {
	...listed,
	id: "rainbow",
	name: "Rainbow",
	shortName: "Rainbow",
	iconUrl: svgUrl(rainbowMark),
	iconAccent: "#0c2f78",
	rdns: ["me.rainbow"],
	downloadUrls: {
		android: "https://play.google.com/store/apps/details?id=me.rainbow",
		ios: "https://apps.apple.com/app/apple-store/id1457119021",
		mobile: "https://rainbow.download",
		qrCode: "https://rainbow.download",
		browserExtension: "https://rainbow.me/extension"
	},
	mobileLink: (uri, platform) => {
		if (platform === "Android") return uri;
		const query = `wc?uri=${encodeURIComponent(uri)}&connector=rainbowkit`;
		return platform === "iOS" ? `rainbow://${query}` : `https://rnbwapp.com/${query}`;
	},
	qrCode: {
		getUri: (uri) => uri,
		instructions: phoneInstructions("Rainbow", "https://learn.rainbow.me/connect-to-a-website-or-app")
	},
	route: (seen) => announcedRoute(rainbow.rdns, seen) ?? flaggedRoute("isRainbow", seen) ?? { kind: "walletConnect" }
};
var coinbaseArticles = "https://coinbase.com/wallet/articles";
/** An extension, an app, and its maker's own way between them. */
var coinbase = {
	...listed,
	id: "coinbase",
	name: "Coinbase Wallet",
	shortName: "Coinbase",
	iconUrl: svgUrl(coinbaseMark),
	iconAccent: "#2c5ff6",
	rdns: ["com.coinbase.wallet"],
	downloadUrls: {
		android: "https://play.google.com/store/apps/details?id=org.toshi",
		ios: "https://apps.apple.com/us/app/coinbase-wallet-store-crypto/id1278383455",
		mobile: "https://coinbase.com/wallet/downloads",
		qrCode: "https://coinbase-wallet.onelink.me/q5Sx/fdb9b250",
		chrome: "https://chrome.google.com/webstore/detail/coinbase-wallet-extension/hnfanknocfeofbddgcijnmhnfnkdnaad",
		browserExtension: "https://coinbase.com/wallet"
	},
	qrCode: {
		getUri: (uri) => uri,
		instructions: phoneInstructions("Coinbase Wallet", `${coinbaseArticles}/getting-started-mobile`)
	},
	extension: { instructions: extensionInstructions("Coinbase Wallet", `${coinbaseArticles}/getting-started-extension`) },
	route: (seen) => announcedRoute(coinbase.rdns, seen) ?? flaggedRoute("isCoinbaseWallet", seen) ?? { kind: "coinbase" }
};
var metaMaskQuestions = "https://metamask.io/faqs/";
var isMetaMaskItself = ({ environment }) => environment.provider?.flags.length === 1;
/** The extension that most browsers with a wallet have, and its app. */
var metaMask = {
	...listed,
	id: "metaMask",
	name: "MetaMask",
	shortName: "MetaMask",
	iconUrl: svgUrl(metaMaskMark),
	iconAccent: "#f6851a",
	rdns: ["io.metamask", "io.metamask.mobile"],
	downloadUrls: {
		android: "https://play.google.com/store/apps/details?id=io.metamask",
		ios: "https://apps.apple.com/us/app/metamask/id1438144202",
		mobile: "https://metamask.io/download",
		qrCode: "https://metamask.io/download",
		chrome: "https://chrome.google.com/webstore/detail/metamask/nkbihfbeogaeaoehlefnkodbefgpgknn",
		edge: "https://microsoftedge.microsoft.com/addons/detail/metamask/ejbalbakoplchlghecdalmeeeajnimhm",
		firefox: "https://addons.mozilla.org/firefox/addon/ether-metamask",
		opera: "https://addons.opera.com/extensions/details/metamask-10",
		browserExtension: "https://metamask.io/download"
	},
	mobileLink: (uri, platform) => {
		if (platform === "Android") return uri;
		const query = `wc?uri=${encodeURIComponent(uri)}`;
		return platform === "iOS" ? `metamask://${query}` : `https://metamask.app.link/${query}`;
	},
	qrCode: {
		getUri: (uri) => uri,
		instructions: phoneInstructions("MetaMask", metaMaskQuestions)
	},
	extension: { instructions: extensionInstructions("MetaMask", metaMaskQuestions) },
	route: (seen) => announcedRoute(metaMask.rdns, seen) ?? (isMetaMaskItself(seen) ? flaggedRoute("isMetaMask", seen) : void 0) ?? { kind: "walletConnect" }
};
/** Any wallet on a phone that can read its code. */
var walletConnect = {
	...listed,
	id: "walletConnect",
	name: "WalletConnect",
	shortName: "WalletConnect",
	iconUrl: svgUrl(walletConnectMark),
	iconAccent: "#3b99fc",
	rdns: [],
	downloadUrls: {},
	mobileLink: (uri) => uri,
	qrCode: { getUri: (uri) => uri },
	route: () => ({ kind: "walletConnect" })
};
var braveColour = "#fb542b";
/** A part of the Brave browser, found nowhere else. */
var brave = {
	...listed,
	id: "brave",
	name: "Brave Wallet",
	shortName: "Brave",
	iconUrl: svgUrl(brave_default.replace("viewBox=\"0 0 24 24\"", `viewBox="-3 -3 30 30" fill="${braveColour}"`)),
	iconAccent: braveColour,
	rdns: ["com.brave.wallet"],
	downloadUrls: {},
	route: (seen) => announcedRoute(brave.rdns, seen) ?? flaggedRoute("isBraveWallet", seen)
};
/** In the order in which the site names them. */
var popularWallets = [
	injected,
	safe,
	rainbow,
	coinbase,
	metaMask,
	walletConnect,
	brave
];
// src/wallet/connect/port.ts
/** By a link, not a window: browsers inside other apps leave an empty window behind. */
function openUri(uri, page = window) {
	if (!/^https?:/i.test(uri)) {
		page.location.href = uri;
		return;
	}
	const link = page.document.createElement("a");
	link.href = uri;
	link.target = "_blank";
	link.rel = "noreferrer noopener";
	link.click();
}
var pageSenses = {
	later(milliseconds, run) {
		const timer = setTimeout(run, milliseconds);
		return () => clearTimeout(timer);
	},
	isGestureFresh: () => navigator.userActivation?.isActive ?? false,
	isPageVisible: () => document.visibilityState === "visible",
	copy: async (text) => {
		try {
			await navigator.clipboard.writeText(text);
			return true;
		} catch {
			return false;
		}
	}
};
// src/wallet/connect/recents.ts
var key$1 = "rk-recent";
function readRecents(storage) {
	try {
		const found = JSON.parse(storage.getItem(key$1) ?? "[]");
		return Array.isArray(found) ? found.filter((id) => typeof id === "string") : [];
	} catch {
		return [];
	}
}
function rememberRecent(storage, id) {
	const others = readRecents(storage).filter((other) => other !== id);
	storage.setItem(key$1, JSON.stringify([id, ...others]));
}
// src/wallet/connect/strings.ts
var browserName = (browser) => browser === "Browser" ? "your browser" : browser;
var strings = {
	connectAWallet: "Connect a Wallet",
	recent: "Recent",
	unsupported: "(unsupported)",
	newToWallets: "New to wallets?",
	learnMore: "Learn More",
	inNewTab: "(opens in a new tab)",
	whatIsAWallet: "What is a Wallet?",
	homeTitle: "A basket for what you own",
	homeText: "Fields and keepsakes live in it, and you carry it from site to site.",
	keyTitle: "A key instead of a password",
	keyText: "You sign in with it. There is no account here to lose or leak.",
	homeAndKey: "A basket for what you own on Ethereum, fields and all, and a key that signs you in without one more account and password.",
	getAWallet: "Get a Wallet",
	get: "GET",
	getNamed: (name) => `GET ${name}`,
	mobileAndExtension: "Mobile Wallet and Extension",
	mobileWallet: "Mobile Wallet",
	browserExtension: "Browser Extension",
	anotherWide: "Another one in mind? Many wallets work here: choose yours on the left.",
	anotherCompact: "Another one in mind? Go back to the list and choose yours there.",
	opening: (name) => `Opening ${name}...`,
	notInstalled: (name) => `${name} is not installed`,
	notAvailable: (name) => `${name} is not available`,
	install: "INSTALL",
	installNamed: (name) => `INSTALL ${name}`,
	retry: "RETRY",
	confirmInExtension: "Confirm the connection in the extension.",
	confirmInWallet: "Confirm the connection in your wallet.",
	confirmInWindow: (name) => `Go on in the window that ${name} opens.`,
	askingSafe: "Your Safe is being asked.",
	notInstalledText: (name) => `Once ${name} is here, come back and choose it again.`,
	safeElsewhere: (appName) => `Safe opens sites inside itself: look for ${appName} among its apps.`,
	elsewhere: (name) => `${name} cannot be reached from this browser. Any other will do.`,
	nothingHappened: "Nothing was connected. Try again whenever you like.",
	notLoaded: "This part of the site could not be fetched. Check the connection, then try again.",
	connected: (name) => `Connected with ${name}`,
	scanWith: (name) => `Scan with ${name}`,
	scanWithPhone: "Scan with your phone",
	codeToConnect: (name) => `Code to connect with ${name}`,
	codeToInstall: (name) => `Code to install ${name}`,
	preparingCode: "The code is on its way.",
	noWalletYet: (name) => `No ${name} yet?`,
	copyLink: "Copy link",
	copied: "Copied!",
	notCopied: "Could not copy",
	onItsWay: (name) => `Asking ${name} for a connection.`,
	openNamed: (name) => `Open ${name}`,
	openText: (name) => `Say yes in ${name}, then come back here.`,
	stranded: (name) => `${name} did not open?`,
	getTheApp: (name) => `Get ${name}`,
	showCode: "Show code",
	hideCode: "Hide code",
	getWallet: (name) => `Get ${name}`,
	forBrowser: (name, browser) => `${name} for ${browserName(browser)}`,
	forBrowserText: "Lives in the toolbar, one click from every field.",
	addToBrowser: (browser) => `Add to ${browserName(browser)}`,
	forMobile: (name) => `${name} for Mobile`,
	forMobileText: "Lives on your phone and meets this page through a code.",
	getApp: "Get the app",
	installWallet: (name) => `Install ${name}`,
	scanToInstall: "Scan it with your phone to download the app for iOS or Android.",
	goOn: "Continue",
	getStarted: (name) => `Get started with ${name}`,
	connect: "Connect",
	refresh: "Refresh"
};
// src/wallet/connect/OutsideLink.tsx
var import_jsx_runtime = require_jsx_runtime();
function OutsideLink({ spoken, children, ...rest }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
		target: "_blank",
		rel: "noreferrer noopener",
		...rest,
		children: [spoken === void 0 ? children : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			"aria-hidden": "true",
			children
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "visually-hidden",
			children: [
				spoken,
				" ",
				strings.inNewTab
			]
		})]
	});
}
var Panel_module_default = {
	pane: "_pane_keyio_2",
	heading: "_heading_keyio_8",
	picture: "_picture_keyio_34",
	single: "_single_keyio_43"
};
// src/wallet/connect/Panel.tsx
function Panel(props) {
	const { title, layout, isCentred, picture, takesFocus = true, children } = props;
	if (layout !== "wide") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: Panel_module_default.single,
		children
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: Panel_module_default.pane,
		"data-centred": isCentred || void 0,
		children: [
			picture && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: Panel_module_default.picture,
				children: picture
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				className: Panel_module_default.heading,
				tabIndex: takesFocus ? -1 : void 0,
				"data-autofocus": takesFocus || void 0,
				children: title
			}),
			children
		]
	});
}
var Status_module_default = {
	still: "_still_23hop_2",
	status: "_status_23hop_7",
	sentence: "_sentence_23hop_22",
	error: "_error_23hop_30"
};
var WalletIcon_module_default = { tile: "_tile_1vtim_2" };
// src/wallet/connect/WalletIcon.tsx
function WalletIcon({ wallet, size, isMuted }) {
	const tile = { "--tile": wallet.iconBackground };
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: WalletIcon_module_default.tile,
		"data-size": size,
		"data-muted": isMuted || void 0,
		style: tile,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
			src: wallet.iconUrl,
			alt: "",
			draggable: false
		})
	});
}
// src/wallet/connect/Status.tsx
function StatusPicture({ wallet, attempt }) {
	const icon = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WalletIcon, {
		wallet,
		size: "status",
		isMuted: !attempt
	});
	return attempt !== null && attempt.phase.is !== "failed" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Spinner, { children: icon }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: Status_module_default.still,
		children: icon
	});
}
function askedText({ name, way }, layout) {
	switch (way?.kind) {
		case "safe": return strings.askingSafe;
		case "coinbase": return strings.confirmInWindow(name);
		case "walletConnect": return strings.onItsWay(name);
		default: return layout === "mobile" ? strings.confirmInWallet : strings.confirmInExtension;
	}
}
function missingText({ id, name, unsupported }, appName) {
	if (id === "safe") return strings.safeElsewhere(appName);
	return unsupported ? strings.elsewhere(name) : strings.notInstalledText(name);
}
function Sentence({ step, layout, kit }) {
	const { wallet, attempt } = step;
	if (!attempt) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: Status_module_default.sentence,
		children: missingText(wallet, kit.appName)
	});
	if (attempt.phase.is !== "failed") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: Status_module_default.sentence,
		children: askedText(wallet, layout)
	});
	const { words } = attempt.phase.failure;
	return words ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: `${Status_module_default.sentence} ${Status_module_default.error}`,
		children: words
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: Status_module_default.sentence,
		children: strings.nothingHappened
	});
}
function Status({ step, title, layout, kit, onRetry }) {
	const { wallet, attempt } = step;
	const { extension, app, qrCode } = wallet.downloads;
	const store = extension ?? app ?? qrCode;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Panel, {
		title,
		layout,
		isCentred: true,
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StatusPicture, { ...step }),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: Status_module_default.status,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sentence, {
					step,
					layout,
					kit
				}),
				attempt?.phase.is === "failed" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					onClick: onRetry,
					children: strings.retry
				}),
				!attempt && store && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OutsideLink, {
					href: store,
					spoken: strings.installNamed(wallet.name),
					children: strings.install
				})
			]
		})
	});
}
var Qr_module_default = {
	paper: "_paper_ajynx_2",
	code: "_code_ajynx_36",
	appear: "_appear_ajynx_1",
	logo: "_logo_ajynx_45"
};
// src/ui/qrPath.ts
/** More bytes than one code can hold at this correction. */
var mostBytes = 2331;
var eye = 7;
var dot = .44;
var border = 1;
var round = (value) => Math.round(value * 1e3) / 1e3;
function disc(x, y) {
	return `M${round(x + .5 - dot)} ${y + .5}a${dot} ${dot} 0 1 0 ${2 * dot} 0a${dot} ${dot} 0 1 0 ${-2 * dot} 0z`;
}
function roundedSquare(at, size, radius) {
	const edge = round(size - 2 * radius);
	const turn = (dx, dy) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
	return `M${at[0] + radius} ${at[1]}h${edge}${turn(radius, radius)}v${edge}${turn(-radius, radius)}h${-edge}${turn(-radius, -radius)}v${-edge}${turn(radius, -radius)}z`;
}
/** Three squares within each other; by the even-odd rule the middle one is paper. */
function finderEye(x, y) {
	return roundedSquare([x, y], eye, 2) + roundedSquare([x + 1, y + 1], 5, 1.2) + roundedSquare([x + 2, y + 2], 3, .9);
}
/** `clearing` is the part of a side that stays free for a picture. Undefined for a text that is too long. */
function qrPath(text, clearing = 0) {
	if (new TextEncoder().encode(text).length > mostBytes) return void 0;
	const modules = encodeQR(text, "raw", {
		ecc: "medium",
		border
	}).slice(border, -1).map((row) => row.slice(border, -1));
	const side = modules.length;
	const far = side - eye;
	const isEye = (x, y) => y < eye && (x < eye || x >= far) || y >= far && x < eye;
	const middle = (side - 1) / 2;
	const reach = clearing * side / 2 + .5;
	const isCleared = (x, y) => clearing > 0 && Math.hypot(x - middle, y - middle) < reach;
	const dots = modules.flatMap((row, y) => row.flatMap((dark, x) => dark && !isEye(x, y) && !isCleared(x, y) ? [disc(x, y)] : []));
	return {
		side,
		path: [
			finderEye(0, 0),
			finderEye(far, 0),
			finderEye(0, far),
			...dots
		].join("")
	};
}
// src/ui/Qr.tsx
/** Of the drawn code's side: the logo and a ring of 7 px around it. */
var clearings = {
	wide: 86 / 342,
	compact: 74 / 278,
	install: 0
};
function Qr({ text, label, size, logo }) {
	const clearing = logo ? clearings[size] : 0;
	const drawing = (0, import_react.useMemo)(() => text === void 0 ? void 0 : qrPath(text, clearing), [text, clearing]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: Qr_module_default.paper,
		"data-size": size,
		children: [drawing && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("svg", {
			viewBox: `0 0 ${drawing.side} ${drawing.side}`,
			role: "img",
			"aria-label": label,
			className: Qr_module_default.code,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				d: drawing.path,
				fillRule: "evenodd"
			})
		}), logo && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: Qr_module_default.logo,
			children: logo
		})]
	});
}
// src/wallet/connect/CopyLink.tsx
function CopyLink({ uri, senses, kind = "quiet" }) {
	const { copy, isDone, label } = useCopy(senses);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		kind,
		size: "small",
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			of: isDone ? Check : Copy,
			size: 18
		}),
		disabled: uri === void 0,
		onClick: () => uri !== void 0 && copy(uri),
		children: label
	});
}
var saidFor = 1500;
/** Copies a text and says for a moment whether that went well. */
function useCopy(senses) {
	const [said, setSaid] = (0, import_react.useState)(null);
	(0, import_react.useLayoutEffect)(() => {
		if (said) return senses.later(saidFor, () => setSaid(null));
	}, [said, senses]);
	const copy = async (text) => {
		const isCopied = await senses.copy(text);
		setSaid({ isCopied });
		announce(isCopied ? strings.copied : strings.notCopied);
	};
	const isDone = said?.isCopied ?? false;
	return {
		copy,
		isDone,
		label: !said ? strings.copyLink : isDone ? strings.copied : strings.notCopied
	};
}
var OpenWallet_module_default = {
	open: "_open_14w1d_2",
	sentence: "_sentence_14w1d_7",
	stranded: "_stranded_14w1d_13",
	heading: "_heading_14w1d_20",
	ways: "_ways_14w1d_37"
};
// src/wallet/connect/OpenWallet.tsx
/** An app that opens does so sooner. */
var patience = 1500;
var bringIntoView = (element) => element?.scrollIntoView({ block: "nearest" });
function OpenWallet({ step, kit, senses, uri }) {
	const { wallet } = step;
	const name = wallet.shortName;
	const link = deepLink(wallet, uri, kit.environment.platform);
	const [taps, setTaps] = (0, import_react.useState)(0);
	const [isStranded, setStranded] = (0, import_react.useState)(false);
	const [hasCode, setHasCode] = (0, import_react.useState)(false);
	const isMet = (0, import_react.useRef)(false);
	const open = () => {
		keepDeepLinkChoice(kit.storage, link, wallet.name);
		kit.openUri(link);
	};
	const openAtOnce = (0, import_react.useEffectEvent)(() => {
		if (isMet.current) return;
		isMet.current = true;
		if (senses.isGestureFresh()) open();
	});
	(0, import_react.useLayoutEffect)(() => openAtOnce(), []);
	(0, import_react.useLayoutEffect)(() => senses.later(patience, () => senses.isPageVisible() && setStranded(true)), [taps, senses]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: OpenWallet_module_default.open,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: OpenWallet_module_default.sentence,
				children: strings.openText(name)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				onClick: () => {
					open();
					setTaps(taps + 1);
				},
				children: strings.openNamed(name)
			}),
			isStranded && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
				className: OpenWallet_module_default.stranded,
				"aria-label": strings.stranded(name),
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: OpenWallet_module_default.heading,
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", { children: strings.stranded(name) }), wallet.downloads.app && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OutsideLink, {
							kind: "quiet",
							size: "small",
							href: wallet.downloads.app,
							children: strings.getTheApp(name)
						})]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: OpenWallet_module_default.ways,
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
							kind: "secondary",
							size: "small",
							"aria-expanded": hasCode,
							onClick: () => setHasCode(!hasCode),
							children: hasCode ? strings.hideCode : strings.showCode
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CopyLink, {
							kind: "secondary",
							uri,
							senses
						})]
					}),
					hasCode && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
						ref: bringIntoView,
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Qr, {
							text: wallet.qrCode?.getUri(uri) ?? uri,
							label: strings.codeToConnect(wallet.name),
							size: "compact",
							logo: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WalletIcon, {
								wallet,
								size: "code"
							})
						})
					})
				]
			})
		]
	});
}
function deepLink({ mobileLink }, uri, platform) {
	return mobileLink?.(uri, platform) ?? uri;
}
var QrPanel_module_default = { ways: "_ways_je8eg_2" };
// src/wallet/connect/titleOf.ts
/** Whether the step shows a code for another device, or the place where it will be. */
function isScanning({ attempt, wallet }, layout) {
	if (!attempt || layout === "mobile") return false;
	const { phase } = attempt;
	return phase.is === "paired" || phase.is === "asked" && wallet.way?.kind === "walletConnect";
}
function connectTitle(step, layout) {
	const { wallet, attempt } = step;
	if (attempt && isScanning(step, layout)) return wallet.id === "walletConnect" ? strings.scanWithPhone : strings.scanWith(wallet.name);
	if (attempt) return strings.opening(wallet.name);
	return wallet.unsupported ? strings.notAvailable(wallet.name) : strings.notInstalled(wallet.name);
}
function titleOf({ step, layout }) {
	switch (step.is) {
		case "NONE": return layout === "wide" ? strings.whatIsAWallet : strings.connectAWallet;
		case "LEARN_COMPACT": return strings.whatIsAWallet;
		case "GET": return strings.getAWallet;
		case "CONNECT": return connectTitle(step, layout);
		case "DOWNLOAD_OPTIONS": return strings.getWallet(step.wallet.name);
		case "DOWNLOAD": return strings.installWallet(step.wallet.name);
		case "INSTRUCTIONS_MOBILE":
		case "INSTRUCTIONS_EXTENSION": {
			const { name, shortName } = step.wallet;
			return strings.getStarted(layout === "wide" ? name : shortName);
		}
	}
}
// src/wallet/connect/Connect.tsx
function Connect(props) {
	const { step, layout } = props;
	const phase = step.attempt?.phase;
	if (isScanning(step, layout)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QrPanel, { ...props });
	if (phase?.is === "paired") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OpenWallet, {
		...props,
		uri: phase.uri
	}, step.attempt.no);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Status, { ...props });
}
/** The pairing code, to be read by the wallet on a phone. */
function QrPanel({ step, title, layout, senses, onGet }) {
	const { wallet, attempt } = step;
	const { phase } = attempt;
	const uri = phase.is === "paired" ? wallet.qrCode?.getUri(phase.uri) ?? phase.uri : void 0;
	const logo = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WalletIcon, {
		wallet,
		size: "code"
	});
	const canBeHad = Boolean(wallet.downloads.extension ?? wallet.downloads.qrCode);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Panel, {
		title,
		layout,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Qr, {
			text: uri,
			label: strings.codeToConnect(wallet.name),
			size: layout === "wide" ? "wide" : "compact",
			logo: uri === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Spinner, {
				label: strings.preparingCode,
				children: logo
			}) : logo
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: QrPanel_module_default.ways,
			"data-alone": !canBeHad || void 0,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CopyLink, {
				uri,
				senses
			}), canBeHad && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [strings.noWalletYet(wallet.shortName), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "quiet",
				size: "small",
				"aria-label": strings.getNamed(wallet.name),
				onClick: () => onGet(wallet),
				children: strings.get
			})] })]
		})]
	});
}
var Get_module_default = {
	wallets: "_wallets_1xjcf_2",
	words: "_words_1xjcf_15",
	hint: "_hint_1xjcf_29"
};
// src/wallet/connect/Get.tsx
var most = {
	desktop: 5,
	phone: 3
};
function kindOf({ downloads }) {
	if (downloads.app) return strings.mobileWallet;
	if (!downloads.extension) return strings.mobileWallet;
	return downloads.qrCode ? strings.mobileAndExtension : strings.browserExtension;
}
function Get({ layout, wallets, onGet }) {
	const shown = wallets.filter(({ downloads }) => Object.keys(downloads).length > 0).slice(0, layout === "mobile" ? most.phone : most.desktop);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Panel, {
		title: strings.getAWallet,
		layout,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			role: "list",
			className: Get_module_default.wallets,
			children: shown.map((wallet) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WalletIcon, {
					wallet,
					size: "get"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: Get_module_default.words,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", { children: wallet.name }), kindOf(wallet)]
				}),
				wallet.downloads.app ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OutsideLink, {
					kind: "secondary",
					size: "small",
					href: wallet.downloads.app,
					spoken: strings.getNamed(wallet.name),
					children: strings.get
				}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "secondary",
					size: "small",
					"aria-label": strings.getNamed(wallet.name),
					onClick: () => onGet(wallet),
					children: strings.get
				})
			] }, wallet.id))
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: Get_module_default.hint,
			children: layout === "wide" ? strings.anotherWide : strings.anotherCompact
		})]
	});
}
// node_modules/lucide-react/dist/esm/icons/puzzle.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$4 = {
	name: "puzzle",
	size: 24,
	node: [["path", {
		d: "M15.39 4.39a1 1 0 0 0 1.68-.474 2.5 2.5 0 1 1 3.014 3.015 1 1 0 0 0-.474 1.68l1.683 1.682a2.414 2.414 0 0 1 0 3.414L19.61 15.39a1 1 0 0 1-1.68-.474 2.5 2.5 0 1 0-3.014 3.015 1 1 0 0 1 .474 1.68l-1.683 1.682a2.414 2.414 0 0 1-3.414 0L8.61 19.61a1 1 0 0 0-1.68.474 2.5 2.5 0 1 1-3.014-3.015 1 1 0 0 0 .474-1.68l-1.683-1.682a2.414 2.414 0 0 1 0-3.414L4.39 8.61a1 1 0 0 1 1.68.474 2.5 2.5 0 1 0 3.014-3.015 1 1 0 0 1-.474-1.68l1.683-1.682a2.414 2.414 0 0 1 3.414 0z",
		key: "w46dr5"
	}]]
};
__iconData$4.node;
var Puzzle = createLucideIcon(__iconData$4);
// node_modules/lucide-react/dist/esm/icons/smartphone.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$3 = {
	name: "smartphone",
	size: 24,
	node: [["rect", {
		width: "14",
		height: "20",
		x: "5",
		y: "2",
		rx: "2",
		ry: "2",
		key: "1yt0o3"
	}], ["path", {
		d: "M12 18h.01",
		key: "mhygvu"
	}]]
};
__iconData$3.node;
var Smartphone = createLucideIcon(__iconData$3);
var Download_module_default = { download: "_download_1arwf_2" };
var DownloadOptions_module_default = {
	ways: "_ways_x4pp4_2",
	way: "_way_x4pp4_2",
	picture: "_picture_x4pp4_20",
	badge: "_badge_x4pp4_25",
	words: "_words_x4pp4_38"
};
// src/wallet/connect/InstallWallet.tsx
function DownloadOptions(props) {
	const { wallet, title, layout, browser, onAdd, onGetApp } = props;
	const { extension, qrCode } = wallet.downloads;
	const name = wallet.shortName;
	const picture = (badge) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: DownloadOptions_module_default.picture,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WalletIcon, {
			wallet,
			size: "card"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: DownloadOptions_module_default.badge,
			children: badge
		})]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Panel, {
		title,
		layout,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
			role: "list",
			className: DownloadOptions_module_default.ways,
			children: [extension && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Way, {
				picture: picture(/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					of: Puzzle,
					size: 16
				})),
				title: strings.forBrowser(name, browser),
				text: strings.forBrowserText,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OutsideLink, {
					size: "small",
					href: extension,
					onClick: onAdd,
					children: strings.addToBrowser(browser)
				})
			}), qrCode && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Way, {
				picture: picture(/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					of: Smartphone,
					size: 16
				})),
				title: strings.forMobile(name),
				text: strings.forMobileText,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: extension ? "secondary" : "primary",
					size: "small",
					onClick: onGetApp,
					children: strings.getApp
				})
			})]
		})
	});
}
function Way({ picture, title, text, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: DownloadOptions_module_default.way,
		children: [picture, /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: DownloadOptions_module_default.words,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", { children: title }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: text }),
				children
			]
		})]
	});
}
/** A code that leads a phone to the wallet's app. */
function Download({ wallet, title, layout, onGoOn }) {
	const { qrCode } = wallet.downloads;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Panel, {
		title,
		layout,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: Download_module_default.download,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: strings.scanToInstall }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Qr, {
					text: qrCode,
					label: strings.codeToInstall(wallet.name),
					size: "install"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					onClick: onGoOn,
					children: strings.goOn
				})
			]
		})
	});
}
// node_modules/lucide-react/dist/esm/icons/refresh-cw.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$2 = {
	name: "refresh-cw",
	size: 24,
	node: [
		["path", {
			d: "M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8",
			key: "v9h5vc"
		}],
		["path", {
			d: "M21 3v5h-5",
			key: "1q7to0"
		}],
		["path", {
			d: "M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16",
			key: "3uifl3"
		}],
		["path", {
			d: "M8 16H3v5",
			key: "1cv678"
		}]
	]
};
__iconData$2.node;
var RefreshCw = createLucideIcon(__iconData$2);
// node_modules/lucide-react/dist/esm/icons/scan-qr-code.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "scan-qr-code",
	size: 24,
	node: [
		["path", {
			d: "M17 12v4a1 1 0 0 1-1 1h-4",
			key: "uk4fdo"
		}],
		["path", {
			d: "M17 3h2a2 2 0 0 1 2 2v2",
			key: "4qcy5o"
		}],
		["path", {
			d: "M17 8V7",
			key: "q2g9wo"
		}],
		["path", {
			d: "M21 17v2a2 2 0 0 1-2 2h-2",
			key: "6vwrx8"
		}],
		["path", {
			d: "M3 7V5a2 2 0 0 1 2-2h2",
			key: "aa7l1z"
		}],
		["path", {
			d: "M7 17h.01",
			key: "19xn7k"
		}],
		["path", {
			d: "M7 21H5a2 2 0 0 1-2-2v-2",
			key: "ioqczr"
		}],
		["rect", {
			x: "7",
			y: "7",
			width: "5",
			height: "5",
			rx: "1",
			key: "m9kyts"
		}]
	]
};
__iconData$1.node;
var ScanQrCode = createLucideIcon(__iconData$1);
var Instructions_module_default = {
	steps: "_steps_trzjs_2",
	picture: "_picture_trzjs_24",
	ways: "_ways_trzjs_46"
};
// src/wallet/connect/Instructions.tsx
var pictures = {
	create: Sprout,
	scan: ScanQrCode,
	refresh: RefreshCw
};
function StepPicture({ of, wallet }) {
	if (of === "install") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WalletIcon, {
		wallet,
		size: "get"
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: Instructions_module_default.picture,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			of: pictures[of],
			size: 24
		})
	});
}
function Instructions({ step, title, layout, onConnect, onRefresh }) {
	const { wallet } = step;
	const isPhone = step.is === "INSTRUCTIONS_MOBILE";
	const instructions = isPhone ? wallet.qrCode?.instructions : wallet.extension?.instructions;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Panel, {
		title,
		layout,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
			role: "list",
			className: Instructions_module_default.steps,
			children: instructions?.steps.map(({ step: of, title, description }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(StepPicture, {
				of,
				wallet
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", { children: title }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: description })] })] }, of))
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: Instructions_module_default.ways,
			children: [isPhone ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				onClick: () => onConnect(wallet),
				children: strings.connect
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				onClick: onRefresh,
				children: strings.refresh
			}), instructions && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OutsideLink, {
				kind: "quiet",
				size: "small",
				href: instructions.learnMoreUrl,
				children: strings.learnMore
			})]
		})]
	});
}
// src/wallet/connect/useRoving.ts
var steps = {
	ArrowDown: 1,
	ArrowRight: 1,
	ArrowUp: -1,
	ArrowLeft: -1
};
function targetOf(key, at, count) {
	if (key === "Home") return 0;
	if (key === "End") return count - 1;
	const step = steps[key];
	return step === void 0 ? void 0 : (at + step + count) % count;
}
/** Spread `item(id)` on each button and `group` around them. */
function useRoving(ids, first) {
	const [active, setActive] = (0, import_react.useState)(first);
	const stop = active !== void 0 && ids.includes(active) ? active : first ?? ids[0];
	const onKeyDown = (event) => {
		if (event.altKey || event.ctrlKey || event.metaKey) return;
		const items = [...event.currentTarget.querySelectorAll("[data-roving]")];
		const at = items.indexOf(event.target);
		const target = at < 0 ? void 0 : targetOf(event.key, at, items.length);
		if (target === void 0) return;
		event.preventDefault();
		items[target].focus();
	};
	const item = (id) => ({
		"data-roving": true,
		tabIndex: id === stop ? 0 : -1,
		onFocus: () => setActive(id)
	});
	return {
		group: { onKeyDown },
		item
	};
}
var WalletList_module_default = {
	list: "_list_iz12f_2",
	group: "_group_iz12f_7",
	row: "_row_iz12f_14",
	words: "_words_iz12f_55",
	name: "_name_iz12f_60",
	note: "_note_iz12f_67",
	recent: "_recent_iz12f_68"
};
// src/wallet/connect/WalletList.tsx
function WalletList({ groups, chosen, onChoose, onPress }) {
	const id = (0, import_react.useId)();
	const { group, item } = useRoving(groups.flatMap(({ wallets }) => wallets.map((wallet) => wallet.id)), chosen);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: WalletList_module_default.list,
		...group,
		children: groups.map(({ name, wallets }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			className: WalletList_module_default.group,
			"aria-labelledby": `${id}${name}`,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				id: `${id}${name}`,
				children: name
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				role: "list",
				children: wallets.map((wallet) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WalletRow, {
					wallet,
					isChosen: wallet.id === chosen,
					onClick: () => onChoose(wallet),
					onPointerDown: (event) => onPress?.(event, wallet),
					...item(wallet.id)
				}) }, wallet.id))
			})]
		}, name))
	});
}
/** One wallet: its mark, its name, and what is special about it here. */
function WalletRow({ wallet, isChosen, ...rest }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
		type: "button",
		...rest,
		className: WalletList_module_default.row,
		"aria-current": isChosen || void 0,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WalletIcon, {
			wallet,
			size: "row",
			isMuted: wallet.unsupported
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: WalletList_module_default.words,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: WalletList_module_default.name,
					children: wallet.name
				}),
				" ",
				wallet.unsupported && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: WalletList_module_default.note,
					children: strings.unsupported
				}),
				" ",
				wallet.recent && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: WalletList_module_default.recent,
					children: strings.recent
				})
			]
		})]
	});
}
var WalletStrip_module_default = {
	strip: "_strip_14136_2",
	wallet: "_wallet_14136_19",
	name: "_name_14136_44",
	note: "_note_14136_54",
	recent: "_recent_14136_55"
};
// src/wallet/connect/WalletStrip.tsx
var lastIfUnsupported = (one, other) => Number(one.unsupported) - Number(other.unsupported);
/** A name written together may be parted where its second word begins. */
function BreakableName({ name }) {
	const [first, ...rest] = name.split(/(?<=\p{Ll})(?=\p{Lu})/u);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [first, rest.map((part) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_react.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("wbr", {}), part] }, part))] });
}
function WalletStrip({ groups, chosen, onChoose, onPress }) {
	const wallets = groups.flatMap((group) => group.wallets).sort(lastIfUnsupported);
	const { group, item } = useRoving(wallets.map(({ id }) => id), chosen);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		role: "list",
		className: WalletStrip_module_default.strip,
		...group,
		children: wallets.map((wallet) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
			type: "button",
			className: WalletStrip_module_default.wallet,
			"aria-current": wallet.id === chosen || void 0,
			onClick: () => onChoose(wallet),
			onPointerDown: (event) => onPress?.(event, wallet),
			...item(wallet.id),
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WalletIcon, {
					wallet,
					size: "strip",
					isMuted: wallet.unsupported
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: WalletStrip_module_default.name,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BreakableName, { name: wallet.shortName })
				}),
				" ",
				wallet.unsupported && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: WalletStrip_module_default.note,
					children: strings.unsupported
				}),
				" ",
				wallet.recent && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: WalletStrip_module_default.recent,
					children: strings.recent
				})
			]
		}) }, wallet.id))
	});
}
// node_modules/lucide-react/dist/esm/icons/key-round.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "key-round",
	size: 24,
	node: [["path", {
		d: "M2.586 17.414A2 2 0 0 0 2 18.828V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.172a2 2 0 0 0 1.414-.586l.814-.814a6.5 6.5 0 1 0-4-4z",
		key: "1s6t7t"
	}], ["circle", {
		cx: "16.5",
		cy: "7.5",
		r: ".5",
		fill: "currentColor",
		key: "w0ekpg"
	}]]
};
__iconData.node;
var KeyRound = createLucideIcon(__iconData);
var Facts_module_default = {
	facts: "_facts_hbow6_2",
	basket: "_basket_hbow6_14",
	key: "_key_hbow6_15",
	words: "_words_hbow6_42"
};
var WhatIsAWallet_module_default = {
	ways: "_ways_ai3en_2",
	learn: "_learn_ai3en_9",
	footer: "_footer_ai3en_15",
	short: "_short_ai3en_29",
	pair: "_pair_ai3en_46"
};
// src/wallet/connect/WhatIsAWallet.tsx
/** In the right pane, until a wallet is chosen. */
function Intro(props) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Panel, {
		title: strings.whatIsAWallet,
		layout: "wide",
		isCentred: true,
		takesFocus: false,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Explanation, { ...props })
	});
}
/** A step of its own where there is only one pane. */
function Learn(props) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: WhatIsAWallet_module_default.learn,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Explanation, { ...props })
	});
}
/** Below the wallets of a narrow window: the way to that step. */
function LearnFooter({ onLearn }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: WhatIsAWallet_module_default.footer,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: strings.newToWallets }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "quiet",
			size: "small",
			onClick: onLearn,
			children: strings.learnMore
		})]
	});
}
/** Below the wallets of a phone's sheet, which has no room for more. */
function ShortIntro({ learnMoreUrl, onGet }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: WhatIsAWallet_module_default.short,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", { children: strings.whatIsAWallet }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: strings.homeAndKey }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: WhatIsAWallet_module_default.pair,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					size: "small",
					onClick: onGet,
					children: strings.getAWallet
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OutsideLink, {
					kind: "secondary",
					size: "small",
					href: learnMoreUrl,
					children: strings.learnMore
				})]
			})
		]
	});
}
function Explanation({ learnMoreUrl, onGet }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
		role: "list",
		className: Facts_module_default.facts,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: Facts_module_default.basket,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Still, {
				picture: basket$1,
				alt: "",
				sizes: "72px"
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: Facts_module_default.words,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", { children: strings.homeTitle }), strings.homeText]
		})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: Facts_module_default.key,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				of: KeyRound,
				size: 34
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: Facts_module_default.words,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", { children: strings.keyTitle }), strings.keyText]
		})] })]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: WhatIsAWallet_module_default.ways,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			onClick: onGet,
			children: strings.getAWallet
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OutsideLink, {
			kind: "quiet",
			size: "small",
			href: learnMoreUrl,
			children: strings.learnMore
		})]
	})] });
}
// src/wallet/connect/StepPanel.tsx
function StepPanel({ state, dispatch, list, kit, senses }) {
	const { step, layout } = state;
	const common = {
		layout,
		title: titleOf(state)
	};
	const newcomer = {
		learnMoreUrl: kit.learnMoreUrl,
		onGet: () => dispatch({ type: "get" })
	};
	switch (step.is) {
		case "NONE": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Beginning, {
			layout,
			list,
			newcomer,
			onLearn: () => dispatch({ type: "learn" })
		});
		case "LEARN_COMPACT": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Learn, { ...newcomer });
		case "GET": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Get, {
			layout,
			wallets: list.groups.flatMap(({ wallets }) => wallets),
			onGet: (wallet) => dispatch({
				type: "getWallet",
				wallet
			})
		});
		case "CONNECT": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Connect, {
			...common,
			step,
			kit,
			senses,
			onRetry: () => dispatch({ type: "retry" }),
			onGet: (wallet) => dispatch({
				type: "getWallet",
				wallet
			})
		});
		case "DOWNLOAD_OPTIONS": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DownloadOptions, {
			...common,
			wallet: step.wallet,
			browser: kit.environment.browser,
			onAdd: () => dispatch({ type: "addToBrowser" }),
			onGetApp: () => dispatch({ type: "getApp" })
		});
		case "DOWNLOAD": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Download, {
			...common,
			wallet: step.wallet,
			onGoOn: () => dispatch({ type: "goOn" })
		});
		case "INSTRUCTIONS_MOBILE":
		case "INSTRUCTIONS_EXTENSION": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Instructions, {
			...common,
			step,
			onConnect: (wallet) => dispatch({
				type: "choose",
				wallet
			}),
			onRefresh: kit.reload
		});
	}
}
function Beginning({ layout, list, newcomer, onLearn }) {
	switch (layout) {
		case "wide": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Intro, { ...newcomer });
		case "compact": return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WalletList, { ...list }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LearnFooter, { onLearn })] });
		case "mobile": return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WalletStrip, { ...list }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShortIntro, { ...newcomer })] });
	}
}
// src/wallet/connect/steps.ts
var none = { is: "NONE" };
function firstState(layout) {
	return {
		layout,
		step: none,
		asked: null,
		attempts: 0
	};
}
/** The attempt that is under way or has failed, wherever the visitor looks meanwhile. */
function liveAttempt({ step, asked }) {
	if (asked) return asked;
	const connect = "from" in step ? step.from : step;
	return connect.is === "CONNECT" ? connect.attempt : null;
}
function backFrom({ layout, step }) {
	switch (step.is) {
		case "NONE": return null;
		case "LEARN_COMPACT": return none;
		case "GET": return layout === "compact" ? { is: "LEARN_COMPACT" } : none;
		case "CONNECT": return layout === "wide" ? null : none;
		case "DOWNLOAD_OPTIONS": return step.from;
		case "DOWNLOAD": return step.wallet.downloads.extension ? {
			...step,
			is: "DOWNLOAD_OPTIONS"
		} : step.from;
		case "INSTRUCTIONS_MOBILE": return {
			...step,
			is: "DOWNLOAD"
		};
		case "INSTRUCTIONS_EXTENSION": return {
			...step,
			is: "DOWNLOAD_OPTIONS"
		};
	}
}
function show(state, step) {
	return {
		...state,
		step,
		asked: null
	};
}
function ask(state, wallet) {
	return {
		no: state.attempts + 1,
		wallet,
		phase: { is: "asked" }
	};
}
function choose(state, wallet) {
	const live = liveAttempt(state);
	if (live?.wallet.id === wallet.id && live.phase.is !== "failed") return state.asked ? state : show(state, {
		is: "CONNECT",
		wallet: live.wallet,
		attempt: live
	});
	if (wallet.ready) {
		const asked = ask(state, wallet);
		return {
			...state,
			asked,
			attempts: asked.no
		};
	}
	if (wallet.downloads.extension || wallet.downloads.qrCode) return show(state, {
		is: "DOWNLOAD_OPTIONS",
		wallet,
		from: state.step.is === "GET" ? state.step : { is: "NONE" }
	});
	return show(state, {
		is: "CONNECT",
		wallet,
		attempt: null
	});
}
/** On from an installation: to the attempt that is waiting, else to a new one. */
function connect(state, { wallet, from }) {
	if (from.is === "CONNECT" && from.wallet.id === wallet.id) return show(state, from);
	const attempt = wallet.ready ? ask(state, wallet) : null;
	return {
		...show(state, {
			is: "CONNECT",
			wallet,
			attempt
		}),
		attempts: attempt?.no ?? state.attempts
	};
}
function withPhase(state, no, phase) {
	const live = liveAttempt(state);
	if (live?.no !== no || live.phase.is === "failed") return state;
	const attempt = {
		...live,
		phase
	};
	const { step } = state;
	if (!state.asked && "from" in step) return show(state, {
		...step,
		from: {
			is: "CONNECT",
			wallet: live.wallet,
			attempt
		}
	});
	return show(state, {
		is: "CONNECT",
		wallet: live.wallet,
		attempt
	});
}
function retry(state) {
	const { step } = state;
	if (step.is !== "CONNECT" || step.attempt?.phase.is !== "failed") return state;
	const attempt = ask(state, step.wallet);
	return {
		...show(state, {
			...step,
			attempt
		}),
		attempts: attempt.no
	};
}
function getWallet(state, wallet) {
	const { step } = state;
	if (step.is !== "GET" && step.is !== "CONNECT") return state;
	const { extension, qrCode } = wallet.downloads;
	if (!extension && !qrCode) return state;
	return show(state, {
		is: extension ? "DOWNLOAD_OPTIONS" : "DOWNLOAD",
		wallet,
		from: step
	});
}
function step(state, event) {
	const { step } = state;
	switch (event.type) {
		case "layout": {
			if (event.layout === state.layout) return state;
			const isShown = event.layout === "wide" && step.is === "LEARN_COMPACT";
			return {
				...state,
				layout: event.layout,
				step: isShown ? none : step
			};
		}
		case "choose": return choose(state, event.wallet);
		case "patience": {
			const { asked } = state;
			if (asked?.no !== event.no) return state;
			return show(state, {
				is: "CONNECT",
				wallet: asked.wallet,
				attempt: asked
			});
		}
		case "uri": return withPhase(state, event.no, {
			is: "paired",
			uri: event.uri
		});
		case "failed": return withPhase(state, event.no, {
			is: "failed",
			failure: event.failure
		});
		case "retry": return retry(state);
		case "learn": return state.layout === "compact" && step.is === "NONE" ? show(state, { is: "LEARN_COMPACT" }) : state;
		case "get": return step.is === "NONE" || step.is === "LEARN_COMPACT" ? show(state, { is: "GET" }) : state;
		case "getWallet": return getWallet(state, event.wallet);
		case "getApp": return step.is === "DOWNLOAD_OPTIONS" && step.wallet.downloads.qrCode ? show(state, {
			...step,
			is: "DOWNLOAD"
		}) : state;
		case "addToBrowser":
			if (step.is !== "DOWNLOAD_OPTIONS" || !step.wallet.downloads.extension) return state;
			return step.wallet.extension ? show(state, {
				...step,
				is: "INSTRUCTIONS_EXTENSION"
			}) : connect(state, step);
		case "goOn":
			if (step.is !== "DOWNLOAD") return state;
			return step.wallet.qrCode?.instructions ? show(state, {
				...step,
				is: "INSTRUCTIONS_MOBILE"
			}) : connect(state, step);
		case "back": {
			const back = backFrom(state);
			return back ? show(state, back) : state;
		}
		case "closed": return {
			...firstState(state.layout),
			attempts: state.attempts
		};
	}
}
// src/wallet/connect/useConnectSteps.ts
/** Whoever answers sooner needs no panel that says that they are being asked. */
var moment = 50;
function subscribeToWidth(listener) {
	const query = matchMedia(atLeast("tablet"));
	query.addEventListener("change", listener);
	return () => query.removeEventListener("change", listener);
}
function useLayout({ environment }) {
	const isNarrow = (0, import_react.useSyncExternalStore)(subscribeToWidth, () => !matchMedia(atLeast("tablet")).matches);
	if (environment.platform !== "desktop") return "mobile";
	return isNarrow ? "compact" : "wide";
}
function useConnectSteps(open, kit, senses) {
	const layout = useLayout(kit);
	const [state, dispatch] = (0, import_react.useReducer)(step, layout, firstState);
	if (state.layout !== layout) dispatch({
		type: "layout",
		layout
	});
	const [runner] = (0, import_react.useState)(() => attemptRunner(() => kit.core(), {
		uri: (no, uri) => dispatch({
			type: "uri",
			no,
			uri
		}),
		failed: (no, failure) => dispatch({
			type: "failed",
			no,
			failure
		}),
		connected: (wallet) => {
			rememberRecent(kit.storage, wallet.id);
			announce(strings.connected(wallet.name));
		}
	}));
	const live = liveAttempt(state);
	(0, import_react.useLayoutEffect)(() => runner.follow(live), [runner, live]);
	const asked = state.asked?.no;
	(0, import_react.useLayoutEffect)(() => {
		if (asked === void 0) return;
		return senses.later(moment, () => dispatch({
			type: "patience",
			no: asked
		}));
	}, [asked, senses]);
	const phase = live?.phase;
	const words = phase?.is === "failed" ? phase.failure.words || strings.nothingHappened : void 0;
	const opening = phase?.is === "asked" ? strings.opening(live.wallet.name) : void 0;
	(0, import_react.useEffect)(() => {
		if (opening) announce(opening);
		if (words) announce(words);
	}, [opening, words]);
	(0, import_react.useEffect)(() => {
		if (open) return;
		runner.letGo();
		dispatch({ type: "closed" });
	}, [open, runner]);
	const leave = () => {
		runner.leave();
		dispatch({ type: "closed" });
	};
	return {
		state,
		dispatch,
		leave
	};
}
/** Carries out the attempt that the steps are at, and tells what comes of it. */
function attemptRunner(core, tell) {
	let running = null;
	async function outcomeOf(mine, { no, wallet }) {
		const loaded = await core().catch(() => null);
		if (!loaded) return {
			kind: "unreachable",
			words: strings.notLoaded
		};
		if (mine.isLeft) return null;
		mine.attempt = loaded.connect({
			route: wallet.way,
			wallet: {
				id: wallet.id,
				name: wallet.name,
				icon: wallet.iconUrl
			},
			onUri: (uri) => {
				if (!mine.isLeft) tell.uri(no, uri);
			}
		});
		const outcome = await mine.attempt.outcome;
		return outcome.ok ? null : outcome.reason;
	}
	async function run(mine, attempt) {
		const failure = await outcomeOf(mine, attempt);
		mine.isOver = true;
		if (mine.isLeft) return;
		if (failure) tell.failed(mine.no, failure);
		else tell.connected(attempt.wallet);
	}
	/** The visitor went elsewhere. */
	function leave() {
		if (running && !running.isOver) {
			running.isLeft = true;
			running.attempt?.cancel();
		}
		running = null;
	}
	return {
		leave,
		/** Begins it, unless it has been begun; one that was under way before is left. */
		follow(attempt) {
			if (attempt?.no === running?.no) return;
			leave();
			if (!attempt) return;
			running = {
				no: attempt.no,
				isOver: false,
				isLeft: false
			};
			run(running, attempt);
		},
		/** Whoever closed the dialog was not the visitor: most likely the wallet has just connected. */
		letGo() {
			running = null;
		}
	};
}
// src/wallet/connect/ConnectDialog.tsx
function keyOf(step) {
	return "wallet" in step ? `${step.is} ${step.wallet.id}` : step.is;
}
function ConnectDialog(props) {
	const { open, onClose, kit, senses = pageSenses, coinBurst = false, returnTo } = props;
	const { state, dispatch, leave } = useConnectSteps(open, kit, senses);
	const groups = useWalletOptions(open, kit);
	const onPress = useCoinBurst(coinBurst);
	const { step, layout } = state;
	const isWide = layout === "wide";
	const chosen = liveAttempt(state)?.wallet.id ?? ("wallet" in step ? step.wallet.id : void 0);
	const list = (0, import_react.useMemo)(() => {
		const onChoose = (wallet) => dispatch({
			type: "choose",
			wallet
		});
		return {
			groups,
			chosen,
			onChoose,
			onPress
		};
	}, [
		groups,
		chosen,
		onPress,
		dispatch
	]);
	const side = (0, import_react.useMemo)(() => isWide && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WalletList, { ...list }), [isWide, list]);
	const panel = (0, import_react.useMemo)(() => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StepPanel, {
		state,
		dispatch,
		list,
		kit,
		senses
	}), [
		state,
		dispatch,
		list,
		kit,
		senses
	]);
	const hasPicture = !isWide && step.is === "CONNECT" && !isScanning(step, layout);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open,
		low: layout !== "mobile",
		warm: true,
		size: isWide ? "wide" : "compact",
		title: isWide ? strings.connectAWallet : titleOf(state),
		side,
		picture: hasPicture && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StatusPicture, { ...step }),
		step: keyOf(step),
		onBack: backFrom(state) ? () => dispatch({ type: "back" }) : void 0,
		onClose: () => {
			leave();
			onClose();
		},
		returnTo,
		children: panel
	});
}
/** The groups of wallets as they are now: one that announces itself late still comes in. */
function useWalletOptions(open, { announced, storage, environment }) {
	const present = (0, import_react.useSyncExternalStore)(announced.subscribe, announced.get);
	const [read, setRead] = (0, import_react.useState)(() => ({
		open,
		ids: readRecents(storage)
	}));
	if (read.open !== open) setRead({
		open,
		ids: open ? asBefore(read.ids, storage) : read.ids
	});
	return (0, import_react.useMemo)(() => buildWalletList(popularWallets, present, read.ids, environment), [
		present,
		read.ids,
		environment
	]);
}
/** The recent wallets; the very same list where nothing has changed, so that nothing is drawn anew. */
function asBefore(before, storage) {
	const ids = readRecents(storage);
	return ids.join() === before.join() ? before : ids;
}
var loadBurst = () => import("./coinBurst-BzH80tQR.mjs");
var ends = [
	"pointerup",
	"pointercancel",
	"pointerleave"
];
function onPress(event, { iconUrl }) {
	if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
	const { currentTarget: from, clientX: x, clientY: y } = event;
	const press = new AbortController();
	for (const end of ends) from.addEventListener(end, () => press.abort(), { signal: press.signal });
	loadBurst().then(({ startBurst }) => {
		if (press.signal.aborted) return;
		const stop = startBurst(from, iconUrl, {
			x,
			y
		});
		press.signal.addEventListener("abort", stop);
	});
}
function useCoinBurst(isWanted) {
	(0, import_react.useEffect)(() => {
		if (isWanted) loadBurst().catch(() => {});
	}, [isWanted]);
	return isWanted ? onPress : void 0;
}
// src/wallet/wallets/environment.ts
var byUserAgent = [
	["Edge", /\bedg(e|a|ios)?\//i],
	["Opera", /\b(opr|opera|opt|opx)\b/i],
	["Chrome", /\b(chrome|chromium|crios)\//i],
	["Firefox", /\b(firefox|fxios)\//i],
	["Safari", /\bsafari\//i]
];
function browserOf({ userAgent, hasBraveMark, hasArcPalette }) {
	if (hasBraveMark) return "Brave";
	const told = byUserAgent.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? "Browser";
	return hasArcPalette && told !== "Edge" && told !== "Opera" ? "Arc" : told;
}
function platformOf({ userAgent, navigatorPlatform, maxTouchPoints }) {
	if (/android/i.test(userAgent)) return "Android";
	return navigatorPlatform === "MacIntel" && maxTouchPoints > 1 || /\b(iphone|ipod|ipad)/i.test(userAgent) ? "iOS" : "desktop";
}
function providerOf({ ethereum }) {
	if (typeof ethereum !== "object" || ethereum === null) return null;
	const flags = [];
	for (const key in ethereum) if (/^is[A-Z]/.test(key) && Reflect.get(ethereum, key) === true) flags.push(key);
	return { flags };
}
function environmentOf(clues) {
	return {
		browser: browserOf(clues),
		platform: platformOf(clues),
		inIframe: clues.inIframe,
		provider: providerOf(clues)
	};
}
/** Gathers from the window what tells them. */
function readEnvironment(page) {
	const { navigator, document } = page;
	return environmentOf({
		userAgent: navigator.userAgent,
		navigatorPlatform: navigator.platform,
		maxTouchPoints: navigator.maxTouchPoints,
		hasBraveMark: "brave" in navigator,
		hasArcPalette: getComputedStyle(document.body).getPropertyValue("--arc-palette-focus").trim() !== "",
		inIframe: page.parent !== page,
		ethereum: Reflect.get(page, "ethereum")
	});
}
// src/wallet/ConnectPart.tsx
function ConnectPart() {
	const kit = useKit();
	const port = (0, import_react.useMemo)(() => portOf(kit), [kit]);
	const state = useWalletState();
	const open = state.dialog === "connect" && state.connection.is !== "connected";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConnectDialog, {
		open: open && statusOf(state) !== "loading",
		onClose: kit.close,
		kit: port,
		coinBurst: kit.coinBurst === true,
		returnTo: focusHome
	});
}
function portOf(kit) {
	return {
		announced: listenForWallets(),
		core: kit.core,
		storage: kit.storage,
		environment: readEnvironment(window),
		appName: kit.appName,
		learnMoreUrl: kit.learnMoreUrl,
		openUri: (uri) => openUri(uri),
		reload: () => location.reload()
	};
}
export { ConnectPart };
