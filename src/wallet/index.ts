// The wallet kit: what the rest of the site may use of it.
export { ConnectButton } from "./ConnectButton.tsx";
