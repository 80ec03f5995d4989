// What the browser may not load before a visitor has chosen a wallet, or touched what opens an account by passkey.
import { vendorScopes } from "./packages/wallet-kit/src/core/connectors/vendorScopes.ts";
import { routes } from "./src/routes/routes.ts";

const whole = (files) => `^(${files.map((file) => file.replaceAll(".", "\\.")).join("|")})$`;
const client = "src/app/client.tsx";
const pages = Object.values(routes).flatMap(({ module }) => module ?? []);
// Where other sites begin with the kit.
const kit = "packages/wallet-kit/src/index.ts";

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-vendor-sdk-at-start",
      severity: "error",
      comment: "A wallet vendor's code is fetched only after a visitor has chosen that wallet.",
      from: { path: whole([client]) },
      to: { path: `(^|node_modules/)(${vendorScopes.join("|")})/`, reachable: true },
    },
    {
      name: "no-passkey-at-start",
      severity: "error",
      comment: "Most visitors never open an account by passkey: no page begins with any of it.",
      from: { path: whole([client, kit, ...pages]) },
      to: { path: "^packages/passkey/", reachable: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    // Only what is loaded together with the first file counts.
    exclude: { dynamic: true },
    tsPreCompilationDeps: false,
  },
};
