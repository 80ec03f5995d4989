// Everything that makes this site yours: change this one file, then run `npm start`.
import type { SiteConfig } from "./src/lib/siteConfig.ts";

const site: SiteConfig = {
  name: "Loamstead",
  tagline: "A field of your own. A room to come home to.",
  description:
    "Ten thousand fields, no two alike. Grow what suits your soil, furnish the cottage, and come back when life allows.",

  nav: [
    { label: "Overview", href: "/#overview" },
    { label: "Alpha Fields", href: "/#alphafields" },
    { label: "News", href: "/#news" },
    { label: "Flexible Gameplay", href: "/#flexiblegameplay" },
    { label: "World", href: "/#world" },
    { label: "Room Designer", href: "/room-designer" },
  ],

  links: {
    social: { label: "Social page", href: "https://social.example/loamstead" },
    chat: { label: "Chat server", href: "https://chat.example/loamstead" },
    marketplace: {
      label: "Land collection",
      href: "https://market.example/collection/alpha-fields",
    },
    guide: { label: "Game guide", href: "https://guide.example/loamstead" },
  },

  // The ERC-721 collection of land fields; the address is also part of every field's seed.
  collection: { address: "0x10a357ead00000000000000000000000000f1e1d", size: 10_000 },

  chain: { id: 1, name: "Ethereum" },
  // Asked in this order; a wss:// address is used for subscriptions.
  rpcUrls: ["https://rpc.example/ethereum"],

  exchange: { baseUrl: "https://exchange.example/api/v3" },

  // Switch off what your game does not have; its links and pages go with it.
  features: { signIn: true, roomDesigner: true, news: true },
};

export default site;
