// The exchange's part of the account dialog, fetched with it.
export { ExchangePanel } from "./ExchangePanel.tsx";
