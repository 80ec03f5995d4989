import { t as require_react } from "./react-DbA_SeLs.mjs";
import { t as Button } from "./Button-BhVPwEjJ.mjs";
import { t as Dialog } from "./Dialog-B7JnJbVa.mjs";
import { t as Field } from "./Field-DUW2t5iB.mjs";
import { n as useEditor, o as useSelected } from "./EditorContext-CDejE1eF.mjs";
import { $ as Box, St as strings$1, Z as Image, ct as useRooms, dt as RoomThumbnail, ft as focusRoomName, ht as Pencil, it as clockWords, lt as failureWords, mt as Trash, ot as whenWords, pt as Upload, s as useTemplates, st as useSayDone, u as rasterise, ut as strings, xt as imports } from "./RoomDesigner-N83TRq4y.mjs";
import "./units-D-ro_4_q.mjs";
import { TemplateCards, t as Panel_module_default } from "./TemplateCards-0A92A_W4.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
import { n as createLucideIcon, t as Icon } from "./Icon-CR7LvuQg.mjs";
import { t as Spinner } from "./Spinner-CJXEsSUy.mjs";
import { i as fileName, r as download, t as RemovedNotice } from "./RoomNotices-DgzZo2pF.mjs";
import { t as encode } from "./encode-wCB33nKP.mjs";
import { n as refuse, t as accept } from "./result-CkHZMt8G.mjs";
import { n as invalidWords } from "./refusal-eJnVm1sq.mjs";
import { n as decodeCutting, t as decode } from "./decode-NhJnVwNO.mjs";
import { t as sniff } from "./sniff-D6iOdn6u.mjs";
import { t as Copy } from "./copy-9TMSmrJn.mjs";
import { i as Plus } from "./mountScene-BtKVWBkt.mjs";
import { t as IconButton } from "./IconButton-t4Vn8zgS.mjs";
// src/room/rooms/ConflictDialog.module.css
var import_react = require_react();
var ConflictDialog_module_default = {
	sides: "_sides_wccjf_2",
	side: "_side_wccjf_2",
	words: "_words_wccjf_14"
};
// src/room/rooms/ConflictDialog.tsx
var import_jsx_runtime = require_jsx_runtime();
function Side({ tools, side, words }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("figure", {
		className: ConflictDialog_module_default.side,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoomThumbnail, {
			cache: tools.thumbnails,
			id: `conflict/${side.id}`,
			at: side.at,
			read: async () => side.document,
			size: "card",
			isPassing: true
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("figcaption", {
			className: ConflictDialog_module_default.words,
			children: words
		})]
	});
}
function ConflictDialog({ tools }) {
	const { library } = tools;
	const conflict = useSelected(library, (state) => state.conflict);
	const sayDone = useSayDone();
	const [error, setError] = (0, import_react.useState)("");
	const canChoose = conflict?.theirs.document !== null;
	const choose = async (answer, words) => {
		setError("");
		const done = await answer();
		if (!sayDone(done, words) && !done.ok) setError(failureWords[done.reason]);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open: conflict !== null,
		title: strings.conflictTitle,
		size: "wide",
		onClose: () => void choose(library.keepBoth, strings.keptBoth),
		returnTo: () => {
			focusRoomName();
			return document.activeElement;
		},
		children: conflict && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: Panel_module_default.panel,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: Panel_module_default.lede,
					children: canChoose ? strings.conflictLede : strings.conflictUnread
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: ConflictDialog_module_default.sides,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Side, {
						tools,
						side: conflict.mine,
						words: strings.mine(clockWords(conflict.mine.at))
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Side, {
						tools,
						side: conflict.theirs,
						words: strings.theirs(clockWords(conflict.theirs.at))
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: Panel_module_default.error,
					role: "alert",
					children: error
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: Panel_module_default.ways,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						"data-autofocus": "",
						onClick: () => void choose(library.keepBoth, strings.keptBoth),
						children: strings.keepBoth
					}), canChoose && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "secondary",
						onClick: () => void choose(library.keepMine, strings.keptMine),
						children: strings.keepMine
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "secondary",
						onClick: () => void choose(library.keepTheirs, strings.keptTheirs),
						children: strings.keepTheirs
					})] })]
				})
			]
		})
	});
}
// node_modules/lucide-react/dist/esm/icons/file-braces.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$3 = {
	name: "file-braces",
	size: 24,
	node: [
		["path", {
			d: "M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z",
			key: "1oefj6"
		}],
		["path", {
			d: "M14 2v5a1 1 0 0 0 1 1h5",
			key: "wfsgrz"
		}],
		["path", {
			d: "M10 12a1 1 0 0 0-1 1v1a1 1 0 0 1-1 1 1 1 0 0 1 1 1v1a1 1 0 0 0 1 1",
			key: "1oajmo"
		}],
		["path", {
			d: "M14 18a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1 1 1 0 0 1-1-1v-1a1 1 0 0 0-1-1",
			key: "mpwhp6"
		}]
	],
	aliases: ["file-json"]
};
__iconData$3.node;
var FileBraces = createLucideIcon(__iconData$3);
// node_modules/lucide-react/dist/esm/icons/images.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$2 = {
	name: "images",
	size: 24,
	node: [
		["path", {
			d: "m22 11-1.296-1.296a2.4 2.4 0 0 0-3.408 0L11 16",
			key: "9kzy35"
		}],
		["path", {
			d: "M4 8a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2",
			key: "1t0f0t"
		}],
		["circle", {
			cx: "13",
			cy: "7",
			r: "1",
			fill: "currentColor",
			key: "1obus6"
		}],
		["rect", {
			x: "8",
			y: "2",
			width: "14",
			height: "14",
			rx: "2",
			key: "1gvhby"
		}]
	]
};
__iconData$2.node;
var Images = createLucideIcon(__iconData$2);
// node_modules/lucide-react/dist/esm/icons/pen-line.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "pen-line",
	size: 24,
	node: [["path", {
		d: "M13 21h8",
		key: "1jsn5i"
	}], ["path", {
		d: "M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z",
		key: "1a8usu"
	}]],
	aliases: ["edit-3"]
};
__iconData$1.node;
var PenLine = createLucideIcon(__iconData$1);
// node_modules/lucide-react/dist/esm/icons/scissors.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "scissors",
	size: 24,
	node: [
		["circle", {
			cx: "6",
			cy: "6",
			r: "3",
			key: "1lh9wr"
		}],
		["path", {
			d: "M8.12 8.12 12 12",
			key: "1alkpv"
		}],
		["path", {
			d: "M20 4 8.12 15.88",
			key: "xgtan2"
		}],
		["circle", {
			cx: "6",
			cy: "18",
			r: "3",
			key: "fqmcym"
		}],
		["path", {
			d: "M14.8 14.8 20 20",
			key: "ptml3r"
		}]
	]
};
__iconData.node;
var Scissors = createLucideIcon(__iconData);
// src/room/files/exportRoom.ts
var fileKinds = [
	"png",
	"pngLarge",
	"pngClear",
	"svg",
	"glb",
	"json"
];
var WIDTH = 1600;
async function picture(maker, scale, isTransparent) {
	const { document, drawer, stage } = maker;
	const seen = await stage?.picture({
		scale,
		isTransparent
	}).catch(() => null);
	if (seen) return seen;
	const drawing = await drawer.draw(document, { isTransparent });
	return drawing && rasterise(drawing, WIDTH * scale, "image/png");
}
async function bytesOf(kind, maker) {
	switch (kind) {
		case "png": return picture(maker, 1, false);
		case "pngLarge": return picture(maker, 2, false);
		case "pngClear": return picture(maker, 2, true);
		case "svg": {
			const drawing = await maker.drawer.draw(maker.document);
			return drawing && new Blob([drawing.svg], { type: "image/svg+xml" });
		}
		case "glb": return await maker.stage?.glb().catch(() => null) ?? null;
		case "json": return new Blob([encode(maker.document)], { type: "application/json" });
	}
}
var endings = {
	png: "png",
	pngLarge: "large.png",
	pngClear: "cut-out.png",
	svg: "svg",
	glb: "glb",
	json: "json"
};
async function makeRoomFile(kind, maker) {
	const bytes = await bytesOf(kind, maker);
	return bytes && {
		name: fileName(maker.document.shell.name, endings[kind]),
		bytes
	};
}
// src/room/rooms/ExportPanel.tsx
var looks = {
	png: {
		icon: Image,
		name: strings$1.png,
		words: strings$1.pngWords
	},
	pngLarge: {
		icon: Images,
		name: strings$1.pngLarge,
		words: strings$1.pngLargeWords
	},
	pngClear: {
		icon: Scissors,
		name: strings$1.pngClear,
		words: strings$1.pngClearWords
	},
	svg: {
		icon: PenLine,
		name: strings$1.svg,
		words: strings$1.svgWords
	},
	glb: {
		icon: Box,
		name: strings$1.glb,
		words: strings$1.glbWords
	},
	json: {
		icon: FileBraces,
		name: strings$1.json,
		words: strings$1.jsonWords
	}
};
function ExportPanel({ tools }) {
	const { library, drawer, stage } = tools;
	const { say } = useEditor();
	const [making, setMaking] = (0, import_react.useState)(null);
	const [error, setError] = (0, import_react.useState)("");
	const canMake = (kind) => kind !== "glb" || stage() !== null;
	const make = async (kind) => {
		if (making || !canMake(kind)) return;
		setMaking(kind);
		setError("");
		const { document } = library.session.state();
		const file = await makeRoomFile(kind, {
			document,
			drawer,
			stage: stage()
		});
		setMaking(null);
		if (!file) {
			setError(strings$1.notMade);
			return;
		}
		download(file.bytes, file.name);
		say(strings$1.made(file.name));
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: Panel_module_default.panel,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: Panel_module_default.lede,
				children: strings$1.exportLede
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: Panel_module_default.cards,
				children: fileKinds.map((kind) => {
					const { icon, name, words } = looks[kind];
					return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
						type: "button",
						className: Panel_module_default.card,
						"aria-disabled": !canMake(kind) || void 0,
						"aria-busy": making === kind || void 0,
						onClick: () => void make(kind),
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: Panel_module_default.title,
							children: [making === kind ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Spinner, { size: "small" }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: icon }), name]
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: Panel_module_default.words,
							children: making === kind ? strings$1.making : canMake(kind) ? words : strings$1.glbMissing
						})]
					}) }, kind);
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: Panel_module_default.error,
				role: "alert",
				children: error
			})
		]
	});
}
// src/room/files/importRoom.ts
/** The parser's own word for a missing value is its key, and for a wrong text its pattern. */
function why(reason) {
	const { path, problem } = reason;
	if (problem.kind !== "notThis") return invalidWords(reason);
	if (problem.expected === JSON.stringify(path.split(".").at(-1))) return imports.missing(path);
	return problem.expected.startsWith("/") ? imports.odd(path) : invalidWords(reason);
}
function readRoomText(given) {
	const text = given.trim();
	if (text === "") return refuse(imports.empty);
	const decoded = decode(text);
	if (decoded.ok) return accept(decoded.value);
	if (decodeCutting(text).ok) return refuse(imports.things);
	return refuse(imports.notARoom(why(decoded.reason)));
}
async function readRoomFile(file) {
	if (file.size > 16e6) return refuse(imports.tooHeavy);
	let bytes;
	try {
		bytes = new Uint8Array(await file.arrayBuffer());
	} catch {
		return refuse(imports.unreadable);
	}
	const { kind } = sniff(bytes);
	if (kind !== "other") return refuse(imports.picture);
	const text = new TextDecoder().decode(bytes);
	return text.startsWith("glTF") ? refuse(imports.glb) : readRoomText(text);
}
// src/room/rooms/ImportPanel.tsx
function ImportPanel({ tools: { library, view } }) {
	const input = (0, import_react.useRef)(null);
	const id = (0, import_react.useId)();
	const sayDone = useSayDone();
	const [text, setText] = (0, import_react.useState)("");
	const [error, setError] = (0, import_react.useState)("");
	const [isOver, setOver] = (0, import_react.useState)(false);
	const bringIn = async (read) => {
		if (!read.ok) {
			setError(read.reason);
			return;
		}
		const made = await library.create(read.value);
		const name = library.session.state().document.shell.name;
		if (sayDone(made, strings$1.imported(name))) view.set({ view: null });
		else if (!made.ok) setError(failureWords[made.reason]);
	};
	const fromFile = async (file) => {
		if (file) await bringIn(await readRoomFile(file));
		if (input.current) input.current.value = "";
	};
	const onDrop = (event) => {
		event.preventDefault();
		setOver(false);
		const { files } = event.dataTransfer;
		if (files.length > 0) fromFile(files[0]);
		else bringIn(readRoomText(event.dataTransfer.getData("text")));
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: Panel_module_default.panel,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: Panel_module_default.lede,
				children: strings$1.importLede
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: Panel_module_default.drop,
				"data-over": isOver || void 0,
				onDragOver: (event) => {
					event.preventDefault();
					setOver(true);
				},
				onDragLeave: () => setOver(false),
				onDrop,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						size: "small",
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: Upload }),
						onClick: () => input.current?.click(),
						"data-autofocus": "",
						children: strings$1.importFile
					}),
					strings$1.importDrop,
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
						ref: input,
						type: "file",
						accept: ".json,application/json,text/plain",
						hidden: true,
						onChange: (event) => void fromFile(event.currentTarget.files?.[0])
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: Panel_module_default.label,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("label", {
					htmlFor: id,
					children: strings$1.importText
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("textarea", {
					id,
					className: Panel_module_default.area,
					value: text,
					spellCheck: false,
					autoComplete: "off",
					onChange: (event) => setText(event.currentTarget.value)
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: Panel_module_default.error,
				role: "alert",
				children: error
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: Panel_module_default.ways,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "secondary",
					onClick: () => void bringIn(readRoomText(text)),
					children: strings$1.importDo
				})
			})
		]
	});
}
var RoomsPanel_module_default = {
	panel: "_panel_ouqq4_2",
	lede: "_lede_ouqq4_8",
	list: "_list_ouqq4_13",
	row: "_row_ouqq4_22",
	enter: "_enter_ouqq4_34",
	words: "_words_ouqq4_58",
	name: "_name_ouqq4_63",
	about: "_about_ouqq4_70",
	ways: "_ways_ouqq4_75"
};
// src/room/rooms/RoomsPanel.tsx
/** So many are drawn at a time, and so few need no search. */
var PAGE = 48;
var FEW = 7;
function RoomRow({ tools, card }) {
	const { library, thumbnails, view, now } = tools;
	const open = useSelected(library, (state) => state.id);
	const sayDone = useSayDone();
	const name = card.name ?? strings.unreadable;
	const isOpen = card.id === open;
	const enter = async () => {
		if (sayDone(await library.open(card.id), name)) view.set({ view: null });
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: RoomsPanel_module_default.row,
		"data-open": isOpen || void 0,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
				type: "button",
				className: RoomsPanel_module_default.enter,
				"aria-current": isOpen || void 0,
				onClick: () => void enter(),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoomThumbnail, {
					cache: thumbnails,
					id: card.id,
					at: card.at,
					read: () => library.read(card.id)
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: RoomsPanel_module_default.words,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: RoomsPanel_module_default.name,
						children: name
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: RoomsPanel_module_default.about,
						children: [card.name !== null && `${strings.things(card.things)}, `, isOpen ? strings.openNow : whenWords(card.at, now())]
					})]
				})]
			}),
			card.name !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: Pencil }),
				label: strings.renameOne(name),
				onClick: () => view.set({ view: {
					kind: "name",
					id: card.id,
					name,
					isFromList: true
				} })
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: Copy }),
				label: strings.duplicateOne(name),
				onClick: async () => void sayDone(await library.duplicate(card.id), strings.duplicated(name))
			})] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: Trash }),
				label: strings.removeOne(name),
				onClick: async (event) => {
					const next = event.currentTarget.closest("li")?.nextElementSibling;
					if (sayDone(await library.remove(card.id), strings.removed(name))) next?.querySelector("button")?.focus();
				}
			})
		]
	});
}
function RoomsPanel({ tools }) {
	const { library, view } = tools;
	const isLasting = useSelected(library, (state) => state.isLasting);
	const listed = useRooms(library, true);
	const [query, setQuery] = (0, import_react.useState)("");
	const [shown, setShown] = (0, import_react.useState)(PAGE);
	const rooms = listed?.ok ? listed.value : [];
	const wanted = query.trim().toLocaleLowerCase();
	const found = rooms.filter(({ name }) => (name ?? strings.unreadable).toLocaleLowerCase().includes(wanted));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: RoomsPanel_module_default.panel,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: RoomsPanel_module_default.lede,
				children: isLasting ? strings.roomsLede : strings.roomsHere
			}),
			rooms.length >= FEW && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: strings.findRoom,
				type: "search",
				value: query,
				onValue: setQuery
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RemovedNotice, { tools }),
			listed === null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: RoomsPanel_module_default.lede,
				children: strings.loading
			}),
			listed?.ok === false && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: RoomsPanel_module_default.lede,
				children: strings.notListed
			}),
			listed?.ok && rooms.length === 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: RoomsPanel_module_default.lede,
				children: strings.noRooms
			}),
			rooms.length > 0 && found.length === 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: RoomsPanel_module_default.lede,
				children: strings.noneFound(query.trim())
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: RoomsPanel_module_default.list,
				children: found.slice(0, shown).map((card) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoomRow, {
					tools,
					card
				}, card.id))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: RoomsPanel_module_default.ways,
				children: [found.length > shown && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "secondary",
					size: "small",
					onClick: () => setShown(shown + PAGE),
					children: strings.more
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					size: "small",
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: Plus }),
					onClick: () => view.set({ view: { kind: "new" } }),
					children: strings.newRoom
				})]
			})
		]
	});
}
// src/room/rooms/VersionsPanel.tsx
function VersionsPanel({ tools }) {
	const { library, thumbnails, view, now } = tools;
	const sayDone = useSayDone();
	const [points, setPoints] = (0, import_react.useState)(null);
	(0, import_react.useEffect)(() => {
		library.points().then(setPoints);
	}, [library]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: Panel_module_default.panel,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: Panel_module_default.lede,
			children: points?.length === 0 ? strings.noVersions : strings.versionsLede
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: Panel_module_default.rows,
			children: points?.map(({ key, at }) => {
				const when = whenWords(at, now());
				return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: Panel_module_default.row,
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoomThumbnail, {
							cache: thumbnails,
							id: key,
							at,
							read: () => library.readPoint(key),
							isPassing: true
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: Panel_module_default.when,
							children: when
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
							kind: "secondary",
							size: "small",
							"aria-label": strings.restoreOf(when),
							onClick: async () => {
								if (sayDone(await library.restore(key), strings.restored(when))) view.set({ view: null });
							},
							children: strings.restore
						})
					]
				}, key);
			})
		})]
	});
}
/** Set aside because they could not be read: to be fetched as a file, or forgotten. */
function UnreadablePanel({ tools: { library, now } }) {
	const [texts, setTexts] = (0, import_react.useState)(null);
	(0, import_react.useEffect)(() => {
		library.unreadable().then(setTexts);
	}, [library]);
	const take = async (key, when) => {
		const text = await library.readUnreadable(key);
		if (text !== null) download(new Blob([text], { type: "application/json" }), fileName(strings.setAside(when), "json"));
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: Panel_module_default.panel,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: Panel_module_default.lede,
			children: texts?.length === 0 ? strings.noUnreadable : strings.unreadableLede
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: Panel_module_default.rows,
			children: texts?.map(({ key, at }) => {
				const when = whenWords(at, now());
				return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: Panel_module_default.row,
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: Panel_module_default.when,
							children: strings.setAside(when)
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
							kind: "secondary",
							size: "small",
							"aria-label": strings.unreadableDownloadOf(when),
							onClick: () => void take(key, when),
							children: strings.unreadableDownload
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
							kind: "quiet",
							size: "small",
							"aria-label": strings.unreadableForgetOf(when),
							onClick: async () => {
								await library.forgetUnreadable(key);
								setTexts(await library.unreadable());
							},
							children: strings.unreadableForget
						})
					]
				}, key);
			})
		})]
	});
}
// src/room/rooms/RoomDialogs.tsx
var titles = {
	rooms: strings.roomsTitle,
	new: strings.newTitle,
	name: strings.renameTitle,
	versions: strings.versionsTitle,
	unreadable: strings.unreadableTitle,
	import: strings$1.importTitle,
	export: strings$1.exportTitle
};
var isNarrow = (kind) => kind === "name" || kind === "import";
/** Rooms to begin with, each on a card with its picture. */
function NewRoomPanel({ tools }) {
	const templates = useTemplates(tools.templates);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: Panel_module_default.panel,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: Panel_module_default.lede,
			children: strings.newLede
		}), templates && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TemplateCards, {
			tools,
			templates
		})]
	});
}
/** Gives a room another name, whether it is open or not. */
function NamePanel({ tools, id, name }) {
	const { library, view } = tools;
	const { say } = useEditor();
	const [typed, setTyped] = (0, import_react.useState)(name);
	const [error, setError] = (0, import_react.useState)();
	const submit = async (event) => {
		event.preventDefault();
		const wanted = typed.trim();
		const done = await library.rename(id, wanted);
		if (!done.ok && typeof done.reason === "string") {
			setError(failureWords[done.reason]);
			return;
		}
		if (!done.ok && typeof done.reason === "object" && done.reason.kind !== "nothingChanges") {
			setError(strings.badName(60));
			return;
		}
		say(strings.renamed(wanted));
		view.set({ view: null });
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: Panel_module_default.panel,
		onSubmit: (event) => void submit(event),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
			label: strings.name,
			value: typed,
			maxLength: 60,
			autoComplete: "off",
			error,
			onValue: setTyped,
			onFocus: (event) => event.currentTarget.select(),
			"data-autofocus": ""
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: Panel_module_default.ways,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				children: strings.renameDo
			})
		})]
	});
}
function Panel({ view, tools }) {
	switch (view.kind) {
		case "rooms": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoomsPanel, { tools });
		case "new": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NewRoomPanel, { tools });
		case "name": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NamePanel, {
			tools,
			id: view.id,
			name: view.name
		});
		case "versions": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VersionsPanel, { tools });
		case "unreadable": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UnreadablePanel, { tools });
		case "import": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ImportPanel, { tools });
		case "export": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ExportPanel, { tools });
	}
}
function RoomDialogs({ tools }) {
	const view = useSelected(tools.view, (state) => state.view);
	const kind = view?.kind ?? "rooms";
	const isFromList = view?.kind === "name" && view.isFromList;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open: view !== null,
		title: titles[kind],
		size: isNarrow(kind) ? "compact" : "wide",
		step: kind,
		onClose: () => tools.view.set({ view: null }),
		onBack: isFromList ? () => tools.view.set({ view: { kind: "rooms" } }) : void 0,
		returnTo: () => {
			focusRoomName();
			return document.activeElement;
		},
		children: view && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Panel, {
			view,
			tools
		})
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConflictDialog, { tools })] });
}
export { RoomDialogs };
