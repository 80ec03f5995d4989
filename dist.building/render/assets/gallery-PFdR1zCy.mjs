import { t as Armchair } from "./armchair-DNC-o4c1.mjs";
import { t as require_react } from "./react-DbA_SeLs.mjs";
import { t as link } from "./link-D2dQ_xtU.mjs";
import { t as Button } from "./Button-BhVPwEjJ.mjs";
import { t as Icon } from "./Icon-CR7LvuQg.mjs";
import { a as roomPicture, i as roomLink, n as SHARE, o as strings, s as askForGallery, t as RoomPicture, u as readGallery } from "./RoomPicture-PfcD5Ssw.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// src/room/share/GalleryPage.module.css
var import_react = require_react();
var GalleryPage_module_default = {
	page: "_page_1wfuy_2",
	head: "_head_1wfuy_8",
	title: "_title_1wfuy_14",
	lede: "_lede_1wfuy_18",
	rooms: "_rooms_1wfuy_25",
	card: "_card_1wfuy_32",
	picture: "_picture_1wfuy_39",
	name: "_name_1wfuy_56",
	by: "_by_1wfuy_66",
	none: "_none_1wfuy_72",
	more: "_more_1wfuy_82"
};
// src/room/share/gallery.tsx
var import_jsx_runtime = require_jsx_runtime();
function GalleryPage({ first }) {
	const [{ rooms, after }, setShown] = (0, import_react.useState)(first);
	const [state, setState] = (0, import_react.useState)("idle");
	async function more() {
		setState("busy");
		try {
			const next = await askForGallery(after);
			const known = new Set(rooms.map(({ id }) => id));
			const fresh = next.rooms.filter(({ id }) => !known.has(id));
			setShown({
				rooms: [...rooms, ...fresh],
				after: next.after
			});
			setState("idle");
			const { announce } = await import("./LiveRegion-Bak7IIN8.mjs").then((n) => n.t);
			announce(strings.moreCame(fresh.length));
		} catch {
			setState("failed");
		}
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: GalleryPage_module_default.page,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
				className: GalleryPage_module_default.head,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
					className: GalleryPage_module_default.title,
					children: strings.galleryHeading
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: GalleryPage_module_default.lede,
					children: strings.galleryLede
				})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					href: link("/room-designer"),
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: Armchair }),
					children: strings.furnish
				})]
			}),
			rooms.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: GalleryPage_module_default.none,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", { children: strings.empty }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: strings.emptyText })]
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				role: "list",
				className: GalleryPage_module_default.rooms,
				children: rooms.map((room, i) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
					room,
					isFirst: i < 3
				}) }, room.id))
			}),
			after !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: GalleryPage_module_default.more,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "secondary",
					busy: state === "busy",
					onClick: () => void more(),
					children: strings.more
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					role: "status",
					children: state === "failed" && strings.moreFailed
				})]
			})
		]
	});
}
function Card({ room, isFirst }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
		className: GalleryPage_module_default.card,
		href: roomLink(room.id),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: GalleryPage_module_default.picture,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoomPicture, {
					room,
					isDecoration: true,
					isFirst
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: GalleryPage_module_default.name,
				children: room.name
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: GalleryPage_module_default.by,
				children: [
					strings.by,
					" ",
					strings.address(room.by)
				]
			})
		]
	});
}
async function galleryPage(given) {
	const first = given ? readGallery(given) : await askForGallery();
	const [newest] = first.rooms;
	return {
		title: strings.galleryTitle,
		description: strings.galleryDescription,
		...newest && { image: {
			url: roomPicture(newest),
			...SHARE,
			alt: newest.words
		} },
		Content: GalleryPage.bind(null, { first })
	};
}
export { galleryPage };
