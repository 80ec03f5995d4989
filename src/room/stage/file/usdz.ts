// Writes a room as USDZ, which iPhones and iPads stand on a table: a scene in words, its colours as a picture, in a zip.
import site from "../../../../site.config.ts";
import type { Triangles } from "../../../models/lean/triangles.ts";
import type { Vec } from "../../../models/pose.ts";
import { inScene, type ScenePose, TILE_ON_TABLE } from "../view/roomFrame.ts";
import type { FiledPicture, FiledRoom } from "./filed.ts";
import type { PaintPng } from "./paintPng.ts";
import { type Palette, paletteOf } from "./palette.ts";
import { clothDots, SQUARE_DOTS } from "./printedCloth.ts";
import { type Dressed, dressedOf, type ShadedCloth } from "./shadedCloth.ts";
import { storedZip } from "./storedZip.ts";

const FINE = 4;
const COLOURS = "colours.png";

const short = (value: number): string => String(Number(value.toFixed(FINE)));
const point = (values: Iterable<number>): string => `(${[...values].map(short).join(", ")})`;
const points = (values: Float32Array, size: 2 | 3): string =>
  `[${Array.from({ length: values.length / size }, (_, i) => point(values.subarray(i * size, i * size + size))).join(", ")}]`;

/** What is in braces after a head. */
const block = (head: string, ...lines: readonly string[]): string =>
  `${head}\n{\n${lines.join("\n")}\n}`;

/** Whether it shines by itself, and how the picture goes on beyond its edges. */
type MaterialOptions = { readonly isGlowing?: boolean; readonly wrap?: "clamp" | "repeat" };

/** A colour from a picture. */
function material(
  name: string,
  file: string,
  { isGlowing = false, wrap = "clamp" }: MaterialOptions = {},
): string {
  const path = `/Room/Materials/${name}`;
  const surface = [
    'uniform token info:id = "UsdPreviewSurface"',
    ...["diffuse", ...(isGlowing ? ["emissive"] : [])].map(
      (what) => `color3f inputs:${what}Color.connect = <${path}/Picture.outputs:rgb>`,
    ),
    "float inputs:metallic = 0",
    "float inputs:roughness = 0.9",
    "token outputs:surface",
  ];
  const picture = [
    'uniform token info:id = "UsdUVTexture"',
    `asset inputs:file = @${file}@`,
    `float2 inputs:st.connect = <${path}/Corners.outputs:result>`,
    'token inputs:sourceColorSpace = "sRGB"',
    `token inputs:wrapS = "${wrap}"`,
    `token inputs:wrapT = "${wrap}"`,
    "float3 outputs:rgb",
  ];
  const corners = [
    'uniform token info:id = "UsdPrimvarReader_float2"',
    'string inputs:varname = "st"',
    "float2 outputs:result",
  ];
  return block(
    `def Material "${name}"`,
    `token outputs:surface.connect = <${path}/Surface.outputs:surface>`,
    block('def Shader "Surface"', ...surface),
    block('def Shader "Picture"', ...picture),
    block('def Shader "Corners"', ...corners),
  );
}

type Mesh = Pick<Triangles, "position" | "normal" | "index">;

function mesh(name: string, { position, normal, index }: Mesh, st: string, of: string): string {
  return block(
    `def Mesh "${name}" (\nprepend apiSchemas = ["MaterialBindingAPI"]\n)`,
    `int[] faceVertexCounts = [${Array(index.length / 3)
      .fill(3)
      .join(", ")}]`,
    `int[] faceVertexIndices = [${index.join(", ")}]`,
    `point3f[] points = ${points(position, 3)}`,
    `normal3f[] normals = ${points(normal, 3)} (\ninterpolation = "vertex"\n)`,
    st,
    'uniform token subdivisionScheme = "none"',
    `rel material:binding = </Room/Materials/${of}>`,
  );
}

/** All three corners of a triangle have the middle of its dot, so that no neighbour shines into it. */
function stOfDots({ side, dotsOf }: Palette, part: Triangles): string {
  const dots = dotsOf(part);
  const used = [...new Set(dots)];
  const place = new Map(used.map((dot, i) => [dot, i]));
  const at = used.map((dot) =>
    point([((dot % side) + 0.5) / side, 1 - (Math.floor(dot / side) + 0.5) / side]),
  );
  const each = [...dots].flatMap((dot) => Array<number>(3).fill(place.get(dot)!));
  return [
    `texCoord2f[] primvars:st = [${at.join(", ")}] (\ninterpolation = "faceVarying"\n)`,
    `int[] primvars:st:indices = [${each.join(", ")}]`,
  ].join("\n");
}

function plainMesh(name: string, part: Triangles, palette: Palette, of: string): string[] {
  return part.index.length > 0 ? [mesh(name, part, stOfDots(palette, part), of)] : [];
}

