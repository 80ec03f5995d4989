// Compiles the Solidity sources of a folder; imports of packages are found in node_modules.
import { readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Abi, Hex } from "viem";

export type Contract = { readonly abi: Abi; readonly bytecode: Hex };

type Complaint = {
  severity: "error" | "warning" | "info";
  formattedMessage: string;
  sourceLocation?: { file: string };
};

type SolcOutput = {
  errors?: Complaint[];
  contracts?: Record<string, Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>;
};

const require = createRequire(import.meta.url);

/** The contracts of the folder's own files by name. A warning about one of these files is an error. */
export async function compile(folder: string): Promise<Record<string, Contract>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sol")).sort();
  const sources: Record<string, { content: string }> = {};
  for (const file of files) sources[file] = { content: await readFile(join(folder, file), "utf8") };

  // Loading the compiler takes longer than everything else here, so only a build pays for it.
  const { default: solc } = await import("solc");
  const output: SolcOutput = JSON.parse(
    solc.compile(
      JSON.stringify({
        language: "Solidity",
        sources,
        settings: {
          optimizer: { enabled: true, runs: 200 },
          evmVersion: "cancun",
          outputSelection: { "*": { "*": ["abi", "evm.bytecode.object"] } },
        },
      }),
      { import: importPackageFile },
    ),
  );
  const complaints = (output.errors ?? []).filter(
    ({ severity, sourceLocation }) =>
      severity === "error" || files.includes(sourceLocation?.file ?? ""),
  );
  if (complaints.length > 0) {
    throw new Error(complaints.map((complaint) => complaint.formattedMessage).join("\n"));
  }
  const contracts: Record<string, Contract> = {};
  for (const file of files) {
    for (const [name, { abi, evm }] of Object.entries(output.contracts?.[file] ?? {})) {
      contracts[name] = { abi, bytecode: `0x${evm.bytecode.object}` };
    }
  }
  return contracts;
}

function importPackageFile(path: string) {
  try {
    return { contents: readFileSync(require.resolve(path), "utf8") };
  } catch {
    return { error: `not found in node_modules: ${path}` };
  }
}
