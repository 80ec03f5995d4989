import { t as require_react } from "./react-DbA_SeLs.mjs";
import { t as link } from "./link-D2dQ_xtU.mjs";
import { t as OwnerFace } from "./OwnerFace-RZamIEO4.mjs";
import { a as strings } from "./skyTokens.module-Dz_qQkkI.mjs";
import { t as Owner_module_default } from "./FieldPage-DlAFYyeu.mjs";
import { t as shortenAddress } from "./shortenAddress-BucrKjL0.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
import { getAddress } from "viem";
// src/alphaFields/owner/IndexedOwner.tsx
var import_react = require_react();
var import_jsx_runtime = require_jsx_runtime();
var PATIENCE = 1e4;
async function ask(id, signal) {
	const within = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
	const answer = await fetch(link(`/api/fields/${id}/owner`), { signal: within });
	if (!answer.ok) return null;
	const { owner, block } = await answer.json();
	if (!Number.isSafeInteger(block)) return null;
	if (owner === null) return {
		owner,
		block
	};
	return /^0x[0-9a-f]{40}$/.test(owner) ? {
		owner: getAddress(owner),
		block
	} : null;
}
/** Where the server cannot say, nothing is said. */
function useIndexedOwner(id) {
	const [known, setKnown] = (0, import_react.useState)(null);
	(0, import_react.useEffect)(() => {
		const left = new AbortController();
		ask(id, left.signal).then(setKnown, () => {});
		return () => {
			left.abort();
			setKnown(null);
		};
	}, [id]);
	return known;
}
function IndexedOwner({ id }) {
	const known = useIndexedOwner(id);
	return known && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Kept, { ...known });
}
function Kept({ owner, block }) {
	const asOf = /* @__PURE__ */ (0, import_jsx_runtime.jsx)("small", { children: strings.asOfBlock(block) });
	if (owner) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OwnerFace, {
		owner,
		name: shortenAddress(owner),
		children: asOf
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: `${Owner_module_default.line} ${Owner_module_default.who}`,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: strings.unkept }), asOf]
	});
}
export { IndexedOwner };
