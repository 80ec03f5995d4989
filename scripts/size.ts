// `npm run size`: weighs the built pages, the packed wallet kit, its passkeys and the core of the farm's law against their budgets.
import { packageFolder, packKit } from "./kit/packKit.ts";
import { weighCore } from "./size/weighCore.ts";
import { weighKit } from "./size/weighKit.ts";
import { weighPasskey } from "./size/weighPasskey.ts";
import { weighSite } from "./size/weighSite.ts";

const site = await weighSite();
await packKit();
const kit = await weighKit(packageFolder);
const passkey = await weighPasskey();
const core = await weighCore();
process.exitCode = site && kit && passkey && core ? 0 : 1;
