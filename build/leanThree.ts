// Leaves out of three what no scene of this site can come to use: shaders of other materials, and reflections.
import type { Plugin } from "vite";

/** The programs in use, as three calls them: of materials, of shadows, and of the ground of a scene. */
const programs = [
  "background",
  "depth",
  "distance",
  "meshbasic",
  "meshlambert",
  "shadow",
  "sprite",
];

/** Where three goes on to what only surroundings that are mirrored need. */
const cuts = [
  ["new PMREMGenerator( renderer )", "null"],
  ["m_uniforms.dfgLUT.value = getDFGLUT();", ""],
] as const;

const written = /^((?:var|const) ([\w$]+) = )"((?:[^"\\]|\\.)*)";$/gm;

/** The variables of the shaders, and of parts of shaders, that no program in use is made of. */
function unused(code: string): ReadonlySet<string> {
  const list = /const ShaderChunk = \{([^}]*)\}/.exec(code)?.[1] ?? "";
  const names = new Map([...list.matchAll(/(\w+): ([\w$]+)/g)].map(([, a, b]) => [a!, b!]));
  const shaders = new Map([...code.matchAll(written)].map(([, , name, text]) => [name!, text!]));
  const used = new Set<string>();
  const use = (name: string): void => {
    if (used.has(name)) return;
    used.add(name);
    const shader = shaders.get(names.get(name) ?? "");
    if (shader === undefined) throw new Error(`three has no ${name} where it was`);
    for (const [, part] of shader.matchAll(/#include <(\w+)>/g)) use(part!);
  };
  for (const program of programs) for (const end of ["vert", "frag"]) use(`${program}_${end}`);
  // What the renderer itself puts before every program, without an include.
  for (const [, part] of code.matchAll(/\bShaderChunk\[ '(\w+)' \]/g)) use(part!);
  return new Set([...names].flatMap(([name, variable]) => (used.has(name) ? [] : [variable])));
}

/** Throws where three is not written as it was: then this has to be looked at anew. */
export function lean(code: string): string {
  const gone = unused(code);
  const shaded = code.replace(written, (line, start: string, name: string) =>
    gone.has(name) ? `${start}"";` : line,
  );
  return cuts.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`three has no “${from}” where it was`);
    return text.replaceAll(from, to);
  }, shaded);
}

export const leanThree = (): Plugin => ({
  name: "loamstead:lean-three",
  transform: {
    filter: { id: /[\\/]three[\\/]build[\\/]three\.module\.js$/ },
    handler: (code) => ({ code: lean(code), map: null }),
  },
});
