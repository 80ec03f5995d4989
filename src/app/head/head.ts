// Runs in the page's head before anything is painted: says who comes back, and which hour the page has.
import "@loamstead/wallet-kit/returning";
import "./firstHour.ts";
