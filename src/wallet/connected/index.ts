// What other lazy parts of a site may use of the kit once somebody is connected.
export { useContractRead } from "../core/hooks/useContractRead.ts";
export { watchNft } from "../core/requests/watchAsset.ts";
export { useIdentity } from "../identity/useIdentity.ts";
export { WithCore } from "./WithCore.tsx";
