import { t as fieldsOf } from "./holdings-C2DmaB0y.mjs";
// src/room/owned/ownFields.ts
/** Nothing where the list is not to be had: pictures of fields are a pleasure, not a need. */
async function ownFields(owner, owners) {
	try {
		return fieldsOf(owner, await owners());
	} catch {
		return [];
	}
}
export { ownFields };
