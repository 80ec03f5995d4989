// How an account is shown where nobody is connected: its face and its short address.
export { Avatar } from "./Avatar.tsx";
export { shortenAddress } from "./shortenAddress.ts";
