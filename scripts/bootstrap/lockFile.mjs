// Tells whether a package-lock.json was made from this package.json.
const kinds = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"];

export function describesManifest(lock, manifest) {
  const locked = lock.packages?.[""] ?? {};
  return kinds.every((kind) => same(locked[kind] ?? {}, manifest[kind] ?? {}));
}

function same(left, right) {
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length && names.every((name) => left[name] === right[name])
  );
}
