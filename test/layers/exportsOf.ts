// Which names a source file declares and exports.
const declared =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm;
const destructured = /^export const \{([^}]*)\}/gm;

export function exportsOf(source: string): string[] {
  const names = Array.from(source.matchAll(declared), ([, name]) => name!);
  const taken = Array.from(source.matchAll(destructured), ([, list]) => list!.split(","))
    .flat()
    .map((entry) => entry.split(":").pop()!.split("=")[0]!.trim())
    .filter((name) => name !== "");
  return [...names, ...taken];
}
