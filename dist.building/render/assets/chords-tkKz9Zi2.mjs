// src/room/editor/actions/chords.ts
var isLetter = (key) => /^\p{L}$/u.test(key);
function chordOf(event) {
	const { key } = event;
	const isTyped = event.getModifierState?.("AltGraph") ?? false;
	const isMod = (event.ctrlKey || event.metaKey) && !isTyped;
	const isAlt = event.altKey && !isTyped;
	const isShifted = event.shiftKey && ([...key].length > 1 || isLetter(key));
	return [
		isMod ? "Mod+" : "",
		isAlt ? "Alt+" : "",
		isShifted ? "Shift+" : "",
		isLetter(key) ? key.toUpperCase() : key === " " ? "Space" : key
	].join("");
}
/** One sign without Ctrl or Alt: what somebody who speaks to the machine may say by chance. */
var isSingleSign = (chord) => {
	return [...chord.startsWith("Shift+") ? chord.slice(6) : chord].length === 1;
};
var printed = {
	Mod: "Ctrl",
	Delete: "Del",
	Escape: "Esc",
	Enter: "↵",
	ArrowLeft: "←",
	ArrowRight: "→",
	ArrowUp: "↑",
	ArrowDown: "↓"
};
/** The keys of a chord, each as it is printed. */
var keyNames = (chord) => (chord === "+" ? ["+"] : chord.split("+")).map((key) => printed[key] ?? key);
/** For `aria-keyshortcuts`. */
var ariaKeys = (chord) => chord.replace("Mod", "Control");
export { keyNames as i, chordOf as n, isSingleSign as r, ariaKeys as t };
