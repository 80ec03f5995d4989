// Finds the anvil program that npm installed for this machine.
import { createRequire } from "node:module";

/** The program itself and not its npm wrapper: a second Node process would only cost time. */
export function anvilBinary(): string {
  const fromPackage = createRequire(
    createRequire(import.meta.url).resolve("@foundry-rs/anvil/package.json"),
  );
  const architecture = process.arch === "x64" ? "amd64" : process.arch;
  const [system, file] =
    process.platform === "win32" ? ["win32", "anvil.exe"] : [process.platform, "anvil"];
  return fromPackage.resolve(`@foundry-rs/anvil-${system}-${architecture}/bin/${file}`);
}
