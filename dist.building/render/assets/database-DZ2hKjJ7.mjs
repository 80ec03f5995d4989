// src/keeping/database/database.ts
var table = (name) => ({ table: name });
/** Brings a database that was left at version `from` to the present one. */
async function upgrade({ moves }, at, from) {
	for (const move of moves.slice(from)) await move(at);
}
export { upgrade as n, table as t };
