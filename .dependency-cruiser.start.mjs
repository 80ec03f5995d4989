// What the browser may not load before a visitor has chosen a wallet.
import { vendorScopes } from "./packages/wallet-kit/src/core/connectors/vendorScopes.ts";

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-vendor-sdk-at-start",
      severity: "error",
      comment: "A wallet vendor's code is fetched only after a visitor has chosen that wallet.",
      from: { path: "^src/app/client\\.tsx$" },
      to: { path: `(^|node_modules/)(${vendorScopes.join("|")})/`, reachable: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    // Only what is loaded together with the first file counts.
    exclude: { dynamic: true },
    tsPreCompilationDeps: false,
  },
};
