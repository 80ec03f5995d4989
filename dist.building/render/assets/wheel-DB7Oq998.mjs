// src/scene/gestures/pinch.ts
var distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
function pinchOf(a, b) {
	return {
		middle: {
			x: (a.x + b.x) / 2,
			y: (a.y + b.y) / 2
		},
		distance: Math.max(1, distance(a, b)),
		angle: Math.atan2(b.y - a.y, b.x - a.x) * 180 / Math.PI
	};
}
/** From one angle to another the short way, in degrees; to the right is positive on a screen. */
var twist = (from, to) => ((to - from) % 360 + 540) % 360 - 180;
// src/scene/gestures/wheel.ts
/** What a browser that counts in lines means by one. */
var LINE = 20;
/** In pixels: some wheels come in leaps. */
var MOST = 240;
/** `perPixel` is how eager the wheel is; two fingers on a pad come as a wheel with Ctrl, in smaller steps. */
function closerByWheel({ deltaY, deltaMode, ctrlKey }, perPixel, perPixelOfPad) {
	const pixels = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * LINE : deltaY;
	return Math.exp(-Math.max(-240, Math.min(MOST, pixels)) * (ctrlKey ? perPixelOfPad : perPixel));
}
export { twist as i, distance as n, pinchOf as r, closerByWheel as t };
