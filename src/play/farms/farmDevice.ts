// The database of farms, opened while the page and the law are still on their way.
import { openDevice } from "../../keeping/browser/browserPorts.ts";
import { farmLayout } from "./farmLayout.ts";
import { handOver } from "./handOver.ts";

export const { ahead: openDeviceAhead, take: takeDevice } = handOver(() => openDevice(farmLayout));
