import { ACESFilmicToneMapping, BufferAttribute, BufferGeometry, CanvasTexture, Color, DirectionalLight, Group, HemisphereLight, PCFShadowMap, SRGBColorSpace, Scene, WebGLRenderer } from "three";
// src/scene/renderer/bloomTexture.ts
/** How much of it is left, from the middle to the rim. */
var FADE = [
	[0, 1],
	[.25, .45],
	[.6, .1],
	[1, 0]
];
function bloomTexture() {
	const canvas = document.createElement("canvas");
	canvas.width = canvas.height = 64;
	const paint = canvas.getContext("2d");
	if (paint) {
		const fade = paint.createRadialGradient(32, 32, 0, 32, 32, 32);
		for (const [at, alpha] of FADE) fade.addColorStop(at, `rgb(255 255 255 / ${alpha})`);
		paint.fillStyle = fade;
		paint.fillRect(0, 0, 64, 64);
	}
	const texture = new CanvasTexture(canvas);
	texture.colorSpace = SRGBColorSpace;
	return texture;
}
// src/scene/renderer/geometry.ts
function trianglesGeometry({ position, normal, color, index }) {
	const geometry = new BufferGeometry();
	geometry.setAttribute("position", new BufferAttribute(position, 3));
	geometry.setAttribute("normal", new BufferAttribute(normal, 3));
	geometry.setAttribute("color", new BufferAttribute(color, 3));
	geometry.setIndex(new BufferAttribute(index, 1));
	return geometry;
}
/** Each by its four corners in turn. */
function rectanglesGeometry(all) {
	const geometry = new BufferGeometry();
	const position = new Float32Array(all.flatMap(({ corners }) => corners.flat()));
	geometry.setAttribute("position", new BufferAttribute(position, 3));
	geometry.setIndex(all.flatMap((_, i) => [
		0,
		1,
		2,
		0,
		2,
		3
	].map((k) => 4 * i + k)));
	return geometry;
}
/** The same, each in one colour. */
function paintedRectangles(all) {
	const geometry = rectanglesGeometry(all);
	const paint = new Color();
	const colours = all.flatMap(({ colour, alpha }) => {
		const tone = [...paint.set(colour).toArray(), alpha];
		return [
			tone,
			tone,
			tone,
			tone
		].flat();
	});
	geometry.setAttribute("color", new BufferAttribute(new Float32Array(colours), 4));
	return geometry;
}
// src/scene/frames/frames.ts
function framesOnDemand({ step, draw }, clock) {
	let waiting = null;
	let count = 0;
	let isStopped = false;
	const ask = () => {
		if (!isStopped) waiting ??= clock.request(run);
	};
	function run(now) {
		const isMoving = step(now);
		waiting = null;
		if (isStopped) return;
		count += 1;
		draw();
		if (isMoving) ask();
	}
	return {
		ask,
		count: () => count,
		stop() {
			isStopped = true;
			if (waiting !== null) clock.cancel(waiting);
		}
	};
}
// src/scene/renderer/sharpness.ts
var FINEST = 2;
/** Seen small again, lines and lattices of a plain screen are smooth, and a frame costs half of FINEST. */
var FINE = 1.5;
/** Drawn by the processor, each dot is paid for dearly. */
var byProcessor = /swiftshader|llvmpipe|softpipe|software|basic render/i;
function sharpness(screen, painter) {
	const wanted = byProcessor.test(painter) ? screen : Math.max(screen, FINE);
	return Math.min(wanted, FINEST);
}
/** What draws; browsers that keep it to themselves name something else. */
function painterOf(gl) {
	const more = gl.getExtension("WEBGL_debug_renderer_info");
	const name = gl.getParameter(more ? more.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
	return typeof name === "string" ? name : "";
}
// src/scene/renderer/openRenderer.ts
/** Throws where the device gives no WebGL. */
function openRenderer(canvas, work) {
	const renderer = new WebGLRenderer({
		canvas,
		antialias: true,
		alpha: true,
		stencil: true
	});
	renderer.toneMapping = ACESFilmicToneMapping;
	renderer.shadowMap.enabled = true;
	renderer.shadowMap.type = PCFShadowMap;
	renderer.shadowMap.autoUpdate = false;
	renderer.localClippingEnabled = true;
	const painter = painterOf(renderer.getContext());
	const scene = new Scene();
	let size = {
		width: 1,
		height: 1,
		ratio: 1
	};
	const render = () => {
		work.prepare?.();
		renderer.render(scene, work.camera());
	};
	const frames = framesOnDemand({
		step: work.step ?? (() => false),
		draw() {
			render();
			work.drawn(stats());
		}
	}, {
		request: (run) => requestAnimationFrame(run),
		cancel: (id) => cancelAnimationFrame(id)
	});
	const stats = () => {
		const { calls, triangles } = renderer.info.render;
		return {
			frames: frames.count(),
			calls,
			triangles
		};
	};
	const setSize = (width, height, ratio) => {
		renderer.setPixelRatio(ratio);
		renderer.setSize(width, height, false);
		work.sized?.(width, height);
	};
	const sizeUp = () => setSize(size.width, size.height, sharpness(size.ratio, painter));
	const lost = (event) => {
		event.preventDefault();
		work.lost();
	};
	canvas.addEventListener("webglcontextlost", lost);
	return {
		scene,
		stats,
		ask: frames.ask,
		shade: () => {
			renderer.shadowMap.needsUpdate = true;
		},
		expose: (exposure) => {
			renderer.toneMappingExposure = exposure;
		},
		resize(width, height, ratio) {
			const isSame = size.width === width && size.height === height && size.ratio === ratio;
			if (width <= 0 || height <= 0 || isSame) return;
			size = {
				width,
				height,
				ratio
			};
			sizeUp();
			frames.ask();
		},
		pose(width, height, take, after) {
			setSize(width, height, 1);
			render();
			take(canvas);
			after();
			sizeUp();
			render();
		},
		close() {
			frames.stop();
			canvas.removeEventListener("webglcontextlost", lost);
			renderer.dispose();
			if (!renderer.getContext().isContextLost()) renderer.forceContextLoss();
		}
	};
}
// src/scene/renderer/sunlight.ts
var SHADOW_SIDE = 2048;
/** `softness` of the edges of its shadows, in their dots. */
function sunlight(softness) {
	const root = new Group();
	const sky = new HemisphereLight();
	const sun = new DirectionalLight();
	sun.castShadow = true;
	sun.shadow.mapSize.set(SHADOW_SIDE, SHADOW_SIDE);
	sun.shadow.radius = softness;
	sun.shadow.normalBias = .03;
	sun.shadow.bias = -4e-4;
	root.add(sky, sun, sun.target);
	return {
		root,
		shine(light) {
			sky.color.set(light.sky);
			sky.groundColor.set(light.bounce);
			sky.intensity = light.ambient;
			sun.color.set(light.sun);
			sun.intensity = light.power;
			sun.shadow.intensity = light.shadow;
		},
		stand(from, { reach, away, near, far }) {
			sun.position.set(...from).setLength(away);
			const { camera } = sun.shadow;
			Object.assign(camera, {
				left: -reach,
				right: reach,
				top: reach,
				bottom: -reach,
				near,
				far
			});
			camera.updateProjectionMatrix();
		},
		dispose: () => sun.dispose()
	};
}
export { trianglesGeometry as a, rectanglesGeometry as i, openRenderer as n, bloomTexture as o, paintedRectangles as r, sunlight as t };
