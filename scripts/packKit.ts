// `npm run pack:kit`: builds the wallet kit as other sites install it, and packs it.
import { packKit } from "./kit/packKit.ts";

const file = await packKit();
console.log(file);
