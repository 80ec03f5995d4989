// Measures how deep a JSON text nests before anything is built from it.
export function nestsDeeperThan(json: string, limit: number): boolean {
  let depth = 0;
  let inText = false;
  for (let i = 0; i < json.length; i += 1) {
    const char = json[i];
    if (inText) {
      if (char === "\\") i += 1;
      else if (char === '"') inText = false;
    } else if (char === '"') {
      inText = true;
    } else if (char === "{" || char === "[") {
      depth += 1;
      if (depth > limit) return true;
    } else if (char === "}" || char === "]") {
      depth -= 1;
    }
  }
  return false;
}
