// The five parts of a room that come and go by themselves: four walls with what hangs on them, and the rest.
import {
  AddEquation,
  CustomBlending,
  type DataTexture,
  DstColorFactor,
  Group,
  type IUniform,
  type Material,
  MeshBasicMaterial,
  MeshLambertMaterial,
  OneFactor,
  Plane,
  Vector2,
  Vector3,
  ZeroFactor,
} from "three";
import type { RoomDimensions } from "../../model/room.ts";
import type { SoftLightScene } from "../light/softLightScene.ts";
import { type Layer, layers } from "../view/sight.ts";
import { type PrintsScene, printsScene } from "./printsScene.ts";

type Paints = {
  readonly solid: MeshLambertMaterial;
  readonly glow: MeshBasicMaterial;
  readonly blot: MeshBasicMaterial;
};

/** Each layer has its own set, because a layer fades by itself. */
type LayerMaterials = Paints & {
  /** Of floor and wall, which are in no batch: a material for both would be made ready anew for each, in every frame. */
  readonly house: Paints;
  /** Where light begins in the pictures of light: of the wall or floor itself, and of each thing. */
  readonly lightRun: IUniform<Vector2>;
  readonly lightRuns: IUniform<DataTexture | null>;
  /** 0 is gone, 1 is there. */
  readonly fade: (shown: number) => void;
  readonly dispose: () => void;
};

/** Left-out dots instead of glass: nothing has to be sorted, and what stands behind is drawn as ever. */
export function dotted(material: Material): { value: number } {
  const shown = { value: 1 };
  material.onBeforeCompile = (shader) => {
    shader.uniforms.shown = shown;
    shader.fragmentShader = shader.fragmentShader
      .replace("void main() {", `${DOTS}\nvoid main() {\n  if (isLeftOut()) discard;`)
      .replace("#include <common>", "#include <common>\nuniform float shown;");
  };
  return shown;
}

const DOTS = `
bool isLeftOut() {
  if (shown > 0.995) return false;
  vec2 at = floor(gl_FragCoord.xy);
  return fract(52.9829189 * fract(dot(at, vec2(0.06711056, 0.00583715)))) >= shown;
}`;

/** Multiplies what is there; it neither lights nor hides anything. */
const shadeMaterial = (): MeshBasicMaterial =>
  new MeshBasicMaterial({
    vertexColors: true,
    toneMapped: false,
    transparent: true,
    depthWrite: false,
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: DstColorFactor,
    blendDst: ZeroFactor,
    blendSrcAlpha: ZeroFactor,
    blendDstAlpha: OneFactor,
  });

/** Of painted shade so much goes where light is gathered, which has its own. */
const UNPAINTED = 0.7;

/** Painted shade goes as gathered light comes. */
function fainter(material: Material, lit: IUniform<number>): void {
  const change = material.onBeforeCompile;
  material.onBeforeCompile = (shader, renderer) => {
    change.call(material, shader, renderer);
    shader.uniforms.lightLit = lit;
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <common>", "#include <common>\nuniform float lightLit;")
      .replace(
        "#include <opaque_fragment>",
        `outgoingLight = mix(outgoingLight, vec3(1.0), ${UNPAINTED} * lightLit);
        #include <opaque_fragment>`,
      );
  };
  material.customProgramCacheKey = () => "fainter";
}

/** `walls` cut off the shade that would fall beyond the room. */
function layerMaterials(walls: Plane[], soft: SoftLightScene, prints: PrintsScene): LayerMaterials {
  const lightRun = { value: new Vector2(-1, -1) };
  const lightRuns: IUniform<DataTexture | null> = { value: null };
  const shown: { value: number }[] = [];
  const paints = (of: "things" | "house"): Paints => {
    const solid = new MeshLambertMaterial({ vertexColors: true });
    const glow = new MeshBasicMaterial({ vertexColors: true, toneMapped: false });
    const blot = shadeMaterial();
    blot.clippingPlanes = walls;
    shown.push(...[solid, glow, blot].map(dotted));
    if (of === "things") prints.print(solid);
    soft.soften(solid, "own", { lightRun, lightRuns });
    fainter(blot, soft.lit);
    return { solid, glow, blot };
  };
  const [things, house] = [paints("things"), paints("house")];
  return {
    ...things,
    house,
    lightRun,
    lightRuns,
    fade: (value) => {
      for (const uniform of shown) uniform.value = value;
    },
    dispose: () => {
      for (const paint of [things, house])
        for (const material of Object.values(paint)) material.dispose();
    },
  };
}

export type OneLayer = { readonly group: Group; readonly materials: LayerMaterials };

export type LayersScene = {
  readonly root: Group;
  readonly of: (layer: Layer) => OneLayer;
  readonly resize: (size: RoomDimensions) => void;
  /** A wall, with what hangs on it: 0 is gone, 1 is there. */
  readonly fade: (layer: Layer, shown: number) => void;
  /** Of all that is of cloth in it. */
  readonly prints: PrintsScene;
  readonly dispose: () => void;
};

const OUT = 0.005;

export function layersScene(soft: SoftLightScene): LayersScene {
  const root = new Group();
  const prints = printsScene();
  const bounds = [
    new Plane(new Vector3(1, 0, 0)),
    new Plane(new Vector3(-1, 0, 0)),
    new Plane(new Vector3(0, 0, 1)),
    new Plane(new Vector3(0, 0, -1)),
  ];
  const all = new Map<Layer, OneLayer>(
    layers.map((layer) => {
      const group = new Group();
      root.add(group);
      const materials = layerMaterials(layer === "room" ? bounds : [], soft, prints);
      return [layer, { group, materials }];
    }),
  );
  const of = (layer: Layer): OneLayer => all.get(layer)!;

  return {
    root,
    of,
    prints,
    resize({ columns, rows }) {
      for (const [i, half] of [columns, columns, rows, rows].entries())
        bounds[i]!.constant = half / 2 + OUT;
    },
    fade(layer, shown) {
      of(layer).materials.fade(shown);
      of(layer).group.visible = shown > 0;
    },
    dispose() {
      for (const { materials } of all.values()) materials.dispose();
      prints.dispose();
    },
  };
}
