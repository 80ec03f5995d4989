import { t as sha256 } from "./sha2-DYLTUcVT.mjs";
import { o as bytesToHex } from "./utils-LdPMCzGf.mjs";
import { y as LONGEST_SIDE } from "./RoomDesigner-N83TRq4y.mjs";
// src/room/pictures/keptPicture.ts
var pictureTypes = ["image/jpeg", "image/png"];
var isPictureType = (type) => pictureTypes.includes(type);
// src/room/pictures/remake.ts
/** What shows through a picture that has to become a JPEG. */
var GROUND = "#fffaee";
var QUALITY = .86;
function fitWithin(width, height, longest) {
	const scale = Math.min(1, longest / Math.max(width, height));
	return {
		width: Math.max(1, Math.round(width * scale)),
		height: Math.max(1, Math.round(height * scale))
	};
}
function encodeAs(canvas, type) {
	if ("convertToBlob" in canvas) return canvas.convertToBlob({
		type,
		quality: QUALITY
	});
	return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}
function isSeeThrough(context) {
	const { width, height } = context.canvas;
	const { data } = context.getImageData(0, 0, width, height);
	for (let i = 3; i < data.length; i += 4) if (data[i] < 255) return true;
	return false;
}
/**
* JPEG, or PNG where something shows through: the server draws rooms with these, and no others.
* A PNG that would be too heavy to send is laid on paper and becomes a JPEG too.
*/
async function encoded(canvas, context) {
	if (isSeeThrough(context)) {
		const png = await encodeAs(canvas, "image/png");
		if (png && png.size <= 1048576) return png;
		context.globalCompositeOperation = "destination-over";
		context.fillStyle = GROUND;
		context.fillRect(0, 0, canvas.width, canvas.height);
	}
	return encodeAs(canvas, "image/jpeg");
}
async function remake(file, newCanvas) {
	let bitmap;
	try {
		bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
	} catch {
		return {
			ok: false,
			reason: "broken"
		};
	}
	const { width, height } = fitWithin(bitmap.width, bitmap.height, LONGEST_SIDE);
	const canvas = newCanvas(width, height);
	const context = canvas.getContext("2d");
	if (!context) return {
		ok: false,
		reason: "broken"
	};
	context.imageSmoothingQuality = "high";
	context.drawImage(bitmap, 0, 0, width, height);
	bitmap.close();
	const blob = await encoded(canvas, context);
	if (!blob || !isPictureType(blob.type)) return {
		ok: false,
		reason: "broken"
	};
	const bytes = await blob.arrayBuffer();
	return {
		ok: true,
		value: {
			hash: bytesToHex(sha256(new Uint8Array(bytes))),
			type: blob.type,
			width,
			height,
			bytes
		}
	};
}
export { remake };
