// Fetches the curve and the hashes, which weigh more than all else here, for those who unlock.
export const loadProtocol = () => import("./protocol/index.ts");
