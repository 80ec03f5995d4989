import { n as inWidths } from "./Still-DctOlFTB.mjs";
// src/stills/room.ts
var room = {
	width: 880,
	height: 820,
	day: {
		avif: inWidths([
			440,
			880,
			1760
		], [
			"/assets/room-440-DG3d7Tns.avif",
			"/assets/room-880-BtKE4JId.avif",
			"/assets/room-1760-Dm_gPp4V.avif"
		]),
		webp: inWidths([
			440,
			880,
			1760
		], [
			"/assets/room-440-BmNIcC-Z.webp",
			"/assets/room-880-CQ23wEBp.webp",
			"/assets/room-1760-Bqx_smj2.webp"
		])
	}
};
export { room as t };
