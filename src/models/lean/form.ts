// One way to build a part for a live scene. Forms of one part that have the same name are the same.
import type { Mesh } from "../meshes/mesh.ts";

export type MeshForm = { readonly name: string; readonly make: () => Mesh };
