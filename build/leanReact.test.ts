// What is left of react-dom is all that the site's own pages ask of it.
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { lean } from "./leanReact.ts";

const react = await readFile("node_modules/react-dom/cjs/react-dom-client.production.js", "utf8");
const kept = lean(react);

it("takes away whole functions and nothing beside them", () => {
  const line = /^(?:function ([\w$]+)\(|([\w$]+\.prototype\.\w+) = function \()/gm;
  const names = (code: string) => [...code.matchAll(line)].map(([, one, other]) => one ?? other);
  const left = new Set(names(kept));
  const gone = names(react).filter((name) => !left.has(name));
  // A method that was taken away was one of what a ref of a fragment, or a view's picture, has.
  for (const name of gone)
    expect(name).toMatch(/^(FragmentInstance|ViewTransitionPseudoElement)\.prototype\./);
  expect(react.length - kept.length).toBeGreaterThan(40_000);
  expect(() => new Function("exports", "require", kept)).not.toThrow();
});

it("leaves out nothing that a page uses, or what a page is made with", async () => {
  const asks =
    /\b(ViewTransition|addTransitionType|SuspenseList|componentStack)\b|<Fragment\s[^>]*\bref=/;
  const ours = globSync(["src/**/*.{ts,tsx}", "packages/*/**/*.{ts,tsx}"], {
    exclude: ["**/node_modules/**"],
  });
  expect(ours.length).toBeGreaterThan(500);
  for (const file of ours) expect(await readFile(file, "utf8"), file).not.toMatch(asks);
});

it("begins no transition of the view, as long as nothing that it left out would ask for one", () => {
  // The one place where it is begun, and all that could lead there.
  expect(react.match(/= startViewTransition\(/g)).toHaveLength(1);
  expect(kept).not.toContain("shouldStartViewTransition = !0");
});

it("stops where react-dom is written in another way", () => {
  expect(() => lean("export {};")).toThrow("getViewTransitionName");
});
