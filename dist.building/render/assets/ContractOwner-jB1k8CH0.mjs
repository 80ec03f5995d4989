import { t as require_react } from "./react-DbA_SeLs.mjs";
import "./connected-DrF22KgO.mjs";
import { m as useKit } from "../prerender.mjs";
import { i as useIdentity, t as WithCore } from "./WithCore-75-jgwmo.mjs";
import { t as OwnerFace } from "./OwnerFace-RZamIEO4.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
import { useReadContract } from "wagmi";
// src/wallet/core/hooks/useContractRead.ts
/** `data` is whatever the contract's own description promises; the caller knows which. */
function useContractRead({ enabled = true, ...read }) {
	const { data, isError } = useReadContract({
		...read,
		query: { enabled }
	});
	return {
		data,
		failed: isError
	};
}
// src/alphaFields/owner/ContractOwner.tsx
var import_react = require_react();
var import_jsx_runtime = require_jsx_runtime();
var abi = [{
	type: "function",
	name: "ownerOf",
	stateMutability: "view",
	inputs: [{
		name: "tokenId",
		type: "uint256"
	}],
	outputs: [{
		name: "owner",
		type: "address"
	}]
}];
function ContractOwner({ settings, ...rest }) {
	const asked = (0, import_react.useMemo)(() => settings().catch(() => null), [settings]);
	const known = (0, import_react.use)(asked);
	return known ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WithCore, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReadOwner, {
		...rest,
		collection: known.collection
	}) }) : null;
}
function ReadOwner({ id, visitor, collection }) {
	const { data: owner } = useContractRead({
		address: collection.address,
		chainId: collection.chainId,
		abi,
		functionName: "ownerOf",
		args: [BigInt(id)]
	});
	return owner ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Face, {
		owner,
		isVisitor: owner === visitor
	}) : null;
}
function Face({ owner, isVisitor }) {
	const { display, avatar } = useIdentity(owner, useKit().ipfsGateway);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OwnerFace, {
		owner,
		name: display,
		picture: avatar,
		isVisitor
	});
}
export { ContractOwner };
