import { t as require_react } from "./react-DbA_SeLs.mjs";
// src/room/editor/useSelected.ts
var import_react = require_react();
/** Lists are alike when their entries are, so that `select` may make them anew each time. */
function isAlike(a, b) {
	if (!Array.isArray(a) || !Array.isArray(b)) return Object.is(a, b);
	return a.length === b.length && a.every((entry, i) => Object.is(entry, b[i]));
}
function useSelected(source, select) {
	const last = (0, import_react.useRef)(null);
	const read = () => {
		const state = source.state();
		const known = last.current;
		if (known && known.state === state && known.select === select) return known.value;
		const fresh = select(state);
		const value = known && isAlike(known.value, fresh) ? known.value : fresh;
		last.current = {
			state,
			select,
			value
		};
		return value;
	};
	return (0, import_react.useSyncExternalStore)(source.subscribe, read, read);
}
// src/room/editor/EditorContext.ts
var EditorContext = (0, import_react.createContext)(null);
function useEditor() {
	const editor = (0, import_react.useContext)(EditorContext);
	if (!editor) throw new Error("there is no editor around this part");
	return editor;
}
/** `select` gives a part of the state as it is, or a list of such parts. */
var useSession = (select) => useSelected(useEditor().session, select);
var useView = (select) => useSelected(useEditor().view, select);
var useOverlays = (select) => useSelected(useEditor().overlays, select);
export { useView as a, useSession as i, useEditor as n, useSelected as o, useOverlays as r, EditorContext as t };
