import { t as isRecord } from "./shape-DexFngXn.mjs";
var steps = {};
/** What has no version that it can read is left as it is: validation will say what is wrong. */
function migrate(json, by = steps, to = 1) {
	let value = json;
	while (isRecord(value) && value.version !== to) {
		const version = value.version;
		if (typeof version !== "number" || !Number.isInteger(version)) break;
		if (version > to) return {
			ok: false,
			reason: {
				path: "version",
				problem: {
					kind: "newer",
					version
				}
			}
		};
		const step = by[version];
		if (!step) break;
		value = {
			...step(value),
			version: version + 1
		};
	}
	return {
		ok: true,
		value
	};
}
// src/room/model/encode.ts
var byId = (a, b) => a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
function picture(ref) {
	const { kind, alt } = ref;
	return kind === "upload" ? {
		kind,
		hash: ref.hash,
		alt
	} : {
		kind,
		chainId: ref.chainId,
		contract: ref.contract,
		tokenId: ref.tokenId,
		alt
	};
}
var finish = ({ kind, tint, picture: ref }) => ({
	kind,
	tint,
	picture: ref && picture(ref)
});
function place(at) {
	switch (at.kind) {
		case "floor": return {
			kind: at.kind,
			x: at.x,
			z: at.z
		};
		case "wall": return {
			kind: at.kind,
			wall: at.wall,
			along: at.along,
			up: at.up
		};
		case "on": return {
			kind: at.kind,
			carrier: at.carrier,
			level: at.level,
			x: at.x,
			z: at.z
		};
	}
}
var item = ({ id, model, at, turn, tint, picture: ref, name, unlit }) => ({
	id,
	model,
	at: place(at),
	turn,
	tint,
	picture: ref && picture(ref),
	name,
	unlit
});
var opening = ({ id, model, wall, along, up }) => ({
	id,
	model,
	wall,
	along,
	up
});
function encode({ shell, openings, items }) {
	const { name, size, floor, walls, light, backdrop } = shell;
	return JSON.stringify({
		version: 1,
		name,
		size: {
			columns: size.columns,
			rows: size.rows,
			height: size.height
		},
		floor: finish(floor),
		walls: {
			north: finish(walls.north),
			east: finish(walls.east),
			south: finish(walls.south),
			west: finish(walls.west)
		},
		light,
		backdrop: backdrop && picture(backdrop),
		openings: [...openings.values()].sort(byId).map(opening),
		items: [...items.values()].sort(byId).map(item)
	});
}
/** Things as text, for the clipboard. */
var encodeCutting = (items) => JSON.stringify({
	loamstead: "things",
	items: [...items].sort(byId).map(item)
});
export { encodeCutting as n, migrate as r, encode as t };
