// The kit's lazy parts, each by the one path that everybody fetches it by.
import { lazyPart } from "@loamstead/ui/lazyPart.ts";

export const connectPart = lazyPart(async () => (await import("./ConnectPart.tsx")).ConnectPart);

const loadConnected = () => import("./connected/ConnectedDialogs.tsx");
export const connectedPart = lazyPart(async () => (await loadConnected()).ConnectedDialogs);

export const wagmiPart = lazyPart(
  async () => (await import("./connected/WithCore.tsx")).WithOpenCore,
);

const loadFace = () => import("./connected/AccountButton.tsx");
export const facePart = lazyPart(async () => (await loadFace()).AccountButton);

const loadKeys = () => import("./keys/index.ts");
export const passkeyPart = lazyPart(async () => (await loadKeys()).PasskeyFold);
export const keysPart = lazyPart(async () => (await loadKeys()).KeysPart);

export const messagesPart = lazyPart(async () => (await import("./Messages.tsx")).Messages);
