// A wallet that the site knows by name: what it is called, where it is found, how it is reached.
import type { WalletRoute } from "../core/route.ts";
import type { Environment } from "./environment.ts";

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

/** One of the first steps with a wallet that has just been installed. */
export type InstructionStep = {
  step: "install" | "create" | "scan" | "refresh";
  title: string;
  description: string;
};

/** The first steps with a wallet, and where there is more to read. */
export type Instructions = {
  learnMoreUrl: string;
  /** Where a wallet's first steps are not the usual ones. */
  steps?: readonly InstructionStep[];
};

/** What there is to connect through on this page. */
export type Seen = {
  /** The rdns of the wallets that announced themselves. */
  announced: readonly string[];
  environment: Environment;
};

/** Where its app is found on a phone; without an app any wallet there may answer. */
export type PhoneApp = {
  /** Its own scheme, such as rainbow://, which needs no detour through the web. */
  scheme: string;
  /** The page that opens it where it is installed. */
  universal?: string;
  /** What it wants to be told besides the pairing code. */
  query?: string;
};

/**
 * A wallet as it is listed.
 *
 * @example
 * const orchard: Wallet = {
 *   id: "orchard",
 *   name: "Orchard Wallet",
 *   shortName: "Orchard",
 *   groupName: "Our own",
 *   iconUrl: "/orchard.svg",
 *   iconBackground: "#fff",
 *   iconAccent: "#4c7a14",
 *   rdns: ["org.example.orchard"],
 *   downloadUrls: { browserExtension: "https://orchard.example.org" },
 *   route: (seen, { rdns }) => announcedRoute(rdns, seen) ?? { kind: "walletConnect" },
 * };
 */
export type Wallet = {
  /** One of its own; kept on the device with the wallets that were used last. */
  id: string;
  name: string;
  /** Where there is little room. */
  shortName: string;
  /** An address of a square picture, or a `data:` one; or what fetches it, once the wallet is shown. */
  iconUrl: string | (() => Promise<string>);
  /** Any CSS colour. */
  iconBackground: string;
  /** #rgb or #rrggbb */
  iconAccent: string;
  /** The heading that it stands under; the groups are in the order of their first wallets. */
  groupName: string;
  /** Not shown before somebody asks for more, unless it is installed. */
  isFolded?: boolean;
  /** The names under which its extension announces itself (EIP-6963). */
  rdns: readonly string[];
  /** Where it can be had; without any place it cannot be installed. */
  downloadUrls: DownloadUrls;
  app?: PhoneApp;
  qrCode?: { getUri: (uri: string) => string; instructions?: Instructions };
  extension?: { instructions: Instructions };
  /** The address that opens a page inside its app, where that is the only way to it on a phone. */
  browse?: (page: URL) => string;
  /** Stands for a wallet without a name: left out where another is installed, or none is there. */
  lastResort?: true;
  /** How it, as it is listed, can be reached here; undefined where it cannot. */
  route: (seen: Seen, own: Pick<Wallet, "rdns">) => WalletRoute | undefined;
};
