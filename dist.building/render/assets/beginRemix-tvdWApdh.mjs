import { r as noteOrigin } from "./claim-BS0rDQiF.mjs";
import { n as toast } from "./Toast-DlJW4fzw.mjs";
import { yt as strings } from "./RoomDesigner-N83TRq4y.mjs";
// src/room/online/beginRemix.ts
/** What could not be had; null where all went well. */
async function beginRemix({ editor, library, account }, id) {
	const missing = (reason) => ({
		kind: "remix",
		id,
		reason
	});
	if (!account) return missing("unreachable");
	const found = await account.api.read(id);
	if (!found.ok) return missing(found.reason.kind === "gone" ? "gone" : "unreachable");
	const { document, name } = found.value;
	const made = await library.create(document);
	if (!made.ok) return missing("unkept");
	await noteOrigin(account.store, made.value, id);
	const words = strings.remixed(name);
	editor.recentlySaid.add(words);
	toast(words, { kind: "good" });
	return null;
}
export { beginRemix };
