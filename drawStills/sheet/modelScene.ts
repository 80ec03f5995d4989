// Draws one model after the other into the same canvas, as the drawings see it.
import {
  ACESFilmicToneMapping,
  Box3,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  OrthographicCamera,
  PCFShadowMap,
  Scene,
  Vector3,
  WebGLRenderer,
} from "three";
import { toTriangles } from "../../src/models/lean/toTriangles.ts";
import type { Part } from "../../src/models/parts.ts";
import { outdoorLights } from "../../src/scene/light/outdoorLight.ts";
import { trianglesGeometry } from "../../src/scene/renderer/geometry.ts";

const SIZE = 240;
const EYE = new Vector3(30, 25.5, 30);

export function openModelScene() {
  const renderer = new WebGLRenderer({ antialias: true, alpha: true, preserveDrawingBuffer: true });
  renderer.setPixelRatio(2);
  renderer.setSize(SIZE, SIZE);
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.toneMappingExposure = outdoorLights.day.exposure;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  const solid = new MeshLambertMaterial({ vertexColors: true });
  const glow = new MeshBasicMaterial({ vertexColors: true, toneMapped: false });

  return function draw(parts: readonly Part[]): { url: string; triangles: number } {
    const scene = new Scene();
    const { sky, bounce, ambient, sun, power, from, shadow } = outdoorLights.day;
    const lamp = new DirectionalLight(sun, power);
    scene.add(new HemisphereLight(sky, bounce, ambient), lamp);
    const made = toTriangles(parts, { lean: true });
    const meshes = [
      made.solid && new Mesh(trianglesGeometry(made.solid), solid),
      made.glow && new Mesh(trianglesGeometry(made.glow), glow),
    ];
    for (const mesh of meshes) {
      if (!mesh) continue;
      mesh.castShadow = mesh.receiveShadow = true;
      scene.add(mesh);
    }
    const box = new Box3().setFromObject(scene);
    const middle = box.getCenter(new Vector3());
    const half = Math.max(box.getSize(new Vector3()).length() / 2, 0.1) * 0.9;
    const camera = new OrthographicCamera(-half, half, half, -half, 0.1, 200);
    camera.position.copy(EYE).add(middle);
    camera.lookAt(middle);
    lamp.position
      .set(...from)
      .setLength(60)
      .add(middle);
    lamp.target.position.copy(middle);
    scene.add(lamp.target);
    lamp.castShadow = true;
    lamp.shadow.mapSize.set(1024, 1024);
    Object.assign(lamp.shadow.camera, { left: -half, right: half, top: half, bottom: -half });
    Object.assign(lamp.shadow, { radius: 3, normalBias: 0.02, bias: -0.0004, intensity: shadow });
    renderer.render(scene, camera);
    const { triangles } = renderer.info.render;
    for (const mesh of meshes) mesh?.geometry.dispose();
    lamp.dispose();
    return { url: renderer.domElement.toDataURL("image/png"), triangles };
  };
}
