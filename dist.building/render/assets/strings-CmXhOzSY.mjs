// src/ui/strings.ts
var strings = {
	back: "Back",
	clear: "Clear",
	close: "Close",
	dismiss: "Dismiss"
};
export { strings as t };
