// `npm run models -- chair`: a live page for the pieces called so; without a name, or with that of a group, contact sheets.
import { openWorkbench } from "./workbench/serve.ts";

const groups = ["furniture", "outdoors", "fields"];
const [wanted] = process.argv.slice(2);

if (wanted === undefined || groups.includes(wanted)) await import("./sheet/write.ts");
else {
  const { url, close } = await openWorkbench({ wanted });
  console.log(
    `The workbench is at ${url}\nIt follows the file as you save it. Press Ctrl+C to stop.`,
  );
  process.once("SIGINT", () => void close().then(() => process.exit(0)));
}
