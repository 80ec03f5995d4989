// The few materials of a room; each layer has its own set, because a layer fades by itself.
import {
  AddEquation,
  CustomBlending,
  DstColorFactor,
  type Material,
  MeshBasicMaterial,
  MeshLambertMaterial,
  OneFactor,
  type Plane,
  ZeroFactor,
} from "three";

export type LayerMaterials = {
  readonly solid: MeshLambertMaterial;
  readonly glow: MeshBasicMaterial;
  readonly blot: MeshBasicMaterial;
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

/** `walls` cut off the shade that would fall beyond the room. */
export function layerMaterials(walls: Plane[]): LayerMaterials {
  const solid = new MeshLambertMaterial({ vertexColors: true });
  const glow = new MeshBasicMaterial({ vertexColors: true, toneMapped: false });
  const blot = shadeMaterial();
  blot.clippingPlanes = walls;
  const all = [solid, glow, blot];
  const shown = all.map(dotted);
  return {
    solid,
    glow,
    blot,
    fade: (value) => {
      for (const uniform of shown) uniform.value = value;
    },
    dispose: () => {
      for (const material of all) material.dispose();
    },
  };
}
