import { t as require_react } from "./react-DbA_SeLs.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
import { t as link } from "./link-D2dQ_xtU.mjs";
import { b as string, d as number, f as object, m as parse, t as array, u as nullable } from "./dist-Cief3F9L.mjs";
import { n as siteServer, t as createAskServer } from "./askServer-OewnDlLw.mjs";
// src/room/share/sharedRoom.ts
var credit = object({
	room: string(),
	by: string(),
	name: string()
});
var sharedRoom = object({
	id: string(),
	version: number(),
	name: string(),
	/** The room in sentences. */
	words: string(),
	/** The address of whoever furnished it. */
	by: string(),
	/** Milliseconds since 1970. */
	publishedAt: number(),
	/** The room that this one was made from. */
	credit: nullable(credit)
});
var gallery = object({
	rooms: array(sharedRoom),
	/** Leads to the next page; null on the last one. */
	after: nullable(string())
});
var readSharedRoom = (json) => parse(sharedRoom, json);
var readGallery = (json) => parse(gallery, json);
// src/room/share/publicRooms.ts
var { ask } = createAskServer({
	...siteServer,
	troubleOf: ({ status }) => ({ kind: status === 404 ? "gone" : "unreachable" })
});
/** Null where no such room is shown. */
async function askForRoom(id) {
	const answer = await ask(`/api/gallery/${id}`, { shape: sharedRoom });
	if (answer.ok) return answer.value;
	if (answer.reason.kind === "gone") return null;
	throw new Error("The server did not tell of the room");
}
async function askForGallery(after = null) {
	const answer = await ask(`/api/gallery${after === null ? "" : `?after=${encodeURIComponent(after)}`}`, { shape: gallery });
	if (!answer.ok) throw new Error("The server did not tell of its rooms");
	return answer.value;
}
/** Whether it has arrived. */
var reportRoom = async (id, reason) => (await ask(`/api/rooms/${id}/report`, {
	method: "POST",
	body: { reason }
})).ok;
// src/room/share/strings.ts
var import_react = require_react();
var short = (address) => `${address.slice(0, 6)}…${address.slice(-4)}`;
var day = new Intl.DateTimeFormat("en-GB", {
	dateStyle: "long",
	timeZone: "UTC"
});
var strings = {
	galleryTitle: "Rooms",
	galleryHeading: "Come in and look around",
	galleryDescription: "Rooms that holders have furnished and left open: look around, and take a copy home to make it yours.",
	galleryLede: "Everybody who furnishes a room here may leave its door open. Take a copy of any of them home and make it yours.",
	furnish: "Furnish a room",
	empty: "No door is open yet",
	emptyText: "Furnish a room, publish it, and yours is the first that people see here.",
	more: "More rooms",
	moreFailed: "More rooms could not be fetched just now. Please try again.",
	moreCame: (count) => `${count} more ${count === 1 ? "room" : "rooms"}`,
	description: (words, by) => `${words} Furnished by ${short(by)}.`,
	by: "Furnished by",
	address: short,
	opened: "Open since",
	date: (at) => day.format(new Date(at)),
	madeFrom: "Made from",
	madeFromBy: (name, by) => `${name} by ${short(by)}`,
	crumbs: "Where you are",
	gallery: "Rooms",
	remix: "Open in the designer",
	remixNote: "You get a copy of your own. This room stays as it is.",
	share: "Share this room",
	linkCopied: "Link copied.",
	linkNotCopied: (url) => `The link could not be copied. It is ${url}`,
	pictureLate: "The picture of this room is not ready yet.",
	report: "Report this room",
	reportTitle: "What is wrong with it?",
	reportText: "The people who run the site will look at it. Nobody learns that it was you, and whoever furnished it is not told.",
	reasons: [
		"It is hateful or cruel",
		"It shows something sexual",
		"It shows somebody's private life",
		"It uses a picture that is not theirs",
		"Something else"
	],
	note: "In a few words, if you like",
	sendReport: "Send",
	reportSent: "Thank you. We will look at it.",
	reportFailed: "That could not be sent just now. Please try again in a while."
};
var RoomPicture_module_default = {
	well: "_well_chtqz_2",
	picture: "_picture_chtqz_18",
	late: "_late_chtqz_26"
};
// src/room/share/roomLinks.ts
var SHARE = {
	width: 1200,
	height: 630
};
var LARGE = {
	width: 1600,
	height: 1200
};
var roomLink = (id) => link(`/rooms/${id}`);
var remixLink = (id) => link(`/room-designer?remix=${id}`);
/** The version lets whoever keeps copies know that there is another picture now. */
var roomPicture = ({ id, version }, size) => `${link(`/rooms/${id}.png`)}?v=${version}${size ? `&size=${size}` : ""}`;
// src/room/share/RoomPicture.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Milliseconds between tries: the server paints a few at a time, and says so to the rest. */
var waits = [
	4e3,
	1e4,
	2e4
];
function RoomPicture({ room, size, isDecoration, isFirst }) {
	const image = (0, import_react.useRef)(null);
	const [tries, setTries] = (0, import_react.useState)(0);
	const [hasFailed, setFailed] = (0, import_react.useState)(false);
	(0, import_react.useEffect)(() => {
		const { complete, naturalWidth } = image.current;
		if (complete && naturalWidth === 0) setFailed(true);
	}, []);
	(0, import_react.useEffect)(() => {
		const wait = waits[tries];
		if (!hasFailed || wait === void 0) return;
		const timer = setTimeout(() => {
			setFailed(false);
			setTries(tries + 1);
		}, wait);
		return () => clearTimeout(timer);
	}, [hasFailed, tries]);
	const address = roomPicture(room, size);
	const isLost = hasFailed && tries === waits.length;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: RoomPicture_module_default.well,
		"data-size": size ?? "share",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
			ref: image,
			className: RoomPicture_module_default.picture,
			src: tries === 0 ? address : `${address}&try=${tries}`,
			...size ? LARGE : SHARE,
			alt: isDecoration ? "" : room.words,
			loading: isFirst ? "eager" : "lazy",
			decoding: "async",
			fetchPriority: isFirst ? "high" : void 0,
			hidden: hasFailed,
			onError: () => setFailed(true)
		}), isLost && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: RoomPicture_module_default.late,
			children: strings.pictureLate
		})]
	});
}
export { roomPicture as a, askForRoom as c, readSharedRoom as d, roomLink as i, reportRoom as l, SHARE as n, strings as o, remixLink as r, askForGallery as s, RoomPicture as t, readGallery as u };
