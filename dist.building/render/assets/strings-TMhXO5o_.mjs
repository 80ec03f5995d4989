// src/room/owned/strings.ts
var strings = {
	fields: "My fields",
	field: (id) => `Field ${id}`,
	choose: (id) => `Field ${id}: what to do with its picture`,
	begin: "Begin a room in its cottage",
	begun: (id) => `A new room in the cottage on field ${id}.`,
	notBegun: "What is open could not be kept, so it stays open.",
	cottageOn: (id) => `Cottage on field ${id}`
};
export { strings as t };
