// The manifest that the packed kit carries, made from that of its workspace.
import { relative } from "node:path";
import { declarationOf } from "./emitTypes.ts";

export type Workspace = {
  name: string;
  version: string;
  description: string;
  license: string;
  exports: Readonly<Record<string, string>>;
};

/** What the kit is tested with is the least that a host has to have. */
const peerDependencies = {
  "@tanstack/react-query": "^5.0.0",
  react: "^19.0.0",
  "react-dom": "^19.0.0",
  viem: "^2.0.0",
  wagmi: "^3.0.0",
};

export const peers: readonly string[] = Object.keys(peerDependencies);

/** `.` is `index`, `./core` is `core`. */
export const nameOf = (door: string): string => (door === "." ? "index" : door.slice(2));

export function manifestOf(workspace: Workspace) {
  const { name, version, description, license } = workspace;
  const doors = Object.entries(workspace.exports).map(([door, source]) => {
    const types = `./types/${declarationOf(relative("/", `/wallet-kit/${source}`))}`;
    return [door, { types, default: `./${nameOf(door)}.js` }] as const;
  });
  return {
    name,
    version,
    description,
    license,
    type: "module",
    sideEffects: ["*.css"],
    exports: { ...Object.fromEntries(doors), "./styles.css": "./styles.css" },
    files: ["*.js", "parts", "types", "styles.css", "LICENSES.md"],
    peerDependencies,
  };
}
