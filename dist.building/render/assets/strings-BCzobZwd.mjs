// src/room/editor/strings.ts
var strings = {
	skipToRoom: "Skip to the room",
	bar: "Room and tools",
	catalogue: "Pieces",
	build: "Walls, floor and openings",
	room: "The room",
	dock: "What is chosen",
	placed: "In this room",
	undo: "Undo",
	redo: "Redo",
	nothingToUndo: "Nothing to undo",
	nothingToRedo: "Nothing to do again",
	history: "History",
	asItWas: "As it was when you came in",
	undone: "taken back",
	view: "View",
	scene: "3D",
	picture: "Picture",
	plan: "Plan",
	list: "List",
	light: "Light",
	lit: (light) => `${light} light.`,
	lightNow: (now, next) => `Light: ${now}. Change to ${next.toLowerCase()}`,
	walk: "Walk inside",
	more: "More",
	menu: "What can be done with it",
	tryAgain: "Try again",
	tint: "Colour",
	asMade: "As it was made",
	move: "Move",
	dockTools: "What to do with it",
	things: (count) => count === 1 ? "One thing" : `${count} things`,
	count: (count) => count === 0 ? "Nothing here yet." : count === 1 ? "One thing." : `${count} things.`,
	howToBegin: "Pick one up, or press / to find another.",
	held: (place) => `in your hand, ${place}`,
	carries: (count) => `carries ${count === 1 ? "one thing" : `${count} things`}`,
	done: "Done",
	putItThere: "Put it there",
	close: "Close",
	nameTitle: "A name of its own",
	nameLabel: (what) => `What do you call the ${what.toLowerCase()}?`,
	saveName: "Give it the name",
	removeName: "Take the name away",
	lineUpTitle: "Line them up",
	keysTitle: "All the keys",
	letterKeys: "Single letters and signs are commands",
	letterKeysHint: "They only work while the room, a list of it or the tools below it have the focus. Switch them off if you speak to your machine or hit keys by chance: everything can be reached without them.",
	arrow: "arrow",
	arrows: {
		right: "Carry by a tile",
		rightAQuarter: "Carry by a quarter of a tile",
		rightToTheWall: "Carry as far as the wall",
		panRight: "Push the view about"
	},
	viewMissing: "This view could not be fetched. Try another one, or reload the page.",
	trade: "What to work on",
	furnish: "Furnish",
	buildWord: "Build",
	camera: "Where you look from",
	pieces: "Pieces",
	inThisRoom: "In this room",
	side: "Panel",
	inTheRoom: "In here",
	turnView: "Turn view",
	copyWord: "Copy",
	sheet: "Pieces and tools",
	sheetStops: {
		chips: "Show some more",
		shelf: "Show all",
		full: "Show less"
	}
};
var lightNames = {
	day: "Day",
	evening: "Evening",
	night: "Night"
};
var saveWords = {
	untouched: "Kept once you begin",
	waiting: "Keeping it…",
	kept: "Kept on this device",
	failed: {
		full: "Not kept: this device is full",
		unavailable: "Not kept: this browser does not answer",
		outdated: "Not kept: a newer page is open, reload"
	},
	/** Where the browser keeps nothing when the page is gone. */
	passing: {
		untouched: "Lasts while this page is open",
		kept: "Kept while this page is open"
	}
};
var keyGroups = {
	hand: "In your hand",
	thing: "With what is chosen",
	several: "With several",
	history: "Back and forth",
	view: "Looking",
	room: "Getting about"
};
var actionNames = {
	grasp: "Pick up",
	putDown: "Put down",
	putItThere: "Put it there",
	back: "Put back",
	deselect: "Let go of the choice",
	stopWalking: "Stop walking",
	turn: "Turn",
	turnLeft: "Turn to the left",
	duplicate: "Duplicate",
	tint: "Tint",
	keep: "Keep",
	kept: "Kept",
	name: "Name",
	lamp: "Light or put out",
	putOut: "Put out",
	light: "Light it",
	putAway: "Put away",
	copy: "Copy as text",
	paste: "Paste",
	chooseAll: "Choose everything",
	lineUp: "Line up",
	undo: "Undo",
	redo: "Redo",
	history: "History",
	scene: "3D view",
	plan: "Plan",
	list: "List",
	turnRoomLeft: "Turn the room left",
	turnRoomRight: "Turn the room right",
	zoomIn: "Closer",
	zoomOut: "Further away",
	wholeRoom: "The whole room",
	pan: {
		left: "Look further left",
		right: "Look further right",
		up: "Look further up",
		down: "Look further down"
	},
	build: "Build",
	furnish: "Furnish",
	walk: "Walk inside",
	where: "Where am I?",
	keys: "All the keys",
	search: "Find a piece",
	menu: "Everything that can be done",
	nextRegion: "To the next part",
	lastRegion: "To the part before"
};
var lineUpNames = {
	left: "By their left sides",
	middle: "By their middles, left to right",
	right: "By their right sides",
	back: "By their backs",
	centre: "By their middles, back to front",
	front: "By their fronts",
	across: "Evenly, left to right",
	deep: "Evenly, back to front"
};
var said = {
	putDown: (what) => `Put down: ${what}.`,
	duplicated: (what) => `Another one: ${what}.`,
	pickedUpSeveral: (count) => `Picked up ${count} things. Arrows move, Enter puts down, Escape puts back.`,
	putBackSeveral: (count) => `Put back ${count} things.`,
	turned: (what) => `${what}.`,
	putAway: (what) => `Put away: ${what}.`,
	things: (count) => count === 1 ? "one thing" : `${count} things`,
	next: (what) => `Next: ${what}.`,
	done: (what) => `${what}.`,
	kept: (name) => `${name} is among your favourites.`,
	notKept: (name) => `${name} is no longer among your favourites.`,
	copied: (count) => count === 1 ? "Copied. Paste it here or in another room." : `Copied ${count} things as text.`,
	notCopied: "Your browser did not let us copy.",
	pasted: (what) => `Pasted: ${what}.`,
	notPasted: "Your browser did not let us read the clipboard.",
	chosen: (count) => `${count} things chosen.`,
	deselected: "Nothing is chosen now.",
	nothingToUndo: "There is nothing to undo.",
	nothingToRedo: "There is nothing to do again.",
	view: {
		scene: "The room in 3D.",
		plan: "The plan.",
		list: "The list."
	},
	trade: {
		furnish: "Furnishing. The walls stay as they are.",
		build: "Building: walls, floor, doors and windows."
	},
	facing: [
		"facing north",
		"facing west",
		"facing south",
		"facing east"
	],
	zoom: (percent) => `${percent} percent.`,
	panEnd: "That is as far as the view goes.",
	named: (name) => `It is called ${name}.`,
	wentTo: (what) => `The room as it was after: ${what}.`,
	wentToStart: "The room as it was when you came in.",
	walking: "Walking inside. Arrows walk and turn, Escape leaves.",
	stoppedWalking: "You are looking at the room from outside again."
};
export { said as a, lineUpNames as i, keyGroups as n, saveWords as o, lightNames as r, strings as s, actionNames as t };
