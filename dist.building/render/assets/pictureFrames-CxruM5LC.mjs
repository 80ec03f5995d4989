// src/room/catalogue/pictureFrames.ts
var FRAME_PARTS = 6;
/** A picture covers the mount up to a narrow rim, just before the frame's own art. */
var hung = (w, h) => ({
	x: 0,
	y: h / 2,
	z: .082,
	width: w - .24,
	height: h - .24
});
var places = {
	"picture-of-a-field": {
		place: hung(1.24, .96),
		keeps: FRAME_PARTS
	},
	"picture-of-a-carrot": {
		place: hung(.68, .84),
		keeps: FRAME_PARTS
	},
	"portrait-of-a-hen": {
		place: hung(.66, .66),
		keeps: FRAME_PARTS
	},
	"wide-frame": {
		place: hung(2, 1.4),
		keeps: FRAME_PARTS
	},
	"tall-frame": {
		place: hung(1.2, 1.7),
		keeps: FRAME_PARTS
	},
	"picture-rug": {
		place: {
			x: 0,
			y: .045,
			z: 0,
			width: 2.7,
			height: 1.7,
			isLying: true
		},
		keeps: Number.POSITIVE_INFINITY
	},
	"picture-screen": {
		place: {
			x: 0,
			y: 1.3,
			z: .05,
			width: 2.16,
			height: 1.86
		},
		keeps: Number.POSITIVE_INFINITY
	}
};
var pictureAt = (model) => places[model]?.place ?? null;
/** The piece without the art that it comes with. */
var withoutArt = (model, parts) => parts.slice(0, places[model]?.keeps);
export { withoutArt as n, pictureAt as t };
