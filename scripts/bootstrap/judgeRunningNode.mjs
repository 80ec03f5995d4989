// Whether the Node that runs npm can install the packages: some of them are made in part for the machine.

/** Below these npm leaves such parts out, without a word, by the packages' own `engines`. */
const oldest = [
  [20, 19],
  [22, 12],
];

export function judgeRunningNode(version) {
  const [major, minor] = version.split(".").map(Number);
  const isNew = major > oldest.at(-1)[0];
  if (isNew || oldest.some(([least, from]) => major === least && minor >= from))
    return { ok: true };
  return {
    ok: false,
    reason: `This is Node ${version}, which cannot install the packages. Take Node 20.19 or newer of its line, or 22.12 or newer, and run the command again.`,
  };
}
