import { t as pictureKey } from "./picturesIn-DrY15gK6.mjs";
import { t as covered } from "./openStage-DoOWMiP7.mjs";
import { C as wallSpot } from "./stageSight-BJkQrjh9.mjs";
// src/room/stage/file/glb.ts
var FLOAT = 5126;
var WHOLE = 5125;
var CORNERS = 34962;
var CORNER_NUMBERS = 34963;
var MAGIC = 1179937895;
var JSON_CHUNK = 1313821514;
var BINARY_CHUNK = 5130562;
var padded = (length) => Math.ceil(length / 4) * 4;
/** Collects the binary part and tells where each piece of it came to lie. */
function binary() {
	const parts = [];
	const views = [];
	let length = 0;
	return {
		views,
		length: () => length,
		add(data, target) {
			const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
			parts.push({
				bytes,
				at: length
			});
			views.push({
				buffer: 0,
				byteOffset: length,
				byteLength: bytes.length,
				...target !== void 0 && { target }
			});
			length += padded(bytes.length);
			return views.length - 1;
		},
		into(all, from) {
			for (const { bytes, at } of parts) all.set(bytes, from + at);
		}
	};
}
function range(position) {
	const min = [
		Infinity,
		Infinity,
		Infinity
	];
	const max = [
		-Infinity,
		-Infinity,
		-Infinity
	];
	for (let i = 0; i < position.length; i++) {
		const k = i % 3;
		min[k] = Math.min(min[k], position[i]);
		max[k] = Math.max(max[k], position[i]);
	}
	return {
		min,
		max
	};
}
var matt = {
	baseColorFactor: [
		1,
		1,
		1,
		1
	],
	metallicFactor: 0,
	roughnessFactor: .9
};
function glbOf(name, nodes, pictures = []) {
	const data = binary();
	const accessors = [];
	const meshes = [];
	const meshOf = /* @__PURE__ */ new Map();
	const materials = [{
		name: "matt",
		pbrMetallicRoughness: matt
	}, {
		name: "glow",
		pbrMetallicRoughness: matt,
		extensions: { KHR_materials_unlit: {} }
	}];
	const textures = [];
	const images = [];
	const accessor = (values, type, more = {}) => {
		const bufferView = data.add(values, CORNERS);
		const count = values.length / (type === "VEC2" ? 2 : 3);
		accessors.push({
			bufferView,
			componentType: FLOAT,
			count,
			type,
			...more
		});
		return accessors.length - 1;
	};
	const indices = (index) => {
		const bufferView = data.add(index, CORNER_NUMBERS);
		accessors.push({
			bufferView,
			componentType: WHOLE,
			count: index.length,
			type: "SCALAR"
		});
		return accessors.length - 1;
	};
	const primitive = (part, material) => ({
		attributes: {
			POSITION: accessor(part.position, "VEC3", range(part.position)),
			NORMAL: accessor(part.normal, "VEC3"),
			COLOR_0: accessor(part.color, "VEC3")
		},
		indices: indices(part.index),
		material
	});
	const mesh = ({ key, solid, glow }) => {
		const known = meshOf.get(key);
		if (known !== void 0) return known;
		const primitives = [...solid ? [primitive(solid, 0)] : [], ...glow ? [primitive(glow, 1)] : []];
		if (primitives.length === 0) return null;
		meshes.push({
			name: key,
			primitives
		});
		meshOf.set(key, meshes.length - 1);
		return meshes.length - 1;
	};
	const things = nodes.flatMap(({ name: called, part, spot: { x, y, z, turn } }) => {
		const at = mesh(part);
		if (at === null) return [];
		const half = turn * Math.PI / 4;
		return [{
			name: called,
			mesh: at,
			translation: [
				x,
				y,
				z
			],
			rotation: [
				0,
				Math.sin(half),
				0,
				Math.cos(half)
			]
		}];
	});
	const hung = pictures.map((picture) => {
		images.push({
			bufferView: data.add(picture.image),
			mimeType: picture.type
		});
		textures.push({ source: images.length - 1 });
		const baseColorTexture = { index: textures.length - 1 };
		materials.push({
			name: picture.name,
			pbrMetallicRoughness: {
				...matt,
				baseColorTexture
			},
			doubleSided: true
		});
		const attributes = {
			POSITION: accessor(picture.position, "VEC3", range(picture.position)),
			NORMAL: accessor(picture.normal, "VEC3"),
			TEXCOORD_0: accessor(picture.uv, "VEC2")
		};
		const indexed = indices(picture.index);
		const material = materials.length - 1;
		meshes.push({
			name: picture.name,
			primitives: [{
				attributes,
				indices: indexed,
				material
			}]
		});
		return {
			name: picture.name,
			mesh: meshes.length - 1
		};
	});
	const all = [...things, ...hung];
	const json = {
		asset: {
			version: "2.0",
			generator: "Loamstead room designer"
		},
		extensionsUsed: ["KHR_materials_unlit"],
		scene: 0,
		scenes: [{
			name,
			...all.length > 0 && { nodes: all.map((_, i) => i) }
		}],
		...all.length > 0 && {
			nodes: all,
			meshes,
			accessors,
			bufferViews: data.views
		},
		...all.length > 0 && { buffers: [{ byteLength: data.length() }] },
		materials,
		...textures.length > 0 && {
			textures,
			images
		}
	};
	return file(new TextEncoder().encode(JSON.stringify(json)), data);
}
/** The JSON is filled up with spaces, the binary part with zeros. */
function file(text, data) {
	const textLength = padded(text.length);
	const hasData = data.length() > 0;
	const total = 20 + textLength + (hasData ? 8 + data.length() : 0);
	const all = new Uint8Array(total);
	const view = new DataView(all.buffer);
	for (const [i, word] of [
		MAGIC,
		2,
		total,
		textLength,
		JSON_CHUNK
	].entries()) view.setUint32(4 * i, word, true);
	all.fill(32, 20, 20 + textLength);
	all.set(text, 20);
	if (hasData) {
		view.setUint32(20 + textLength, data.length(), true);
		view.setUint32(24 + textLength, BINARY_CHUNK, true);
		data.into(all, 28 + textLength);
	}
	return all;
}
// src/room/stage/file/roomFile.ts
async function roomFile(document, catalogue, built, hung) {
	const pictures = await Promise.all(hung.map(pictureOf));
	return glbOf(document.shell.name, partsOf(document, catalogue, built), pictures);
}
var MIDDLE = {
	x: 0,
	y: 0,
	z: 0,
	turn: 0
};
function partsOf({ shell, items }, catalogue, { house, bodies }) {
	const built = [...house].map(([layer, shape]) => {
		const name = layer === "room" ? "floor" : `${layer} wall`;
		const spot = layer === "room" ? MIDDLE : wallSpot(layer, shell.size);
		return {
			name,
			part: {
				key: name,
				...shape
			},
			spot
		};
	});
	const furniture = [...bodies].map(({ id, key, shape, spot }) => {
		const item = items.get(id);
		return {
			name: item?.name ?? catalogue.item(item?.model ?? "")?.name ?? id,
			part: {
				key,
				...shape
			},
			spot
		};
	});
	return [...built, ...furniture];
}
var LARGEST = 1024;
var QUALITY = .9;
async function pictureOf({ quad, image }) {
	const { naturalWidth: w, naturalHeight: h } = image;
	const scale = Math.min(1, LARGEST / Math.max(w, h));
	const canvas = document.createElement("canvas");
	canvas.width = Math.max(1, Math.round(w * scale));
	canvas.height = Math.max(1, Math.round(h * scale));
	canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
	const { promise, resolve } = Promise.withResolvers();
	canvas.toBlob(resolve, "image/jpeg", QUALITY);
	const blob = await promise;
	const seen = covered(w / h, quad.aspect);
	const { u, v } = quad.part;
	const across = (at) => .5 + (at - .5) * seen.u;
	const down = (at) => .5 - (at - .5) * seen.v;
	const uv = [
		[across(u[0]), down(v[0])],
		[across(u[1]), down(v[0])],
		[across(u[1]), down(v[1])],
		[across(u[0]), down(v[1])]
	];
	return {
		name: quad.picture.alt || pictureKey(quad.picture),
		position: new Float32Array(quad.corners.flat()),
		normal: new Float32Array(Array.from({ length: 4 }, () => quad.normal).flat()),
		uv: new Float32Array(uv.flat()),
		index: new Uint32Array([
			0,
			1,
			2,
			0,
			2,
			3
		]),
		image: new Uint8Array(blob ? await blob.arrayBuffer() : /* @__PURE__ */ new ArrayBuffer(0)),
		type: "image/jpeg"
	};
}
export { roomFile };
