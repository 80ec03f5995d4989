// A wallet that the site knows by name: what it is called, where it is found, how it is reached.
import type { Route } from "../core/core.ts";
import type { Environment, Platform } from "./environment.ts";

export type DownloadUrls = {
  android?: string;
  ios?: string;
  /** A page that sends a phone to its store. */
  mobile?: string;
  /** What the install code says. */
  qrCode?: string;
  chrome?: string;
  edge?: string;
  firefox?: string;
  opera?: string;
  safari?: string;
  browserExtension?: string;
};

export type InstructionStep = {
  step: "install" | "create" | "scan" | "refresh";
  title: string;
  description: string;
};

export type Instructions = { learnMoreUrl: string; steps: readonly InstructionStep[] };

/** What there is to connect through on this page. */
export type Seen = {
  /** The rdns of the wallets that announced themselves. */
  announced: readonly string[];
  environment: Environment;
};

export type Wallet = {
  id: string;
  name: string;
  shortName: string;
  iconUrl: string;
  iconBackground: string;
  /** #rgb or #rrggbb */
  iconAccent: string;
  groupName: string;
  /** The names under which its extension announces itself (EIP-6963). */
  rdns: readonly string[];
  downloadUrls: DownloadUrls;
  /** The address that opens its app on this phone with a pairing code. */
  mobileLink?: (uri: string, platform: Platform) => string;
  qrCode?: { getUri: (uri: string) => string; instructions?: Instructions };
  extension?: { instructions: Instructions };
  /** Stands for a wallet without a name: left out where another is installed, or none is there. */
  lastResort?: true;
  /** How it can be reached here; undefined where it cannot. */
  route: (seen: Seen) => Route | undefined;
};
