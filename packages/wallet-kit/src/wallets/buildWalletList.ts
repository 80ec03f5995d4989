// The list of wallets as one visitor sees it: what is installed, what is popular, what was used of late.
import type { WalletRoute } from "../core/route.ts";
import { type Announced, announcedWallet } from "./announcedWallet.ts";
import type { BrowserName, Environment } from "./environment.ts";
import { groups } from "./groups.ts";
import type { DownloadUrls, Wallet } from "./wallet.ts";

export type WalletOption = Wallet & {
  groupIndex: number;
  /** How it is reached from here; null where it is not ready. */
  way: WalletRoute | null;
  installed: boolean;
  ready: boolean;
  /** Not ready, and nothing that could be installed here would change that. */
  unsupported: boolean;
  recent: boolean;
  downloads: Downloads;
};

export type WalletGroup = { name: string; wallets: readonly WalletOption[] };

const recentShown = 3;
const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Throws where a site has set up its wallets wrongly, in words that tell which. */
function checkWallets(wallets: readonly Wallet[]): void {
  const known = new Map<string, Wallet>();
  for (const wallet of wallets) {
    const { id, name, iconAccent } = wallet;
    if (!id) throw new Error(`Property id is missing for wallet: ${name}`);
    const other = known.get(id) ?? wallet;
    if (other !== wallet)
      throw new Error(`Property id is ${id} for two wallets: ${other.name} and ${name}`);
    if (!hex.test(iconAccent))
      throw new Error(`Property iconAccent is not a hex value for wallet: ${name}`);
    known.set(id, wallet);
  }
}

function onlyFirstOf<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  return [...Map.groupBy(items, key).values()].map(([first]) => first!);
}

export function buildWalletList(
  wallets: readonly Wallet[],
  announced: readonly Announced[],
  recentIds: readonly string[],
  environment: Environment,
): readonly WalletGroup[] {
  checkWallets(wallets);
  const seen = { announced: announced.map(({ rdns }) => rdns), environment };

  const present = onlyFirstOf(announced, ({ rdns }) => rdns).map(
    (one) => wallets.find(({ rdns }) => rdns.includes(one.rdns)) ?? announcedWallet(one),
  );
  const inOrder = onlyFirstOf(
    [
      ...present.map((wallet) => ({ ...wallet, groupName: groups.installed, isFolded: false })),
      ...wallets,
    ],
    ({ id }) => id,
  );
  const groupNames = onlyFirstOf(inOrder, ({ groupName }) => groupName).map((w) => w.groupName);

  const toOption = (wallet: Wallet): WalletOption => {
    const way = wallet.route(seen, wallet) ?? null;
    const downloads = downloadFor(wallet, environment);
    const ready = way !== null;
    return {
      ...wallet,
      groupIndex: groupNames.indexOf(wallet.groupName),
      way,
      ready,
      installed: way?.kind === "announced" || way?.kind === "injected" || way?.kind === "safe",
      unsupported: !ready && Object.keys(downloads).length === 0,
      recent: false,
      downloads,
    };
  };
  const named = inOrder.filter(({ lastResort }) => !lastResort).map(toOption);
  const anyInstalled = named.some(({ installed }) => installed);
  const options = inOrder
    .map((wallet) => named.find(({ id }) => id === wallet.id) ?? toOption(wallet))
    .filter(({ lastResort, ready }) => !lastResort || (ready && !anyInstalled));

  const recent = onlyFirstOf(recentIds, (id) => id)
    .map((id) => options.find((option) => option.id === id))
    .filter((option) => option !== undefined)
    .slice(0, recentShown);
  const ordered = [
    ...recent.map((option) => ({ ...option, recent: true })),
    ...options.filter((option) => !recent.includes(option)),
  ];
  return groupNames
    .map((name) => ({ name, wallets: ordered.filter(({ groupName }) => groupName === name) }))
    .filter((group) => group.wallets.length > 0);
}

type Downloads = {
  /** The page of its extension in this browser's store. */
  extension?: string;
  /** The page of its app in the store of this phone. */
  app?: string;
  /** What an install code says, for a phone beside this screen. */
  qrCode?: string;
};

type Place = keyof DownloadUrls;

const stores: Record<BrowserName, readonly Place[]> = {
  Arc: ["chrome"],
  Brave: ["chrome"],
  Chrome: ["chrome"],
  Edge: ["edge", "chrome"],
  Opera: ["opera", "chrome"],
  Firefox: ["firefox"],
  Safari: ["safari"],
  Browser: [],
};

function firstOf(urls: DownloadUrls, places: readonly Place[]): string | undefined {
  return places.map((place) => urls[place]).find((url) => url !== undefined);
}

/** Where a wallet can be had for this browser or this phone. */
export function downloadFor(
  { downloadUrls }: Pick<Wallet, "downloadUrls">,
  { browser, platform }: Environment,
): Downloads {
  if (platform === "desktop") {
    const extension = firstOf(downloadUrls, [...stores[browser], "browserExtension"]);
    const { qrCode } = downloadUrls;
    return { ...(extension && { extension }), ...(qrCode && { qrCode }) };
  }
  const app = firstOf(downloadUrls, [platform === "iOS" ? "ios" : "android", "mobile"]);
  return app ? { app } : {};
}
