// src/models/svg/view.ts
/** From the point looked at to the eye before any turn; scenes in the round look from there too. */
var EYE = [
	30,
	25.5,
	30
];
/** `turn` walks the viewer round the model by radians; `scale` is drawing units per unit. */
function viewFrom(scale, turn = 0) {
	const c = Math.cos(turn);
	const s = Math.sin(turn);
	const length = Math.hypot(...EYE);
	const [x, y, z] = EYE;
	const toward = [
		(x * c + z * s) / length,
		y / length,
		(z * c - x * s) / length
	];
	const flat = Math.hypot(toward[0], toward[2]);
	const right = [
		toward[2] / flat,
		0,
		-toward[0] / flat
	];
	const up = [
		-toward[1] * (toward[0] / flat),
		flat,
		-toward[1] * (toward[2] / flat)
	];
	return {
		scale,
		axes: [
			right,
			[
				-up[0],
				-up[1],
				-up[2]
			],
			toward
		]
	};
}
var dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
function toView({ scale, axes: [a, b, c] }, p) {
	return [
		dot(a, p) * scale,
		dot(b, p) * scale,
		dot(c, p) * scale
	];
}
function fromView({ scale, axes: [a, b, c] }, [x, y, z]) {
	const at = (k) => (a[k] * x + b[k] * y + c[k] * z) / scale;
	return [
		at(0),
		at(1),
		at(2)
	];
}
/** A direction keeps its length. */
function turnedFromView({ axes: [a, b, c] }, [x, y, z]) {
	const at = (k) => a[k] * x + b[k] * y + c[k] * z;
	return [
		at(0),
		at(1),
		at(2)
	];
}
export { viewFrom as a, turnedFromView as i, fromView as n, toView as r, EYE as t };
