import { c as label, l as refused, u as settled } from "./label-DBX2nr8B.mjs";
import { t as sameValue } from "./sameValue-CBYInl_F.mjs";
import { n as sides } from "./room-BqyOiuDk.mjs";
import { r as isPicture } from "./schema-UNRo-aWM.mjs";
// src/room/commands/badFinish.ts
function badFinish(finish, ground, catalogue) {
	const { kind, tint, picture } = finish;
	const model = catalogue.finish(kind);
	if (!model?.covers.includes(ground)) return {
		kind: "unknownFinish",
		finish: kind,
		ground
	};
	if (tint !== void 0 && !model.tints.includes(tint)) return {
		kind: "noSuchTint",
		tint,
		model: kind
	};
	if (!picture) return null;
	if (!model.takesPicture) return {
		kind: "takesNoPicture",
		model: kind
	};
	return isPicture(picture) ? null : { kind: "badPicture" };
}
// src/room/commands/paintFloor.ts
var paintFloor = (document, { finish }, catalogue) => {
	const reason = badFinish(finish, "floor", catalogue);
	if (reason) return refused(reason);
	if (sameValue(document.shell.floor, finish)) return refused({ kind: "nothingChanges" });
	return settled(document, { shell: { floor: finish } }, catalogue, { label: label("paintFloor", { kind: "room" }) });
};
// src/room/commands/paintWalls.ts
var paintWalls = (document, { walls, finish }, catalogue) => {
	const reason = badFinish(finish, "wall", catalogue);
	if (reason) return refused(reason);
	const had = document.shell.walls;
	const anew = sides.filter((wall) => walls.includes(wall) && !sameValue(had[wall], finish));
	if (anew.length === 0) return refused({ kind: "nothingChanges" });
	const painted = {
		...had,
		...Object.fromEntries(anew.map((wall) => [wall, finish]))
	};
	return settled(document, { shell: { walls: painted } }, catalogue, { label: anew.length === 1 ? label("paintWall", {
		kind: "wall",
		wall: anew[0]
	}) : label("paintWalls", { kind: "room" }) });
};
export { paintFloor as n, paintWalls as t };
