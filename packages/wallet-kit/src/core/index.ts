// The heavy half of the kit: what other lazy parts of a site may use of it.
export { signMessage } from "./requests/signMessage.ts";
