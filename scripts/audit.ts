// `npm run audit`: asks the registry for known holes in what the lock file installs, and says so where it does not answer.
import { isGrave, readAudit } from "./audit/readAudit.ts";
import { runProgram } from "./run/runProgram.ts";

const { output } = await runProgram("npm", ["audit", "--audit", "--json"]);
const audit = readAudit(output);
if (audit.isKnown) {
  for (const { package: name, severity, title } of audit.holes) {
    console.log(`${severity.padEnd(8)} ${name}: ${title}`);
  }
  const grave = audit.holes.filter(isGrave).length;
  console.log(`${audit.holes.length} known holes, ${grave} of them high or critical.`);
  process.exitCode = grave > 0 ? 1 : 0;
} else {
  console.log(`Not audited: the registry that is used here gives no answer (${audit.why}).`);
}
