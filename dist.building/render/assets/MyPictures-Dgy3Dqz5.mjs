import { n as createLucideIcon, t as Icon } from "./Icon-CR7LvuQg.mjs";
import { t as require_react } from "./react-DbA_SeLs.mjs";
import { t as Button } from "./Button-BhVPwEjJ.mjs";
import { n as useEditor, o as useSelected } from "./EditorContext-CDejE1eF.mjs";
import { ht as Pencil, mt as Trash } from "./RoomDesigner-N83TRq4y.mjs";
import { t as Dialog } from "./Dialog-B7JnJbVa.mjs";
import { n as MenuItem, t as Menu } from "./Menu-ByeL0bQy.mjs";
import { t as Field } from "./Field-DUW2t5iB.mjs";
import { r as isPicture } from "./schema-UNRo-aWM.mjs";
import { i as hangable, n as refusals, r as strings, t as WaysToHang } from "./WaysToHang-Dh5OBVTX.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
import { n as picturesIn } from "./picturesIn-DrY15gK6.mjs";
// node_modules/lucide-react/dist/esm/icons/image-plus.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "image-plus",
	size: 24,
	node: [
		["path", {
			d: "M16 5h6",
			key: "1vod17"
		}],
		["path", {
			d: "M19 2v6",
			key: "4bpg5p"
		}],
		["path", {
			d: "M21 11.5V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7.5",
			key: "1ue2ih"
		}],
		["path", {
			d: "m21 15-3.086-3.086a2 2 0 0 0-2.828 0L6 21",
			key: "1xmnt7"
		}],
		["circle", {
			cx: "9",
			cy: "9",
			r: "2",
			key: "af1f0g"
		}]
	]
};
__iconData.node;
var ImagePlus = createLucideIcon(__iconData);
// src/room/pictures/MyPictures.module.css
var import_react = require_react();
var MyPictures_module_default = {
	pictures: "_pictures_1crkc_2",
	add: "_add_1crkc_16",
	small: "_small_1crkc_22",
	error: "_error_1crkc_28",
	empty: "_empty_1crkc_38",
	grid: "_grid_1crkc_47",
	card: "_card_1crkc_56",
	thumb: "_thumb_1crkc_76",
	name: "_name_1crkc_93",
	form: "_form_1crkc_108",
	seen: "_seen_1crkc_113",
	words: "_words_1crkc_120",
	ways: "_ways_1crkc_125"
};
// src/room/pictures/DescribePicture.tsx
var import_jsx_runtime = require_jsx_runtime();
function DescribePicture({ picture, url, shelf, onDone }) {
	const { say } = useEditor();
	const [words, setWords] = (0, import_react.useState)(picture.alt);
	const [error, setError] = (0, import_react.useState)();
	const submit = async (event) => {
		event.preventDefault();
		const alt = words.trim();
		if (!isPicture({
			kind: "upload",
			hash: picture.hash,
			alt
		}) || !await shelf.describe(picture.hash, alt)) {
			setError(strings.notDescribed);
			return;
		}
		say(strings.described);
		onDone();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: MyPictures_module_default.form,
		onSubmit: (event) => void submit(event),
		children: [
			url !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
				src: url,
				alt: picture.alt,
				className: MyPictures_module_default.seen
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: strings.describeLabel,
				hint: strings.describeHint,
				value: words,
				maxLength: 200,
				autoComplete: "off",
				error,
				onValue: setWords,
				"data-autofocus": ""
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: MyPictures_module_default.ways,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					type: "submit",
					children: strings.describeDo
				})
			})
		]
	});
}
// src/room/pictures/RemovePicture.tsx
function RemovePicture({ picture, url, shelf, roomsShowing, onDone }) {
	const { session, say } = useEditor();
	const [rooms, setRooms] = (0, import_react.useState)(null);
	const { hash } = picture;
	(0, import_react.useEffect)(() => {
		roomsShowing(hash).then((kept) => {
			const { document } = session.state();
			const isHere = picturesIn(document).some((each) => each.kind === "upload" && each.hash === hash);
			const { name } = document.shell;
			setRooms(isHere && !kept.includes(name) ? [name, ...kept] : kept);
		});
	}, [
		roomsShowing,
		session,
		hash
	]);
	const remove = async () => {
		if (await shelf.remove(hash)) say(strings.removed);
		else say(strings.notRemoved, "atOnce");
		onDone();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: MyPictures_module_default.form,
		children: [
			url !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
				src: url,
				alt: picture.alt,
				className: MyPictures_module_default.seen
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: MyPictures_module_default.words,
				role: "status",
				children: rooms === null ? strings.looking : rooms.length === 0 ? strings.nowhere : strings.hangs(rooms)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: MyPictures_module_default.ways,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					onClick: () => void remove(),
					children: strings.removeDo
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "secondary",
					onClick: onDone,
					"data-autofocus": "",
					children: strings.keepIt
				})]
			})
		]
	});
}
// src/room/pictures/PictureCard.tsx
function PictureCard({ picture, shelf, roomsShowing }) {
	const editor = useEditor();
	const [url, setUrl] = (0, import_react.useState)(null);
	const [asks, setAsks] = (0, import_react.useState)(null);
	const { hash, alt } = picture;
	const name = alt || strings.unnamed;
	(0, import_react.useEffect)(() => {
		let isGone = false;
		editor.pictures.url({
			kind: "upload",
			hash,
			alt: ""
		}).then((address) => {
			if (!isGone) setUrl(address);
		});
		return () => {
			isGone = true;
		};
	}, [editor, hash]);
	const close = () => setAsks(null);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Menu, {
			trigger: (menu) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
				type: "button",
				className: MyPictures_module_default.card,
				...menu,
				"aria-label": strings.choose(name),
				"data-card": "",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: MyPictures_module_default.thumb,
					children: url !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
						src: url,
						alt: ""
					})
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: MyPictures_module_default.name,
					"data-unnamed": alt === "" || void 0,
					children: name
				})]
			}),
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaysToHang, { of: hangable(picture) }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuItem, {
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: Pencil }),
					onSelect: () => setAsks("describe"),
					children: strings.describe
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuItem, {
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: Trash }),
					onSelect: () => setAsks("remove"),
					children: strings.remove
				})
			]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
			open: asks === "describe",
			title: strings.describeTitle,
			onClose: close,
			children: asks === "describe" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DescribePicture, {
				picture,
				url,
				shelf,
				onDone: close
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
			open: asks === "remove",
			title: strings.removeTitle,
			onClose: close,
			children: asks === "remove" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RemovePicture, {
				picture,
				url,
				shelf,
				roomsShowing,
				onDone: close
			})
		})
	] });
}
// src/room/pictures/MyPictures.tsx
var asItIs = (list) => list;
function MyPictures({ shelf, roomsShowing }) {
	const { say } = useEditor();
	const pictures = useSelected(shelf, asItIs);
	const input = (0, import_react.useRef)(null);
	const button = (0, import_react.useRef)(null);
	const [working, setWorking] = (0, import_react.useState)("");
	const [errors, setErrors] = (0, import_react.useState)([]);
	const [isOver, setOver] = (0, import_react.useState)(false);
	const add = async (files) => {
		if (files.length === 0) return;
		const said = [];
		let fresh = 0;
		for (const file of files) {
			const name = file.name || strings.pasted;
			setWorking(strings.working(name));
			const added = await shelf.add(file);
			if (!added.ok) said.push(strings.refused(name, refusals[added.reason]));
			else if (added.isNew) fresh++;
			else say(strings.had(name));
		}
		setWorking("");
		setErrors(said);
		if (fresh > 0) say(strings.added(fresh));
	};
	const latest = (0, import_react.useRef)(add);
	latest.current = add;
	(0, import_react.useEffect)(() => {
		const onPaste = (event) => {
			const files = [...event.clipboardData?.files ?? []];
			if (files.length === 0) return;
			event.preventDefault();
			latest.current(files);
		};
		document.addEventListener("paste", onPaste);
		return () => document.removeEventListener("paste", onPaste);
	}, []);
	const count = pictures.length;
	const lastCount = (0, import_react.useRef)(count);
	(0, import_react.useEffect)(() => {
		const isFewer = count < lastCount.current;
		lastCount.current = count;
		if (isFewer && document.activeElement === document.body) button.current?.focus();
	}, [count]);
	const onDrop = (event) => {
		event.preventDefault();
		setOver(false);
		add([...event.dataTransfer.files]);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: MyPictures_module_default.pictures,
		"data-over": isOver || void 0,
		onDragOver: (event) => {
			if (!event.dataTransfer.types.includes("Files")) return;
			event.preventDefault();
			setOver(true);
		},
		onDragLeave: () => setOver(false),
		onDrop,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: MyPictures_module_default.add,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						size: "small",
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: ImagePlus }),
						ref: button,
						busy: working !== "",
						onClick: () => input.current?.click(),
						children: strings.add
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: MyPictures_module_default.small,
						children: working || strings.drop
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
						ref: input,
						type: "file",
						multiple: true,
						hidden: true,
						accept: "image/png,image/jpeg,image/webp",
						onChange: async ({ currentTarget }) => {
							await add([...currentTarget.files ?? []]);
							currentTarget.value = "";
						}
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				role: "alert",
				children: errors.map((error) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: MyPictures_module_default.error,
					children: error
				}, error))
			}),
			pictures.length === 0 && working === "" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: MyPictures_module_default.empty,
				children: strings.empty
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: MyPictures_module_default.grid,
				"aria-label": strings.list,
				children: pictures.map((picture) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PictureCard, {
					picture,
					shelf,
					roomsShowing
				}) }, picture.hash))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: MyPictures_module_default.small,
				children: strings.privacy
			})
		]
	});
}
export { MyPictures };
