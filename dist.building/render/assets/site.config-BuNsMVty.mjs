// site.config.ts
var site = {
	name: "Loamstead",
	tagline: "A field of your own. A room to come home to.",
	description: "Ten thousand fields, no two alike. Grow what suits your soil, furnish the cottage, and come back when life allows.",
	nav: [
		{
			label: "Overview",
			href: "/#overview"
		},
		{
			label: "Alpha Fields",
			href: "/#alphafields"
		},
		{
			label: "News",
			href: "/#news"
		},
		{
			label: "Flexible Gameplay",
			href: "/#flexiblegameplay"
		},
		{
			label: "World",
			href: "/#world"
		},
		{
			label: "Room Designer",
			href: "/room-designer"
		}
	],
	links: {
		social: {
			label: "Social page",
			href: "https://social.example/loamstead"
		},
		chat: {
			label: "Chat server",
			href: "https://chat.example/loamstead"
		},
		marketplace: {
			label: "Land collection",
			href: "https://market.example/collection/alpha-fields"
		},
		guide: {
			label: "Game guide",
			href: "https://guide.example/loamstead"
		},
		wallets: {
			label: "What wallets are",
			href: "https://ethereum.org/wallets/"
		}
	},
	collection: {
		address: "0x5FbDB2315678afecb367f032d93F642f64180aa3",
		size: 1e4,
		firstBlock: 0
	},
	chains: [{
		id: 1,
		rpcUrls: ["https://rpc.example/ethereum"]
	}],
	tokens: [],
	walletConnectProjectId: "",
	signIn: "on-connect",
	exchange: {
		baseUrl: "https://exchange.example",
		signingOrigin: "https://exchange.example",
		open: false
	},
	roomPieces: [{
		piece: "ribbon-pole",
		chainId: 1,
		address: "0x5FbDB2315678afecb367f032d93F642f64180aa3"
	}],
	features: {
		signIn: true,
		roomDesigner: true,
		news: true
	}
};
export { site as t };
