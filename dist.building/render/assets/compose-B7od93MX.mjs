import { r as emptyRoom } from "./RoomDesigner-N83TRq4y.mjs";
import { t as extent } from "./footprint-VcfJNV6r.mjs";
import { n as runsAcross, t as facingFrom } from "./walls-DPFPWHeE.mjs";
// src/room/template/compose.ts
/** On the floor, the north-western corner of its place at x and z. */
var stand = (model, x, z, { turn = 0, ...told } = {}) => ({
	kind: "stand",
	model,
	x,
	z,
	turn,
	...told
});
/** On the floor with its back to a wall, `gap` before it; along from the northern or western end. */
var against = (wall, along, model, { gap = 0, ...told } = {}) => ({
	kind: "against",
	model,
	wall,
	along,
	gap,
	...told
});
var hang = (wall, along, model, up, told = {}) => ({
	kind: "hang",
	model,
	wall,
	along,
	up,
	...told
});
/** A door or a window. */
var open = (wall, along, model, up) => ({
	kind: "open",
	model,
	wall,
	along,
	...up !== void 0 && { up }
});
var put = (model, x, z, { turn = 0, level = 0, ...told } = {}) => ({
	model,
	x,
	z,
	turn,
	level,
	...told
});
var quarters = (tiles) => Math.round(tiles * 4);
/** A thing that the catalogue does not have is a slip of the pen in a template, found by its test. */
function known(found, id) {
	if (found === void 0) throw new Error(`no ${id} in the catalogue`);
	return found;
}
var details = ({ tint, name, unlit }) => ({
	...tint !== void 0 && { tint },
	...name !== void 0 && { name },
	...unlit && { unlit }
});
function placeAgainst({ wall, along, gap }, model, { columns, rows }) {
	const turn = facingFrom[wall];
	const { width, depth } = extent(model, turn);
	const off = quarters(gap);
	const x = wall === "east" ? columns * 4 - width - off : off;
	const z = wall === "south" ? rows * 4 - depth - off : off;
	return runsAcross(wall) ? {
		at: {
			kind: "floor",
			x: quarters(along),
			z
		},
		turn
	} : {
		at: {
			kind: "floor",
			x,
			z: quarters(along)
		},
		turn
	};
}
function compose(plan, catalogue) {
	const { things, walls, light = "day" } = plan;
	const wall = { kind: plan.wall };
	const bare = emptyRoom({
		...plan,
		floor: { kind: plan.floor },
		wall
	});
	const items = /* @__PURE__ */ new Map();
	const openings = /* @__PURE__ */ new Map();
	const freshId = (model) => {
		const before = [...items.values(), ...openings.values()].filter((each) => each.model === model).length;
		return before === 0 ? model : `${model}-${before + 1}`;
	};
	const add = (model, told, where) => {
		const id = freshId(model);
		items.set(id, {
			id,
			model,
			...where,
			...details(told)
		});
		const { surfaces } = known(catalogue.item(model), model);
		for (const small of told.with ?? []) {
			const surface = known(surfaces[small.level], `surface ${small.level} on ${model}`);
			const at = {
				kind: "on",
				carrier: id,
				level: small.level,
				x: surface.x + quarters(small.x),
				z: surface.z + quarters(small.z)
			};
			add(small.model, small, {
				at,
				turn: small.turn
			});
		}
	};
	for (const thing of things) {
		const { model } = thing;
		switch (thing.kind) {
			case "open": {
				const id = freshId(model);
				const { sill } = known(catalogue.opening(model), model);
				const up = thing.up === void 0 ? sill : quarters(thing.up);
				openings.set(id, {
					id,
					model,
					wall: thing.wall,
					along: quarters(thing.along),
					up
				});
				break;
			}
			case "stand":
				add(model, thing, {
					at: {
						kind: "floor",
						x: quarters(thing.x),
						z: quarters(thing.z)
					},
					turn: thing.turn
				});
				break;
			case "against":
				add(model, thing, placeAgainst(thing, known(catalogue.item(model), model), plan));
				break;
			case "hang": {
				const [along, up] = [quarters(thing.along), quarters(thing.up)];
				add(model, thing, {
					at: {
						kind: "wall",
						wall: thing.wall,
						along,
						up
					},
					turn: 0
				});
			}
		}
	}
	const papered = Object.fromEntries(Object.entries(walls ?? {}).map(([side, kind]) => [side, { kind }]));
	return {
		shell: {
			...bare.shell,
			light,
			walls: {
				...bare.shell.walls,
				...papered
			}
		},
		openings,
		items
	};
}
export { put as a, open as i, compose as n, stand as o, hang as r, against as t };
