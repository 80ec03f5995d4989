// `npm run kit`: a page that shows every dialog of the wallet kit, live, in each language, width and look.
import { createServer } from "vite";
import { fromRoot, root } from "./run/root.ts";

const server = await createServer({
  root,
  configFile: fromRoot("vite.config.ts"),
  // Beside a site that is being developed as well.
  base: "/",
  // By its name: at a number nobody is offered a passkey.
  server: { host: "localhost", port: 4180 },
});
await server.listen();
console.log(`The wallet kit: ${server.resolvedUrls!.local[0]}packages/wallet-kit/page/`);
