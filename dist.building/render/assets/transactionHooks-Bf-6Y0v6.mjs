import { t as require_react } from "./react-DbA_SeLs.mjs";
import { n as useTransactions, r as strings$1 } from "./WithCore-75-jgwmo.mjs";
// src/wallet/account/strings.ts
var strings = {
	/** On the button, for those who cannot see it. */
	button: (name, pending) => pending ? `Your account, ${name}. A transaction is under way.` : `Your account, ${name}`,
	title: "Your account",
	copy: "Copy Address",
	copied: "Copied!",
	copyByHand: "Your browser would not copy it. It is selected here, ready to be copied by hand:",
	disconnect: "Disconnect",
	noBalance: "The balance could not be read just now.",
	retry: "Try again",
	tokens: "Tokens"
};
// src/wallet/transactions/transactionHooks.ts
var import_react = require_react();
var none = [];
/** Newest first; of the connected account unless another is named. */
function useRecentTransactions(of) {
	const { store, account } = useTransactions();
	const whose = of ?? account;
	return (0, import_react.useSyncExternalStore)(store.subscribe, () => whose === void 0 ? none : store.list(whose), () => none);
}
/** Throws, when it is called, without a connection. */
function useClearTransactions() {
	const { store, account } = useTransactions();
	return (0, import_react.useCallback)(() => store.clear(connected(account)), [store, account]);
}
/** Whether the connected account waits for a transaction. */
function usePendingTransactions() {
	return useRecentTransactions().some(({ status }) => status === "pending");
}
function connected(account) {
	if (account === void 0) throw new Error(strings$1.nobody);
	return account;
}
export { strings as i, usePendingTransactions as n, useRecentTransactions as r, useClearTransactions as t };
