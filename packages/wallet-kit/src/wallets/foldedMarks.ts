// The marks of wallets that are folded away unless they are in use here: fetched once the dialog is open.
import baseMark from "@web3icons/core/svgs/networks/branded/base.svg.js";
import ledgerMark from "@web3icons/core/svgs/wallets/branded/ledger.svg.js";
import okxMark from "@web3icons/core/svgs/wallets/branded/okx.svg.js";
import phantomMark from "@web3icons/core/svgs/wallets/branded/phantom.svg.js";
import safeMark from "@web3icons/core/svgs/wallets/branded/safe.svg.js";
import trustMark from "@web3icons/core/svgs/wallets/branded/trust.svg.js";
import braveMark from "simple-icons/icons/brave.svg?raw";
import { svgUrl } from "./svgUrl.ts";

export const base = svgUrl(baseMark);
export const brave = svgUrl(
  braveMark.replace('viewBox="0 0 24 24"', 'viewBox="-3 -3 30 30" fill="#fb542b"'),
);
export const ledger = svgUrl(ledgerMark);
export const okx = svgUrl(okxMark);
export const phantom = svgUrl(phantomMark);
export const safe = svgUrl(safeMark);
export const trust = svgUrl(trustMark);
