import { n as upgrade } from "./database-DZ2hKjJ7.mjs";
// src/keeping/database/memoryDatabase.ts
function changingOf(tables) {
	const rowsOf = ({ table }) => tables.get(table);
	const keysOf = (rows, prefix) => [...rows.keys()].filter((key) => key.startsWith(prefix)).sort();
	return {
		get: async (table, key) => rowsOf(table).get(key),
		keys: async (table, prefix) => keysOf(rowsOf(table), prefix),
		all: async (table, prefix) => {
			const rows = rowsOf(table);
			return keysOf(rows, prefix).map((key) => rows.get(key));
		},
		put: async (table, key, row) => void rowsOf(table).set(key, row),
		drop: async (table, key) => void rowsOf(table).delete(key)
	};
}
function memoryDatabase(layout) {
	let kept = /* @__PURE__ */ new Map();
	let turn = upgrade(layout, {
		...changingOf(kept),
		create: ({ table }) => void kept.set(table, /* @__PURE__ */ new Map()),
		remove: ({ table }) => void kept.delete(table)
	}, 0);
	function inTurn(work) {
		const done = turn.then(work, work);
		turn = done.catch(() => {});
		return done.then((value) => ({
			ok: true,
			value
		}));
	}
	return {
		isLasting: false,
		isOutdated: () => false,
		read: (_of, work) => inTurn(() => work(changingOf(kept))),
		change: (of, work) => inTurn(async () => {
			const isOf = (name) => of.some(({ table }) => table === name);
			const draft = new Map([...kept].map(([name, rows]) => [name, isOf(name) ? new Map(rows) : rows]));
			const value = await work(changingOf(draft));
			kept = draft;
			return value;
		}),
		close: () => {}
	};
}
export { memoryDatabase };
