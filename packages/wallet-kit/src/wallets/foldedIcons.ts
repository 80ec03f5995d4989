// The marks of wallets that are folded away unless they are in use here: fetched once the dialog is open.
import baseMark from "../marks/wallets/base.svg?raw";
import braveMark from "../marks/wallets/brave.svg?raw";
import ledgerMark from "../marks/wallets/ledger.svg?raw";
import okxMark from "../marks/wallets/okx.svg?raw";
import phantomMark from "../marks/wallets/phantom.svg?raw";
import safeMark from "../marks/wallets/safe.svg?raw";
import trustMark from "../marks/wallets/trust.svg?raw";
import { svgUrl } from "./svgUrl.ts";

export const baseIcon = svgUrl(baseMark);
export const braveIcon = svgUrl(
  braveMark.replace('viewBox="0 0 24 24"', 'viewBox="-3 -3 30 30" fill="#fb542b"'),
);
export const ledgerIcon = svgUrl(ledgerMark);
export const okxIcon = svgUrl(okxMark);
export const phantomIcon = svgUrl(phantomMark);
export const safeIcon = svgUrl(safeMark);
export const trustIcon = svgUrl(trustMark);
