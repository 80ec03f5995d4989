// `npm run format`: formats every file and mends what can be mended safely.
import { runProgram } from "./run/runProgram.ts";
import { tool } from "./run/tool.ts";

const given = process.argv.slice(2);
const paths = given.length > 0 ? given : ["."];
const { code } = await runProgram(process.execPath, [tool("biome"), "check", "--write", ...paths], {
  isShown: true,
});
process.exitCode = code;
