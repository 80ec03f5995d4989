// src/exchange/loadProtocol.ts
var loadProtocol = () => import("./protocol-PAeVPxtH.mjs");
export { loadProtocol as t };
