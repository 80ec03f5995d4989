import { t as site } from "./site.config-BuNsMVty.mjs";
import { S as readFieldNumber } from "../prerender.mjs";
import { n as fieldTraits, t as fieldWords } from "./words-CRJyO5K5.mjs";
import { t as link } from "./link-D2dQ_xtU.mjs";
// src/room/owned/fieldToken.ts
var fieldToken = (id) => ({
	kind: "token",
	chainId: site.chains[0].id,
	contract: site.collection.address.toLowerCase(),
	tokenId: String(id),
	alt: `Field ${id}, ${fieldWords(fieldTraits(site.collection.address, id)).toLowerCase()}`
});
/** Drawn by this site; of other collections nobody is asked, so that no third party learns who looks. */
function tokenImage({ contract, tokenId }) {
	const { address, size } = site.collection;
	if (contract.toLowerCase() !== address.toLowerCase()) return null;
	const id = readFieldNumber(tokenId, size);
	return id === null ? null : link(`/fields/${id}.png?frame=square`);
}
export { fieldToken, tokenImage };
