// Any number of squares in one draw, which their shader turns to the viewer (billboards).
import {
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  PlaneGeometry,
  type ShaderMaterial,
} from "three";

/** For each square as many numbers as the shader's attribute of that name has. */
export type SquareValues = Readonly<Record<string, readonly (readonly number[])[]>>;

export function facingSquares(material: ShaderMaterial, order: number) {
  const plane = new PlaneGeometry(1, 1);
  const mesh = new Mesh(new InstancedBufferGeometry(), material);
  mesh.frustumCulled = false;
  mesh.visible = false;
  mesh.renderOrder = order;
  return {
    mesh,
    show(count: number, values: SquareValues) {
      mesh.visible = count > 0;
      if (!mesh.visible) return;
      mesh.geometry.dispose();
      const geometry = new InstancedBufferGeometry();
      geometry.index = plane.index;
      geometry.setAttribute("position", plane.getAttribute("position"));
      geometry.setAttribute("uv", plane.getAttribute("uv"));
      for (const [name, all] of Object.entries(values)) {
        const size = all[0]!.length;
        geometry.setAttribute(
          name,
          new InstancedBufferAttribute(new Float32Array(all.flat()), size),
        );
      }
      geometry.instanceCount = count;
      mesh.geometry = geometry;
    },
    dispose() {
      for (const one of [plane, mesh.geometry]) one.dispose();
    },
  };
}
