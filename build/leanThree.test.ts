// What is left of three is all that the site's own scenes draw with.
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { lean } from "./leanThree.ts";

const three = await readFile("node_modules/three/build/three.module.js", "utf8");
const kept = lean(three);

/** The text of each shader by the name that three has for it. */
function shadersIn(code: string): ReadonlyMap<string, string> {
  const list = code.slice(code.indexOf("const ShaderChunk = {")).split("};")[0]!;
  return new Map(
    [...list.matchAll(/(\w+): ([\w$]+)/g)].map(([, name, variable]) => {
      const start = code.search(
        new RegExp(`^(var|const) ${variable!.replace("$", "\\$")} = `, "m"),
      );
      const line = code.slice(start, code.indexOf("\n", start));
      return [name!, line.slice(line.indexOf('"'))];
    }),
  );
}

it("keeps whole what is drawn with, and everything that it includes", () => {
  const shaders = shadersIn(kept);
  const asItWas = shadersIn(three);
  const whole = (name: string): void => {
    const text = shaders.get(name)!;
    expect(text.length, name).toBeGreaterThan(10);
    expect(text, name).toBe(asItWas.get(name));
    for (const [, part] of text.matchAll(/#include <(\w+)>/g))
      if (asItWas.get(part!) !== '"";') whole(part!);
  };
  for (const program of ["meshlambert", "meshbasic", "sprite", "depth", "distance"])
    for (const end of ["vert", "frag"]) whole(`${program}_${end}`);
  for (const part of ["colorspace_pars_fragment", "tonemapping_pars_fragment"]) whole(part);
  expect(shaders.get("meshphysical_frag")).toBe('"";');
  expect(three.length - kept.length).toBeGreaterThan(60_000);
});

it("has the shader of every material that a scene makes, none of which mirrors anything", async () => {
  const made = new Set<string>();
  for (const file of globSync("src/**/*Scene.ts")) {
    const code = await readFile(file, "utf8");
    for (const [, kind] of code.matchAll(/new (\w+Material)\(/g)) made.add(kind!);
    expect(code, file).not.toMatch(/\benvMap\b|\.environment\b|\.background\b/);
  }
  // Whoever adds one adds its shader to the programs in leanThree.ts.
  const known = ["MeshBasicMaterial", "MeshLambertMaterial", "ShaderMaterial", "SpriteMaterial"];
  expect([...made].toSorted()).toEqual(known);
});

it("stops where three is written in another way", () => {
  expect(() => lean("export {};")).toThrow("background_vert");
});
