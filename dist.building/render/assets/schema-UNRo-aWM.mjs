import { S as variant, _ as regex, a as is, b as string, c as maxValue, d as number, f as object, g as pipe, h as picklist, i as integer, l as minValue, o as literal, r as exactOptional, s as maxLength, t as array, u as nullable } from "./dist-Cief3F9L.mjs";
import { n as sides, t as lights } from "./room-BqyOiuDk.mjs";
import { i as WALL_HEIGHT, n as MOST_ITEMS, r as SIDE } from "./units-D-ro_4_q.mjs";
// src/room/model/schema.ts
var whole = (least, most) => pipe(number(), integer(), minValue(least), maxValue(most));
var along = whole(0, SIDE.most * 4);
var up = whole(0, WALL_HEIGHT.most);
/** Lower case and short, so that ids sort, travel in addresses and never meet an object's own keys. */
var id = pipe(string(), regex(/^[a-z0-9][a-z0-9-]{0,47}$/));
var modelId = pipe(string(), regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,47}$/));
/** No space at its ends, nothing invisible that could turn the text around it. */
var name = pipe(string(), maxLength(60), regex(/^[^\s\p{Cc}\p{Cs}](?:[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*[^\s\p{Cc}\p{Cs}])?$/u));
var alt = pipe(string(), maxLength(200), regex(/^[^\p{Cc}\p{Cs}]*$/u));
var pictureSchema = variant("kind", [object({
	kind: literal("upload"),
	hash: pipe(string(), regex(/^[0-9a-f]{64}$/)),
	alt
}), object({
	kind: literal("token"),
	chainId: whole(1, Number.MAX_SAFE_INTEGER),
	contract: pipe(string(), regex(/^0x[0-9a-f]{40}$/)),
	tokenId: pipe(string(), regex(/^(?:0|[1-9]\d{0,77})$/)),
	alt
})]);
var finish = object({
	kind: modelId,
	tint: exactOptional(modelId),
	picture: exactOptional(pictureSchema)
});
var place = variant("kind", [
	object({
		kind: literal("floor"),
		x: along,
		z: along
	}),
	object({
		kind: literal("wall"),
		wall: picklist(sides),
		along,
		up
	}),
	object({
		kind: literal("on"),
		carrier: id,
		level: whole(0, 24),
		x: along,
		z: along
	})
]);
var itemSchema = object({
	id,
	model: modelId,
	at: place,
	turn: picklist([
		0,
		1,
		2,
		3
	]),
	tint: exactOptional(modelId),
	picture: exactOptional(pictureSchema),
	name: exactOptional(name),
	unlit: exactOptional(literal(true))
});
var opening = object({
	id,
	model: modelId,
	wall: picklist(sides),
	along,
	up
});
var roomSchema = object({
	version: literal(1),
	name,
	size: object({
		columns: whole(SIDE.least, SIDE.most),
		rows: whole(SIDE.least, SIDE.most),
		height: whole(WALL_HEIGHT.least, WALL_HEIGHT.most)
	}),
	floor: finish,
	walls: object({
		north: finish,
		east: finish,
		south: finish,
		west: finish
	}),
	light: picklist(lights),
	backdrop: nullable(pictureSchema),
	openings: pipe(array(opening), maxLength(64)),
	items: pipe(array(itemSchema), maxLength(MOST_ITEMS))
});
var isName = (value) => is(name, value);
var isId = (value) => is(id, value);
var isPicture = (value) => is(pictureSchema, value);
export { roomSchema as a, itemSchema as i, isName as n, isPicture as r, isId as t };
