// Tells beforehand that a command could not write into the project's folder: its tools would only show a stack.
import { access, constants } from "node:fs/promises";
import path from "node:path";

/** Both are looked at: packages may be somebody else's, or on another disk. */
export async function mayWrite(root, name, look = access) {
  for (const folder of [root, path.join(root, "node_modules")]) {
    try {
      await look(folder, constants.W_OK);
    } catch (error) {
      // What is not there yet will be installed.
      if (error.code === "ENOENT") continue;
      const reason =
        `"npm run ${name}" writes into the project's folder, and ${folder} cannot be written ` +
        `(${error.code}). Copy the project to a folder of your own, or run this as its owner.`;
      return { ok: false, reason };
    }
  }
  return { ok: true };
}