/** Cloth counts upwards from its first row, which is the last one here. */
function stOfCloth(at: Float32Array): string {
  const upwards = at.map((value, i) => (i % 2 === 1 ? 1 - value : value));
  return `texCoord2f[] primvars:st = ${points(upwards, 2)} (\ninterpolation = "vertex"\n)`;
}

function stOfPicture({ uv }: FiledPicture): string {
  const upwards = uv.map((value, i) => (i % 2 === 1 ? 1 - value : value));
  return `texCoord2f[] primvars:st = ${points(upwards, 2)} (\ninterpolation = "vertex"\n)`;
}

/** Rows are where the axes of a thing go, and then the thing itself. */
function standing(spot: ScenePose): string {
  const turned = (axis: Vec) => point([...inScene({ ...spot, x: 0, y: 0, z: 0 }, axis), 0]);
  const rows = [
    turned([1, 0, 0]),
    turned([0, 1, 0]),
    turned([0, 0, 1]),
    point([spot.x, spot.y, spot.z, 1]),
  ];
  return [
    `matrix4d xformOp:transform = (${rows.join(", ")})`,
    'uniform token[] xformOpOrder = ["xformOp:transform"]',
  ].join("\n");
}

/** Quotes and lines would end the words early. */
const quoted = (words: string): string => JSON.stringify(words.replace(/[\r\n]+/g, " "));

export async function usdzOf(
  { name, things, pictures }: FiledRoom,
  paintPng: PaintPng,
): Promise<Uint8Array<ArrayBuffer>> {
  const dressed = new Map<Triangles, Dressed>();
  const dress = (part: Triangles): Dressed => {
    const known = dressed.get(part) ?? dressedOf(part);
    dressed.set(part, known);
    return known;
  };
  const parts = things.flatMap(({ part: { solid, glow } }) =>
    [solid, glow].flatMap((one) => (one ? [dress(one).plain] : [])),
  );
  const palette = paletteOf(parts);
  const cloths = new Map<
    string,
    { readonly of: string; readonly file: string; cloth: ShadedCloth }
  >();
  for (const { cloth } of [...dressed.values()].flatMap(({ printed }) => printed)) {
    const n = cloths.size;
    if (!cloths.has(cloth.key))
      cloths.set(cloth.key, { of: `cloth${n}`, file: `cloth/${n}.png`, cloth });
  }
  const endings = { "image/png": "png", "image/jpeg": "jpg" } as const;
  const hung = pictures.map((picture, i) => ({
    picture,
    of: `picture${i}`,
    file: `pictures/${i}.${endings[picture.type]}`,
  }));

  const stood = things.map(({ name: called, part: { solid, glow }, spot }, i) =>
    block(
      `def Xform "thing${i}" (\ndisplayName = ${quoted(called)}\n)`,
      standing(spot),
      ...(solid ? plainMesh("solid", dress(solid).plain, palette, "matt") : []),
      ...(solid
        ? dress(solid).printed.map(({ cloth, part }, k) =>
            mesh(`print${k}`, part, stOfCloth(part.print.at), cloths.get(cloth.key)!.of),
          )
        : []),
      ...(glow ? plainMesh("glow", dress(glow).plain, palette, "glow") : []),
    ),
  );
  const materials = [
    material("matt", COLOURS),
    material("glow", COLOURS, { isGlowing: true }),
    ...[...cloths.values()].map(({ of, file }) => material(of, file, { wrap: "repeat" })),
    ...hung.map(({ of, file }) => material(of, file)),
  ];
  const words = [
    `#usda 1.0\n(\ncustomLayerData = {\nstring creator = ${quoted(`${site.name} room designer`)}\n}`,
    'defaultPrim = "Room"\nmetersPerUnit = 1\nupAxis = "Y"\n)\n',
    block(
      `def Xform "Room" (\ndisplayName = ${quoted(name)}\nkind = "component"\n)`,
      'token preliminary:anchoring:type = "plane"',
      'token preliminary:planeAnchoring:alignment = "horizontal"',
      `float3 xformOp:scale = ${point([TILE_ON_TABLE, TILE_ON_TABLE, TILE_ON_TABLE])}`,
      'uniform token[] xformOpOrder = ["xformOp:scale"]',
      block('def Scope "Materials"', ...materials),
      ...stood,
      ...hung.map(({ picture, of }) => mesh(`${of}Mesh`, picture, stOfPicture(picture), of)),
    ),
  ].join("\n");
  const painted = await Promise.all(
    [...cloths.values()].map(async ({ file, cloth: { pattern, first, second } }) => ({
      name: file,
      bytes: await paintPng(SQUARE_DOTS, clothDots(pattern, first, second)),
    })),
  );
  return storedZip([
    { name: "room.usda", bytes: new TextEncoder().encode(`${words}\n`) },
    { name: COLOURS, bytes: await paintPng(palette.side, palette.dots) },
    ...painted,
    ...hung.map(({ file, picture }) => ({ name: file, bytes: picture.image })),
  ]);
}
