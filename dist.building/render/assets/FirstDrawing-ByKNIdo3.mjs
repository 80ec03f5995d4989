import { t as require_react } from "./react-DbA_SeLs.mjs";
import { n as useEditor } from "./EditorContext-CDejE1eF.mjs";
import { n as picturesIn } from "./picturesIn-DrY15gK6.mjs";
import { a as endFirstPicture, c as pictureUrls, l as openModelWorker } from "./RoomDesigner-N83TRq4y.mjs";
import { t as Drawing_module_default } from "./Drawing.module-FPAgbRXz.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// src/room/sceneView/drawing/FirstDrawing.tsx
var import_react = require_react();
var import_jsx_runtime = require_jsx_runtime();
/** One drawing at a time, and of what waits only the newest. */
function openDrawer(pictures, onDrawn) {
	const worker = openModelWorker();
	let isOpen = true;
	let isBusy = false;
	let waiting = null;
	async function next() {
		const wanted = waiting;
		if (!wanted || isBusy) return;
		waiting = null;
		isBusy = true;
		const { document, quarter } = wanted;
		const urls = await pictureUrls(picturesIn(document), pictures.url);
		const options = {
			quarter,
			isTransparent: true,
			prefix: "scene"
		};
		if (!isOpen) return;
		const drawn = await worker.ask({
			kind: "room",
			document,
			options,
			urls
		});
		isBusy = false;
		if (!isOpen) return;
		if (drawn.ok) onDrawn(drawn.value.svg);
		next();
	}
	return {
		draw(wanted) {
			waiting = wanted;
			next();
		},
		close() {
			isOpen = false;
			worker.close();
		}
	};
}
/** In milliseconds, after which the stage has faded in over it. */
var FADED = 400;
/** Whether something has been drawn. */
function useDrawing(place, isWanted) {
	const { session, view, pictures } = useEditor();
	const [isDrawn, setDrawn] = (0, import_react.useState)(false);
	(0, import_react.useEffect)(() => {
		if (!isWanted) return;
		let drawn = null;
		const drawer = openDrawer(pictures, (svg) => {
			const read = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
			drawn = document.importNode(read, true);
			place.current?.replaceChildren(drawn);
			setDrawn(true);
			endFirstPicture();
		});
		let last;
		let lastQuarter;
		const draw = () => {
			const { document: room } = session.state();
			const { quarter } = view.state();
			if (room === last && quarter === lastQuarter) return;
			last = room;
			lastQuarter = quarter;
			drawer.draw({
				document: room,
				quarter
			});
		};
		draw();
		const leave = [session, view].map((source) => source.subscribe(draw));
		return () => {
			for (const stop of leave) stop();
			drawer.close();
			endFirstPicture();
			setTimeout(() => drawn?.remove(), FADED);
		};
	}, [
		place,
		isWanted,
		session,
		view,
		pictures
	]);
	return isDrawn;
}
function FirstDrawing({ isCovered }) {
	const place = (0, import_react.useRef)(null);
	const isDrawn = useDrawing(place, !isCovered);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		ref: place,
		className: Drawing_module_default.first,
		"aria-hidden": "true",
		"data-is-drawn": isDrawn || void 0,
		"data-is-covered": isCovered || void 0
	});
}
export { FirstDrawing };
