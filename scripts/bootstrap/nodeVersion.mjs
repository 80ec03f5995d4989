// Decides whether the Node that was found is the one that the project is pinned to.
export function judgeVersion(found, wanted) {
  if (found === undefined) {
    return {
      ok: false,
      reason: `Node ${wanted} (npm package "node") is not in node_modules or does not run on this machine. Run \`node installArchSpecificPackage.js\` in node_modules/node while online, or allow its install script, and try again.`,
    };
  }
  if (found !== `v${wanted}`) {
    return {
      ok: false,
      reason: `node_modules holds Node ${found}, but the project is pinned to v${wanted}. Remove node_modules and run the command again.`,
    };
  }
  return { ok: true };
}

/** The names under which npm has the binary for a machine, likeliest first. */
export function platformPackages(platform, arch) {
  const system = platform === "win32" ? "win" : platform;
  return platform === "darwin" && arch === "arm64"
    ? [`node-bin-${system}-${arch}`, `node-${system}-${arch}`]
    : [`node-${system}-${arch}`];
}
