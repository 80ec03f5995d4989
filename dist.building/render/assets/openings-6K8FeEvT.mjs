import { a as rectsMeet, i as meet } from "./footprint-VcfJNV6r.mjs";
import { r as meeting } from "./indexOf-DdILmUFM.mjs";
import { i as wallLength, r as wallBox } from "./walls-DPFPWHeE.mjs";
// src/room/rules/openings.ts
/** Half a tile before a door stays clear. */
var DOORSTEP = 2;
var onWall = ({ along, up }, { width, height }) => ({
	x: along,
	z: up,
	width,
	depth: height
});
var doorway = (document, opening, model) => wallBox(document.shell.size, {
	wall: opening.wall,
	along: opening.along,
	up: opening.up,
	width: model.width,
	height: model.height,
	depth: DOORSTEP
});
/** The doorways of a room, where nothing may stand. */
function doorways(document, catalogue) {
	return [...document.openings.values()].flatMap((opening) => {
		const model = catalogue.opening(opening.model);
		return model?.kind === "door" ? [{
			id: opening.id,
			box: doorway(document, opening, model)
		}] : [];
	});
}
/** The holes in one wall as rectangles of it: x along the wall, z up. */
function holesIn(document, catalogue, wall) {
	return [...document.openings.values()].flatMap((opening) => {
		const model = catalogue.opening(opening.model);
		return model && opening.wall === wall ? [{
			id: opening.id,
			rect: onWall(opening, model)
		}] : [];
	});
}
/** Why this thing may not be where it is, as far as doors and windows go. */
function blocksOpening(document, catalogue, { item, model, box }) {
	if (document.openings.size === 0 || model.overOpenings) return null;
	if (item.at.kind === "wall") {
		const { wall, along, up } = item.at;
		const mine = {
			x: along,
			z: up,
			width: model.width,
			depth: model.height
		};
		const hole = holesIn(document, catalogue, wall).find(({ rect }) => rectsMeet(rect, mine));
		if (hole) return {
			kind: "coversOpening",
			item: item.id,
			opening: hole.id
		};
	}
	if (model.isFlat) return null;
	const door = doorways(document, catalogue).find((way) => meet(way.box, box));
	return door ? {
		kind: "inDoorway",
		item: item.id,
		opening: door.id
	} : null;
}
/** Why this opening may not be where it is. */
function openingMisfit(document, index, catalogue, opening) {
	const model = catalogue.opening(opening.model);
	if (!model) return {
		kind: "unknownModel",
		model: opening.model
	};
	const { size } = document.shell;
	const mine = onWall(opening, model);
	if (!(Number.isInteger(opening.along) && Number.isInteger(opening.up) && opening.along >= 0 && opening.along + model.width <= wallLength(size, opening.wall) && opening.up >= 0 && opening.up + model.height <= size.height && (model.kind === "window" || opening.up === 0))) return {
		kind: "openingOutside",
		opening: opening.id,
		wall: opening.wall
	};
	const other = holesIn(document, catalogue, opening.wall).find(({ id, rect }) => id !== opening.id && rectsMeet(rect, mine));
	if (other) return {
		kind: "openingsMeet",
		opening: opening.id,
		other: other.id
	};
	const hidden = meeting(index, doorway(document, opening, model)).find((placed) => blocksOpening({
		...document,
		openings: /* @__PURE__ */ new Map([[opening.id, opening]])
	}, catalogue, placed));
	return hidden ? {
		kind: "itemInTheWay",
		opening: opening.id,
		item: hidden.item.id
	} : null;
}
export { openingMisfit as i, doorways as n, holesIn as r, blocksOpening as t };
