import { a as Minus, i as Plus } from "./mountScene-BtKVWBkt.mjs";
import { t as require_react } from "./react-DbA_SeLs.mjs";
import { n as createLucideIcon, t as Icon } from "./Icon-CR7LvuQg.mjs";
import { t as IconButton } from "./IconButton-t4Vn8zgS.mjs";
import { t as Tabs } from "./Tabs-aDIiVJe_.mjs";
import { Q as Grid2x2, mt as Trash, q as ToolButton } from "./RoomDesigner-N83TRq4y.mjs";
import { n as paintFloor, t as paintWalls } from "./paintWalls-D1MpRS2Q.mjs";
import { i as WALL_HEIGHT, r as SIDE } from "./units-D-ro_4_q.mjs";
import { a as report, c as label, l as refused, t as describeLabel, u as settled } from "./label-DBX2nr8B.mjs";
import { i as useSession, n as useEditor } from "./EditorContext-CDejE1eF.mjs";
import { a as said } from "./strings-BCzobZwd.mjs";
import { t as ArrowLeft } from "./arrow-left-BgKYTcIs.mjs";
import { t as isId } from "./schema-UNRo-aWM.mjs";
import { a as finishPieces } from "./siteCatalogue-D6ojEeFr.mjs";
import { n as openingModels } from "./openings-B2DJFUcZ.mjs";
import { t as moveOpening } from "./moveOpening-CMHn6TtL.mjs";
import { n as sides } from "./room-BqyOiuDk.mjs";
import { i as wallLength } from "./walls-DPFPWHeE.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// src/room/commands/resizeRoom.ts
var import_react = require_react();
var isWithin = (value, { least, most }) => Number.isInteger(value) && value >= least && value <= most;
var resizeRoom = (document, args, catalogue) => {
	const had = document.shell.size;
	const size = {
		...had,
		...args
	};
	if (!isWithin(size.columns, SIDE) || !isWithin(size.rows, SIDE)) return refused({
		kind: "badSize",
		...SIDE
	});
	if (!isWithin(size.height, WALL_HEIGHT)) {
		const { least, most } = WALL_HEIGHT;
		return refused({
			kind: "badHeight",
			least,
			most
		});
	}
	if (size.columns === had.columns && size.rows === had.rows && size.height === had.height) return refused({ kind: "nothingChanges" });
	return settled(document, { shell: { size } }, catalogue, { label: label("resize", { kind: "room" }) });
};
var Build_module_default = {
	panel: "_panel_1m3yv_2",
	head: "_head_1m3yv_11",
	title: "_title_1m3yv_18",
	tabs: "_tabs_1m3yv_23",
	part: "_part_1m3yv_45",
	labelled: "_labelled_1m3yv_50",
	select: "_select_1m3yv_56",
	hint: "_hint_1m3yv_68",
	heading: "_heading_1m3yv_74",
	kinds: "_kinds_1m3yv_79",
	stepper: "_stepper_1m3yv_80",
	kind: "_kind_1m3yv_79",
	openings: "_openings_1m3yv_119",
	opening: "_opening_1m3yv_119",
	moves: "_moves_1m3yv_139",
	stepLabel: "_stepLabel_1m3yv_156",
	value: "_value_1m3yv_160"
};
// node_modules/lucide-react/dist/esm/icons/arrow-down.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$3 = {
	name: "arrow-down",
	size: 24,
	node: [["path", {
		d: "M12 5v14",
		key: "s699le"
	}], ["path", {
		d: "m19 12-7 7-7-7",
		key: "1idqje"
	}]]
};
__iconData$3.node;
var ArrowDown = createLucideIcon(__iconData$3);
// node_modules/lucide-react/dist/esm/icons/arrow-right.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$2 = {
	name: "arrow-right",
	size: 24,
	node: [["path", {
		d: "M5 12h14",
		key: "1ays0h"
	}], ["path", {
		d: "m12 5 7 7-7 7",
		key: "xquz4c"
	}]]
};
__iconData$2.node;
var ArrowRight = createLucideIcon(__iconData$2);
// node_modules/lucide-react/dist/esm/icons/arrow-up.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "arrow-up",
	size: 24,
	node: [["path", {
		d: "m5 12 7-7 7 7",
		key: "hav0vg"
	}], ["path", {
		d: "M12 19V5",
		key: "x0mq9r"
	}]]
};
__iconData$1.node;
var ArrowUp = createLucideIcon(__iconData$1);
// node_modules/lucide-react/dist/esm/icons/door-open.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "door-open",
	size: 24,
	node: [
		["path", {
			d: "M10 21H2",
			key: "1sthdo"
		}],
		["path", {
			d: "M10 3H7a2 2 0 00-2 2v16",
			key: "15gt7x"
		}],
		["path", {
			d: "M14 12h.01",
			key: "1jfl7z"
		}],
		["path", {
			d: "M19 21V5a2 2 0 00-1.675-1.974l-6.163-1.013A1 1 0 0010 3v18a1 1 0 001.124.992z",
			key: "tyvg9a"
		}],
		["path", {
			d: "M22 21h-3",
			key: "1ec3tr"
		}]
	]
};
__iconData.node;
var DoorOpen = createLucideIcon(__iconData);
// src/room/commands/addOpening.ts
var addOpening = (document, args, catalogue) => {
	const { id, model: modelId, wall, along, up } = args;
	const model = catalogue.opening(modelId);
	if (!model) return refused({
		kind: "unknownModel",
		model: modelId
	});
	if (!isId(id)) return refused({
		kind: "badId",
		id
	});
	if (document.openings.has(id)) return refused({
		kind: "idTaken",
		id
	});
	const to = {
		id,
		model: modelId,
		wall,
		along,
		up: up ?? model.sill
	};
	return settled(document, { openings: [{
		id,
		to
	}] }, catalogue, { label: label("addOpening", {
		kind: "opening",
		model: modelId
	}) });
};
// src/room/commands/removeOpening.ts
var removeOpening = (document, { id }, catalogue) => {
	const opening = document.openings.get(id);
	if (!opening) return refused({
		kind: "noSuchOpening",
		id
	});
	return settled(document, { openings: [{
		id,
		to: null
	}] }, catalogue, { label: label("removeOpening", {
		kind: "opening",
		model: opening.model
	}) });
};
// src/room/frame/build/strings.ts
var strings = {
	title: "Build",
	parts: "What to build",
	walls: "Walls",
	floor: "Floor",
	openings: "Doors and windows",
	openingsShort: "Openings",
	size: "Size",
	which: "Which walls",
	whichNames: {
		all: "All of them",
		north: "Back wall",
		west: "Left wall",
		east: "Right wall",
		south: "Front wall",
		brush: "The ones I click"
	},
	brushHint: "Choose a finish, then click walls in the room. Escape lays the brush down.",
	wallFinishes: "Finishes for walls",
	floorFinishes: "Floors",
	brush: (name) => `${name} is on the brush.`,
	add: "Add",
	addTo: "To the",
	kinds: "What to add",
	here: "In the walls now",
	none: "No door and no window yet.",
	where: (wall, along) => `${wall}, ${along}`,
	tilesIn: (tiles) => tiles === 1 ? "1 tile along" : `${tiles} tiles along`,
	moveBack: (name) => `Move ${name} back along the wall`,
	moveOn: (name) => `Move ${name} on along the wall`,
	lower: (name) => `Lower ${name}`,
	higher: (name) => `Raise ${name}`,
	wallUp: (name) => `Wall up ${name}`,
	columns: "Width",
	rows: "Depth",
	height: "Height of the walls",
	tiles: (tiles) => `${tiles} tiles`,
	more: (what) => `${what}: more`,
	less: (what) => `${what}: less`,
	sizeHint: "The front and right walls move. What would be left outside keeps them where they are."
};
// src/room/frame/build/Openings.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* The place on a wall where a new door or window fits, nearest to the wall's middle; the middle
* itself where nothing fits, so that asking there tells why.
*/
function firstGap(document, wanted, catalogue) {
	const width = catalogue.opening(wanted.model)?.width ?? 0;
	const last = wallLength(document.shell.size, wanted.wall) - width;
	const middle = Math.max(0, Math.round(last / 2));
	for (let away = 0; away <= last; away++) for (const along of /* @__PURE__ */ new Set([middle - away, middle + away])) {
		if (along < 0 || along > last) continue;
		if (addOpening(document, {
			...wanted,
			along
		}, catalogue).ok) return along;
	}
	return middle;
}
function useTold() {
	const editor = useEditor();
	return (outcome) => report(editor, outcome, () => outcome.ok ? said.done(describeLabel(editor.session.catalogue, outcome.label)) : "");
}
function Row({ opening }) {
	const { session } = useEditor();
	const tell = useTold();
	const model = session.catalogue.opening(opening.model);
	const name = model?.name ?? opening.model;
	const { id, wall, along, up } = opening;
	const step = (label, icon, to) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			of: icon,
			size: 18
		}),
		label,
		onClick: () => tell(session.dispatch(moveOpening, {
			id,
			...to
		}))
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: Build_module_default.opening,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: name }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("small", { children: strings.where(strings.whichNames[wall], strings.tilesIn(along / 4)) })] }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: Build_module_default.moves,
			children: [
				step(strings.moveBack(name), ArrowLeft, { along: along - 1 }),
				step(strings.moveOn(name), ArrowRight, { along: along + 1 }),
				model?.kind === "window" && step(strings.lower(name), ArrowDown, { up: up - 1 }),
				model?.kind === "window" && step(strings.higher(name), ArrowUp, { up: up + 1 }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						of: Trash,
						size: 18
					}),
					label: strings.wallUp(name),
					onClick: () => tell(session.dispatch(removeOpening, { id }))
				})
			]
		})]
	});
}
function Openings() {
	const { session, newId } = useEditor();
	const tell = useTold();
	const openings = useSession(({ document }) => document.openings);
	const [wall, setWall] = (0, import_react.useState)("north");
	const add = (model) => {
		const wanted = {
			id: newId(),
			model,
			wall
		};
		const along = firstGap(session.state().document, wanted, session.catalogue);
		tell(session.dispatch(addOpening, {
			...wanted,
			along
		}));
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: Build_module_default.part,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
				className: Build_module_default.labelled,
				children: [strings.addTo, /* @__PURE__ */ (0, import_jsx_runtime.jsx)("select", {
					className: Build_module_default.select,
					value: wall,
					onChange: (event) => setWall(event.currentTarget.value),
					children: sides.map((side) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
						value: side,
						children: strings.whichNames[side]
					}, side))
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("fieldset", {
				"aria-label": strings.kinds,
				className: Build_module_default.kinds,
				children: openingModels.map(({ id, name, kind }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
					type: "button",
					className: Build_module_default.kind,
					onClick: () => add(id),
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						of: kind === "door" ? DoorOpen : Grid2x2,
						size: 26
					}), name]
				}, id))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				className: Build_module_default.heading,
				children: strings.here
			}),
			openings.size === 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: Build_module_default.hint,
				children: strings.none
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				role: "list",
				className: Build_module_default.openings,
				children: [...openings.values()].map((opening) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, { opening }, opening.id))
			})
		]
	});
}
var Swatches_module_default = {
	swatches: "_swatches_1phzn_2",
	swatch: "_swatch_1phzn_2",
	colours: "_colours_1phzn_21"
};
// src/room/frame/build/Swatches.tsx
function Swatches({ label, pieces, now, onChoose }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("fieldset", {
		"aria-label": label,
		className: Swatches_module_default.swatches,
		children: pieces.map(({ id, name, colours, dado }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ToolButton, {
			className: Swatches_module_default.swatch,
			"aria-pressed": id === now,
			onClick: () => onChoose(id),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: Swatches_module_default.colours,
				"data-dado": dado ? "" : void 0,
				ref: (element) => {
					const [a, b = a, c = b] = colours;
					const tones = {
						"--a": a,
						"--b": b,
						"--c": c,
						"--dado": dado?.[0] ?? null
					};
					for (const [tone, value] of Object.entries(tones)) element?.style.setProperty(tone, value ?? null);
				}
			}), name]
		}, id))
	});
}
// src/room/frame/build/Walls.tsx
var pieces$1 = finishPieces.filter(({ covers, takesPicture }) => covers.includes("wall") && !takesPicture);
var scopes = [
	"all",
	"north",
	"west",
	"east",
	"south",
	"brush"
];
var wallsOf = (scope) => scope === "all" ? sides : scope === "brush" ? [] : [scope];
function Walls() {
	const editor = useEditor();
	const { session, say } = editor;
	const [scope, setScope] = (0, import_react.useState)("all");
	const walls = useSession(({ document }) => document.shell.walls);
	const brush = useSession(({ tool }) => tool.at === "painting" ? tool.finish.kind : null);
	const kinds = new Set(wallsOf(scope).map((wall) => walls[wall].kind));
	const now = scope === "brush" ? brush : kinds.size === 1 ? [...kinds][0] : null;
	const choose = (kind) => {
		if (scope === "brush") {
			session.paintWith({ kind });
			say(strings.brush(finishPieces.find(({ id }) => id === kind)?.name ?? kind));
			return;
		}
		const outcome = session.dispatch(paintWalls, {
			walls: wallsOf(scope),
			finish: { kind }
		});
		report(editor, outcome, () => outcome.ok ? said.done(describeLabel(session.catalogue, outcome.label)) : "");
	};
	const changeScope = (wanted) => {
		if (wanted !== "brush") session.rest();
		setScope(wanted);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: Build_module_default.part,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
				className: Build_module_default.labelled,
				children: [strings.which, /* @__PURE__ */ (0, import_jsx_runtime.jsx)("select", {
					className: Build_module_default.select,
					value: scope,
					onChange: (event) => changeScope(event.currentTarget.value),
					children: scopes.map((each) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
						value: each,
						children: strings.whichNames[each]
					}, each))
				})]
			}),
			scope === "brush" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: Build_module_default.hint,
				children: strings.brushHint
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Swatches, {
				label: strings.wallFinishes,
				pieces: pieces$1,
				now,
				onChoose: choose
			})
		]
	});
}
// src/room/frame/build/BuildPanel.tsx
/** A number between two buttons, heard when it changes. */
function Stepper({ label, value, onStep }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: Build_module_default.stepper,
		"aria-label": label,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: Build_module_default.stepLabel,
				children: label
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: Minus }),
				label: strings.less(label),
				onClick: () => onStep(-1)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("output", {
				className: Build_module_default.value,
				children: value
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: Plus }),
				label: strings.more(label),
				onClick: () => onStep(1)
			})
		]
	});
}
/** How wide, how deep and how high the room is. */
function RoomSize() {
	const editor = useEditor();
	const { columns, rows, height } = useSession(({ document }) => document.shell.size);
	const resize = (to, words) => {
		const { session } = editor;
		const outcome = session.dispatch(resizeRoom, to);
		report(editor, outcome, () => outcome.ok ? `${describeLabel(session.catalogue, outcome.label)}: ${words}.` : "");
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: Build_module_default.part,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stepper, {
				label: strings.columns,
				value: strings.tiles(columns),
				onStep: (by) => resize({ columns: columns + by }, strings.tiles(columns + by))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stepper, {
				label: strings.rows,
				value: strings.tiles(rows),
				onStep: (by) => resize({ rows: rows + by }, strings.tiles(rows + by))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stepper, {
				label: strings.height,
				value: strings.tiles(height / 4),
				onStep: (by) => resize({ height: height + by }, strings.tiles((height + by) / 4))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: Build_module_default.hint,
				children: strings.sizeHint
			})
		]
	});
}
var pieces = finishPieces.filter(({ covers, takesPicture }) => covers.includes("floor") && !takesPicture);
/** What the floor is laid with. */
function Floor() {
	const editor = useEditor();
	const now = useSession(({ document }) => document.shell.floor.kind);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Swatches, {
		label: strings.floorFinishes,
		pieces,
		now,
		onChoose: (kind) => {
			const { session } = editor;
			const outcome = session.dispatch(paintFloor, { finish: { kind } });
			report(editor, outcome, () => outcome.ok ? said.done(describeLabel(session.catalogue, outcome.label)) : "");
		}
	});
}
/** Kept here, so that it is where it was when somebody comes back from furnishing. */
var lastPart = "walls";
function BuildPanel({ beside }) {
	const [part, setPart] = (0, import_react.useState)(lastPart);
	const select = (id) => {
		lastPart = id;
		setPart(id);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: Build_module_default.panel,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: Build_module_default.head,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: Build_module_default.title,
				children: strings.title
			}), beside]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tabs, {
			label: strings.parts,
			className: Build_module_default.tabs,
			selected: part,
			onSelect: select,
			tabs: [
				{
					id: "walls",
					label: strings.walls,
					panel: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Walls, {})
				},
				{
					id: "floor",
					label: strings.floor,
					panel: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Floor, {})
				},
				{
					id: "openings",
					label: strings.openingsShort,
					panel: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Openings, {})
				},
				{
					id: "size",
					label: strings.size,
					panel: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoomSize, {})
				}
			]
		})]
	});
}
export { BuildPanel };
