// `npm run size`: weighs the built pages, and the packed wallet kit, against their budgets.
import { packageFolder, packKit } from "./kit/packKit.ts";
import { weighKit } from "./size/weighKit.ts";
import { weighSite } from "./size/weighSite.ts";

const site = await weighSite();
await packKit();
const kit = await weighKit(packageFolder);
process.exitCode = site && kit ? 0 : 1;
