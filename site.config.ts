// Everything that makes this site yours: change this one file, then run `npm start`.
import type { SiteConfig } from "./src/lib/siteConfig.ts";

const site: SiteConfig = {
  name: "Loamstead",
  tagline: "A field of your own. A room to come home to.",
  description:
    "{Fields} fields, no two alike. Grow what suits your soil, furnish the cottage, and come back when life allows.",

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
    // Where "Learn More" leads somebody who has never had a wallet.
    wallets: { label: "What wallets are", href: "https://ethereum.org/wallets/" },
    // Where the code of the site lies, for whoever wants to read it; it may be left out.
    source: { label: "The code", href: "https://code.example/loamstead" },
  },

  // Where somebody who finds a hole says so: https:// or mailto:. It may be left out, and with it
  // goes /.well-known/security.txt.
  securityContact: "https://code.example/loamstead/security",

  // The ERC-721 collection of land fields, on the first of the chains below; the address is also part
  // of every field's seed. This one is the collection of the local world.
  // Its owners are read from the chain from firstBlock on.
  collection: {
    name: "Alpha Fields",
    address: "0x5FbDB2315678afecb367f032d93F642f64180aa3",
    size: 10_000,
    firstBlock: 0,
  },

  // The first is where visitors are expected to be. Nodes are asked in this order, by the visitors'
  // browsers: whatever key an address holds is public. A wss:// address is used for subscriptions.
  chains: [{ id: 1, rpcUrls: ["https://rpc.example/ethereum"] }],

  // ERC-20 tokens whose balance the account dialog shows.
  tokens: [],

  // Whether small coins with a wallet's mark fly up from where one is pressed in the list of wallets.
  coinBurst: true,

  // The id of your project at WalletConnect; without one, wallets on phones cannot be reached.
  walletConnectProjectId: "",

  // When visitors prove that an address is theirs: as soon as they connect, when something needs it,
  // or not at all.
  signIn: "on-connect",

  // Paths such as /api/v3/account follow on baseUrl; signatures are made for signingOrigin.
  exchange: {
    baseUrl: "https://exchange.example",
    signingOrigin: "https://exchange.example",
    open: false,
  },

  // Pieces of the room designer that are collectibles: a holder has as many of each as tokens of its
  // collection; everybody else may try them. Their names are the ids in src/models/catalogue.
  roomPieces: [
    { piece: "ribbon-pole", chainId: 1, address: "0x5FbDB2315678afecb367f032d93F642f64180aa3" },
  ],

  // Switch off what your game does not have; its links and pages go with it.
  features: { signIn: true, passkeys: true, play: true, roomDesigner: true, news: true },
};

export default site;
