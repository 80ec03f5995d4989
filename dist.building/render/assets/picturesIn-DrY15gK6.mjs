import { n as sides } from "./room-BqyOiuDk.mjs";
// src/room/model/picturesIn.ts
/** The same for the same picture, whatever is said to be on it. */
var pictureKey = (picture) => picture.kind === "upload" ? picture.hash : `${picture.chainId}/${picture.contract}/${picture.tokenId}`;
function picturesIn({ shell, items }) {
	const all = [
		shell.backdrop,
		shell.floor.picture,
		...sides.map((side) => shell.walls[side].picture),
		...[...items.values()].map(({ picture }) => picture)
	];
	const found = /* @__PURE__ */ new Map();
	for (const picture of all) if (picture) found.set(pictureKey(picture), picture);
	return [...found.values()];
}
export { picturesIn as n, pictureKey as t };
