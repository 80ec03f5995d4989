// `npm run size`: weighs the built pages against their budgets.
import { weighSite } from "./size/weighSite.ts";

process.exitCode = (await weighSite()) ? 0 : 1;
