import { c as label, l as refused, u as settled } from "./label-DBX2nr8B.mjs";
// src/room/commands/moveOpening.ts
var moveOpening = (document, { id, ...where }, catalogue) => {
	const opening = document.openings.get(id);
	if (!opening) return refused({
		kind: "noSuchOpening",
		id
	});
	const to = {
		...opening,
		...where
	};
	const { wall, along, up } = opening;
	if (to.wall === wall && to.along === along && to.up === up) return refused({ kind: "nothingChanges" });
	return settled(document, { openings: [{
		id,
		to
	}] }, catalogue, { label: label("moveOpening", {
		kind: "opening",
		model: opening.model
	}) });
};
export { moveOpening as t };
