// The kit's lazy parts, each by the one path that everybody fetches it by.
import { lazyPart } from "./lazyPart.ts";

export const connectPart = lazyPart(async () => (await import("./ConnectPart.tsx")).ConnectPart);

const loadConnected = () => import("./connected/ConnectedDialogs.tsx");
export const connectedPart = lazyPart(async () => (await loadConnected()).ConnectedDialogs);

const loadFace = () => import("./connected/AccountButton.tsx");
export const facePart = lazyPart(async () => (await loadFace()).AccountButton);
