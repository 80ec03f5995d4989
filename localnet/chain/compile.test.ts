// Proves what the compiler is given and how its complaints come back.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../../server/testing/testFolder.ts";
import { compile } from "./compile.ts";

let folder: string;
beforeEach(async () => {
  folder = await testFolder("compile");
});

const header = "// SPDX-License-Identifier: MIT\npragma solidity ^0.8.28;\n";
const source = (name: string, text: string) => writeFile(join(folder, name), header + text);

test("gives the interface and the code of each contract, packages included", async () => {
  await source(
    "Well.sol",
    'import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";\n' +
      "contract Well is Ownable(msg.sender) { uint256 public depth; }",
  );
  await source("Pond.sol", 'import "./Well.sol"; contract Pond is Well {}');
  const { Well, Pond } = await compile(folder);
  expect(Well?.bytecode).toMatch(/^0x6[0-9a-f]{100,}$/);
  expect(Well?.abi).toContainEqual(expect.objectContaining({ type: "function", name: "depth" }));
  expect(Pond?.abi).toContainEqual(expect.objectContaining({ type: "function", name: "owner" }));
});

test.for([
  { what: "an error", text: "contract Well { uint256 depth = rope; }", says: "Undeclared" },
  {
    what: "a warning",
    text: "contract Well { function draw() external { uint256 unused; } }",
    says: "Unused local variable",
  },
  {
    what: "an import that is nowhere",
    text: 'import "@nobody/nothing/Rope.sol";',
    says: "not found in node_modules: @nobody/nothing/Rope.sol",
  },
])("refuses $what", async ({ text, says }) => {
  await source("Well.sol", text);
  await expect(compile(folder)).rejects.toThrow(says);
});
