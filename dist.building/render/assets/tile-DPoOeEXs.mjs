import { r as meeting, t as indexOf } from "./indexOf-DdILmUFM.mjs";
import { i as itemName, m as strings } from "./refusal-eJnVm1sq.mjs";
// src/room/describe/tile.ts
/** Column and row from 0. The lowest first: the rug, then what stands on it. */
function onTile(document, catalogue, column, row) {
	const [x0, z0] = [column * 4, row * 4];
	const ground = {
		x0,
		z0,
		x1: x0 + 4,
		z1: z0 + 4
	};
	const index = indexOf(document, catalogue);
	const { height } = document.shell.size;
	const standing = meeting(index, {
		...ground,
		y0: 0,
		y1: Math.max(height, 1)
	});
	const lying = meeting(index, {
		...ground,
		y0: 0,
		y1: 0
	});
	return [.../* @__PURE__ */ new Set([...lying, ...standing])].sort((a, b) => a.box.y0 - b.box.y0 || a.box.y1 - b.box.y1 || (a.item.id < b.item.id ? -1 : 1));
}
/** Column 4 row 2: braided rug, oak table. */
function describeTile(document, catalogue, column, row) {
	const { columns, rows } = document.shell.size;
	const where = strings.floor(strings.column(`${column + 1}`), strings.row(`${row + 1}`));
	if (column < 0 || row < 0 || column >= columns || row >= rows) return `${where}: ${strings.outside}`;
	const names = onTile(document, catalogue, column, row).map(({ item }) => itemName(catalogue, item));
	return `${where}: ${names.length > 0 ? names.join(", ") : strings.free}`;
}
export { onTile as n, describeTile as t };
