// src/room/model/room.ts
/** North is row 1, west is column 1. */
var sides = [
	"north",
	"east",
	"south",
	"west"
];
var lights = [
	"day",
	"evening",
	"night"
];
export { sides as n, lights as t };
