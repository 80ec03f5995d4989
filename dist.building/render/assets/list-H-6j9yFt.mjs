import { i as stackOf, t as indexOf } from "./indexOf-DdILmUFM.mjs";
import { i as itemName, m as strings, r as placeWords, u as facings } from "./refusal-eJnVm1sq.mjs";
// src/room/describe/item.ts
/** Which way it faces; nothing for what hangs on a wall, lies flat or is not known. */
function facingWords(document, catalogue, item) {
	const placed = indexOf(document, catalogue).placed.get(item.id);
	if (!placed || placed.model.isFlat || item.at.kind === "wall") return "";
	return facings[placed.turn];
}
var carriedCount = (document, catalogue, { id }) => stackOf(indexOf(document, catalogue), id).length - 1;
/** Oak table, column 4 row 2, facing south. */
function describeItem(document, catalogue, item) {
	const name = itemName(catalogue, item);
	const carried = carriedCount(document, catalogue, item);
	return [
		item.tint === void 0 ? name : strings.inTint(name, catalogue.tintName(item.tint)),
		placeWords(document, catalogue, item),
		facingWords(document, catalogue, item),
		item.picture ? strings.picture(item.picture.alt) : "",
		item.unlit ? strings.putOut : "",
		carried > 0 ? strings.carries(carried) : ""
	].filter((part) => part !== "").join(", ");
}
// src/room/describe/list.ts
/** Row by row from the back, and from the left in each; walls count where they touch the floor. */
function byPlace(document, catalogue) {
	const { placed } = indexOf(document, catalogue);
	const key = ({ id }) => {
		const box = placed.get(id)?.box;
		return box ? [
			box.z0,
			box.x0,
			box.y0
		] : [
			Number.MAX_VALUE,
			0,
			0
		];
	};
	return (a, b) => {
		const [az, ax, ay] = key(a);
		const [bz, bx, by] = key(b);
		return az - bz || ax - bx || ay - by || (a.id < b.id ? -1 : 1);
	};
}
function listRows(document, catalogue) {
	const order = byPlace(document, catalogue);
	const { carried } = indexOf(document, catalogue);
	const rows = [];
	const add = (items, level) => {
		for (const item of items.toSorted(order)) {
			const count = carriedCount(document, catalogue, item);
			rows.push({
				id: item.id,
				level,
				name: itemName(catalogue, item),
				place: placeWords(document, catalogue, item),
				facing: facingWords(document, catalogue, item),
				carries: count > 0 ? strings.carries(count) : ""
			});
			add((carried.get(item.id) ?? []).map((id) => document.items.get(id)), level + 1);
		}
	};
	add([...document.items.values()].filter(({ at }) => at.kind !== "on"), 1);
	return rows;
}
export { facingWords as i, carriedCount as n, describeItem as r, listRows as t };
