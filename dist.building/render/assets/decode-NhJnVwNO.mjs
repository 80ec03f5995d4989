import { r as migrate } from "./encode-wCB33nKP.mjs";
import { t as LONGEST_TEXT } from "./units-D-ro_4_q.mjs";
import { f as object, o as literal, t as array, y as safeParse } from "./dist-Cief3F9L.mjs";
import { a as roomSchema, i as itemSchema } from "./schema-UNRo-aWM.mjs";
import { n as firstTwice, r as flawOf } from "./structure-48xe-iUU.mjs";
// src/room/model/validate.ts
var refuse = (path, problem) => ({
	ok: false,
	reason: {
		path,
		problem
	}
});
function parse$1(schema, value) {
	const read = safeParse(schema, value, {
		abortEarly: true,
		abortPipeEarly: true
	});
	if (read.success) return {
		ok: true,
		value: read.output
	};
	const issue = read.issues[0];
	return refuse((issue.path ?? []).map(({ key }) => String(key)).join("."), {
		kind: "notThis",
		expected: issue.expected ?? issue.type
	});
}
function table(list, path) {
	const twice = firstTwice(list.map(({ id }) => id));
	if (twice !== null) return refuse(`${path}.${twice}.id`, {
		kind: "idTwice",
		id: list[twice].id
	});
	return {
		ok: true,
		value: new Map(list.map((entry) => [entry.id, entry]))
	};
}
function itemTable(list, path) {
	const items = table(list, path);
	if (!items.ok) return items;
	for (const [i, item] of list.entries()) {
		const flaw = flawOf(items.value, item);
		if (flaw) return refuse(`${path}.${i}.at`, flaw);
	}
	return items;
}
function validate(value) {
	const read = parse$1(roomSchema, value);
	if (!read.ok) return read;
	const { version: _, openings, items, ...shell } = read.value;
	const openingTable = table(openings, "openings");
	if (!openingTable.ok) return openingTable;
	const checked = itemTable(items, "items");
	if (!checked.ok) return checked;
	return {
		ok: true,
		value: {
			shell,
			openings: openingTable.value,
			items: checked.value
		}
	};
}
var cutting = object({
	loamstead: literal("things"),
	items: array(itemSchema)
});
/** Things that were copied as text: like a room's own, with carriers among themselves. */
function validateCutting(value) {
	const read = parse$1(cutting, value);
	if (!read.ok) return read;
	const checked = itemTable(read.value.items, "items");
	return checked.ok ? {
		ok: true,
		value: [...checked.value.values()]
	} : checked;
}
// src/room/model/decode.ts
function parse(text) {
	if (text.length > 4e6) return {
		ok: false,
		reason: {
			path: "",
			problem: {
				kind: "tooLong",
				most: LONGEST_TEXT
			}
		}
	};
	try {
		return {
			ok: true,
			value: JSON.parse(text)
		};
	} catch {
		return {
			ok: false,
			reason: {
				path: "",
				problem: { kind: "notJson" }
			}
		};
	}
}
function decode(text) {
	const json = parse(text);
	if (!json.ok) return json;
	const present = migrate(json.value);
	return present.ok ? validate(present.value) : present;
}
function decodeCutting(text) {
	const json = parse(text);
	return json.ok ? validateCutting(json.value) : json;
}
export { decodeCutting as n, decode as t };
