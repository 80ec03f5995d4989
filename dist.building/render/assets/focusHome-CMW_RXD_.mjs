// src/wallet/kit/focusHome.ts
var homeAttribute = "data-wallet-button";
/** The button as it is now; its slot while the button is still being fetched. */
function focusHome() {
	const slot = [...document.querySelectorAll(`[${homeAttribute}]`)].find((place) => place.offsetParent !== null) ?? null;
	return slot?.querySelector("button") ?? slot;
}
/** Called by a button that has just arrived: takes the focus that was kept for it. */
function takeKeptFocus(button) {
	const slot = button?.closest(`[${homeAttribute}]`);
	if (slot && slot === document.activeElement) button?.focus();
}
export { takeKeptFocus as n, focusHome as t };
