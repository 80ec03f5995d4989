import { n as runsAcross } from "./walls-DPFPWHeE.mjs";
// src/room/describe/strings.ts
var plural = (count, one, many) => count === 1 ? one : `${count} ${many}`;
var sideNames = {
	north: "back wall",
	west: "left wall",
	east: "right wall",
	south: "front wall"
};
var facings = {
	0: "facing south",
	1: "facing east",
	2: "facing north",
	3: "facing west"
};
var lightNames = {
	day: "day light",
	evening: "evening light",
	night: "lamplight at night"
};
var quarters = [
	"",
	" and a quarter",
	" and a half",
	" and three quarters"
];
var strings = {
	column: (column) => `column ${column}`,
	columns: (from, to) => `columns ${from} to ${to}`,
	row: (row) => `row ${row}`,
	rows: (from, to) => `rows ${from} to ${to}`,
	floor: (column, row) => `${column} ${row}`,
	wall: (wall, where) => `${wall}, ${where}`,
	on: (carrier) => `on ${carrier}`,
	onShelf: (carrier, shelf) => `on ${carrier}, shelf ${shelf}`,
	the: (name) => `the ${name}`,
	unknown: "something the catalogue no longer has",
	somewhere: "somewhere out of sight",
	putOut: "put out",
	picture: (alt) => alt ? `showing ${alt}` : "with a picture",
	carries: (count) => `carries ${plural(count, "one thing", "things")}`,
	things: (count) => plural(count, "one thing", "things"),
	room: (name, columns, rows, light) => `${name}, ${columns} by ${rows} tiles, in ${light}.`,
	openings: (list, wall) => `${list} on the ${wall}`,
	stand: (count) => count === 0 ? "It is empty." : count === 1 ? "One thing stands in it." : `${count} things stand in it.`,
	blank: "Four bare walls.",
	free: "free",
	outside: "outside the room",
	a: (name) => /^[aeiou]/i.test(name) ? `an ${name}` : `a ${name}`,
	and: "and",
	blocked: (reason) => `Blocked: ${reason}`,
	freeAt: (place) => `free at ${place}`,
	pickedUp: (name) => `Picked up ${name}. Arrows move, R turns, Enter puts down, Escape puts back.`,
	putBack: (name) => `Put back ${name}.`,
	inLine: (name) => `in line with ${name}`,
	undone: (what) => `Undone: ${what}.`,
	redone: (what) => `Done again: ${what}.`,
	inTint: (name, tint) => `${name} in ${tint}`
};
var refusals = {
	overlaps: (other) => `overlaps ${other}`,
	inDoorway: (door) => `stands before ${door}`,
	coversOpening: (opening) => `covers ${opening}`,
	outside: "reaches out of the room",
	offSurface: (carrier) => `does not fit on ${carrier}`,
	tooTall: (carrier) => `too tall for ${carrier}`,
	cannotStand: {
		floor: "does not stand on the floor",
		wall: "does not hang on a wall",
		surface: "does not stand on other things"
	},
	onItself: "cannot stand on itself",
	stackTooHigh: (most) => `no more than ${most} things stand one on another`,
	offGrid: "is not on the grid",
	noRoom: (name) => `there is no free place for ${name}`,
	cannotTurn: "on a wall it always faces the room",
	openingOutside: (opening, wall) => `${opening} does not fit the ${wall}`,
	openingsMeet: (other) => `${other} is there`,
	itemInTheWay: (item) => `${item} is in the way`,
	tooManyOpenings: (most) => `a room has at most ${most} doors and windows`,
	noSuchItem: "that thing is not in the room",
	noSuchOpening: "that door or window is not in the room",
	unknownModel: "the catalogue does not have that",
	unknownFinish: {
		floor: "that does not go on a floor",
		wall: "that does not go on a wall"
	},
	noSuchTint: (name) => `${name} does not come in that colour`,
	takesNoPicture: (name) => `${name} has no place for a picture`,
	notALamp: (name) => `${name} is no lamp`,
	notOwned: (name, owned) => owned === 0 ? `you do not own ${name}; borrow it to try` : owned === 1 ? "the one that you own is in use; borrow another to try" : `all ${owned} that you own are in use; borrow another to try`,
	idTaken: "that is in the room already",
	badId: "that is not an id",
	roomFull: (most) => `a room holds ${most} things`,
	badSize: (least, most) => `a side has ${least} to ${most} tiles`,
	badHeight: (least, most) => `walls are ${least} to ${most} tiles high`,
	badName: (longest) => `a name has 1 to ${longest} letters`,
	badPicture: "that is not a picture",
	badText: (why) => `that text cannot be read: ${why}`,
	tooFew: (least) => least === 1 ? "nothing is chosen" : `choose at least ${least} things`,
	notSideBySide: "choose things that share a floor, a wall or a table",
	nothingChanges: "nothing changes"
};
var invalids = {
	notJson: "it is not JSON",
	tooLong: "it is too long to be a room",
	newer: "it comes from a newer version of the designer",
	notThis: (path, expected) => path ? `${path} should be ${expected}` : `it should be ${expected}`,
	idTwice: (path, id) => `${path} is the second with the id ${id}`,
	noCarrier: (path, id) => `${path} stands on ${id}, which is not there`,
	stackTooHigh: (path) => `${path} is part of a stack without end`
};
var verbNames = {
	place: (what) => `Place ${what}`,
	move: (what) => `Move ${what}`,
	turn: (what) => `Turn ${what}`,
	stand: (what) => `Stand ${what}`,
	align: (what) => `Line up ${what}`,
	distribute: (what) => `Space ${what} evenly`,
	duplicate: (what) => `Duplicate ${what}`,
	paste: (what) => `Paste ${what}`,
	putAway: (what) => `Put away ${what}`,
	tint: (what) => `Tint ${what}`,
	name: (what) => `Name ${what}`,
	hangPicture: (what) => `Hang picture in ${what}`,
	takePicture: (what) => `Take picture from ${what}`,
	lightLamp: (what) => `Light ${what}`,
	dimLamp: (what) => `Put out ${what}`,
	addOpening: (what) => `Add ${what}`,
	moveOpening: (what) => `Move ${what}`,
	removeOpening: (what) => `Wall up ${what}`,
	paintWall: (what) => `Paint ${what}`,
	paintWalls: () => "Paint walls",
	paintFloor: () => "Lay floor",
	resize: () => "Resize room",
	rename: () => "Rename room",
	light: (what) => `Change to ${what}`,
	backdrop: () => "Change the view"
};
// src/room/describe/names.ts
var lower = (name) => name.slice(0, 1).toLowerCase() + name.slice(1);
var upper = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);
var modelName = (catalogue, model) => catalogue.item(model)?.name ?? catalogue.opening(model)?.name ?? strings.unknown;
var itemName = (catalogue, item) => item.name ?? modelName(catalogue, item.model);
/** Within a sentence: Marmalade, but the oak table. */
var theItem = (catalogue, item) => item.name ?? strings.the(lower(modelName(catalogue, item.model)));
/** As the name of something in a sentence, whether it is there or no longer. */
function nameOf(document, catalogue, id) {
	const item = document.items.get(id);
	return item ? itemName(catalogue, item) : strings.unknown;
}
function openingName(document, catalogue, id) {
	const opening = document.openings.get(id);
	return strings.the(lower(opening ? modelName(catalogue, opening.model) : strings.unknown));
}
// src/room/describe/place.ts
/** Rows and columns count from 1 at the back left corner. */
function tileWords(at) {
	const tile = Math.floor(at / 4);
	return `${tile + 1}${quarters[at - tile * 4] ?? ""}`;
}
function alongWords(along, width, isAcross) {
	const first = Math.floor(along / 4) + 1;
	const last = Math.ceil((along + width) / 4);
	if (along % 4 === 0 && last > first) return isAcross ? strings.columns(first, last) : strings.rows(first, last);
	return isAcross ? strings.column(tileWords(along)) : strings.row(tileWords(along));
}
function placeWords(document, catalogue, { at, model: modelId }) {
	const model = catalogue.item(modelId);
	switch (at.kind) {
		case "floor": return strings.floor(strings.column(tileWords(at.x)), strings.row(tileWords(at.z)));
		case "wall": return strings.wall(sideNames[at.wall], alongWords(at.along, model?.width ?? 4, runsAcross(at.wall)));
		case "on": {
			const carrier = document.items.get(at.carrier);
			if (!carrier) return strings.somewhere;
			const shelves = catalogue.item(carrier.model)?.surfaces.length ?? 1;
			const name = theItem(catalogue, carrier);
			return shelves > 1 ? strings.onShelf(name, at.level + 1) : strings.on(name);
		}
	}
}
/** What of the free place is news: only the column where the row stays. */
function freeWords(document, catalogue, wanted, free) {
	const { at } = wanted;
	if (at.kind === "floor" && free.kind === "floor") {
		if (at.z === free.z) return strings.column(tileWords(free.x));
		if (at.x === free.x) return strings.row(tileWords(free.z));
	}
	return placeWords(document, catalogue, {
		...wanted,
		at: free
	});
}
// src/room/describe/refusal.ts
function invalidWords({ path, problem }) {
	switch (problem.kind) {
		case "notThis": return invalids.notThis(path, problem.expected);
		case "idTwice": return invalids.idTwice(path, problem.id);
		case "noCarrier": return invalids.noCarrier(path, problem.id);
		case "stackTooHigh": return invalids.stackTooHigh(path);
		default: return invalids[problem.kind];
	}
}
function refusalWords(document, catalogue, reason) {
	const item = (id) => nameOf(document, catalogue, id);
	const opening = (id) => openingName(document, catalogue, id);
	const model = (id) => strings.the(lower(modelName(catalogue, id)));
	switch (reason.kind) {
		case "overlaps": return refusals.overlaps(item(reason.other));
		case "inDoorway":
		case "coversOpening": return refusals[reason.kind](opening(reason.opening));
		case "offSurface":
		case "tooTall": return refusals[reason.kind](item(reason.carrier));
		case "cannotStand": return refusals.cannotStand[reason.ground];
		case "unknownFinish": return refusals.unknownFinish[reason.ground];
		case "openingOutside": return refusals.openingOutside(opening(reason.opening), sideNames[reason.wall]);
		case "openingsMeet": return refusals.openingsMeet(opening(reason.other));
		case "itemInTheWay": return refusals.itemInTheWay(item(reason.item));
		case "stackTooHigh":
		case "tooManyOpenings":
		case "roomFull": return refusals[reason.kind](reason.most);
		case "noRoom":
		case "noSuchTint":
		case "takesNoPicture": return refusals[reason.kind](model(reason.model));
		case "notALamp": return refusals.notALamp(item(reason.item));
		case "notOwned": return refusals.notOwned(model(reason.model), reason.owned);
		case "badSize": return refusals.badSize(reason.least, reason.most);
		case "badHeight": return refusals.badHeight(reason.least / 4, reason.most / 4);
		case "badName": return refusals.badName(reason.longest);
		case "badText": return refusals.badText(invalidWords(reason.invalid));
		case "tooFew": return refusals.tooFew(reason.least);
		default: return refusals[reason.kind];
	}
}
/** Blocked: overlaps Sofa; free at column 5. */
function describeRefusal(document, catalogue, reason, suggestion) {
	const blocked = strings.blocked(refusalWords(document, catalogue, reason));
	if (!suggestion) return `${blocked}.`;
	const free = freeWords(document, catalogue, suggestion.wanted, suggestion.free);
	return `${blocked}; ${strings.freeAt(free)}.`;
}
export { lower as a, theItem as c, lightNames as d, quarters as f, verbNames as h, itemName as i, upper as l, strings as m, invalidWords as n, modelName as o, sideNames as p, placeWords as r, nameOf as s, describeRefusal as t, facings as u };
