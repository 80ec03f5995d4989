// `npm run size`: weighs the built pages, the packed wallet kit and its passkeys against their budgets.
import { packageFolder, packKit } from "./kit/packKit.ts";
import { weighKit } from "./size/weighKit.ts";
import { weighPasskey } from "./size/weighPasskey.ts";
import { weighSite } from "./size/weighSite.ts";

const site = await weighSite();
await packKit();
const kit = await weighKit(packageFolder);
const passkey = await weighPasskey();
process.exitCode = site && kit && passkey ? 0 : 1;
