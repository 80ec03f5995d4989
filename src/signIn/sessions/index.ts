// The part of the account dialog about sessions; apart from the sign-in itself, which loads at start.
export { SessionsPanel } from "./SessionsPanel.tsx";
