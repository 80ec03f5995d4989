import { i as table, t as openingModelOf } from "./openings-B2DJFUcZ.mjs";
import { o as AS_MADE, t as itemModelOf } from "./rows-Ct2cmVWh.mjs";
// src/models/furniture/interior.ts
var interior = {
	enamel: "#3f746c",
	enamelLight: "#55897f",
	enamelDark: "#335f59",
	iron: "#565c60",
	ironLight: "#6c7478",
	ironDark: "#3b3e42",
	ember: "#ff8a2e",
	flame: "#ffb54a",
	flameHeart: "#ffe9ae",
	lampshade: "#ffdf9c",
	lampshadeLow: "#ffc766",
	cushion: "#e8b04a",
	denim: "#6d8cae",
	denimPale: "#9db4c8",
	moss: "#71894b",
	mossLight: "#869e5c",
	mossDark: "#5c7240",
	russet: "#c25a3c",
	russetLight: "#d46f4c",
	ginger: "#de8a3c",
	gingerDark: "#b5642a",
	page: "#f7ead0",
	brickWarm: "#c4785a",
	brickPale: "#d39273",
	brickDeep: "#ad6750",
	mortar: "#e2c3a0",
	wainscot: "#b9cf98",
	wainscotLight: "#c8dbaa",
	motif: "#f0dcb4",
	nightLow: "#8b9bdc",
	nightHigh: "#2c3a75",
	nightHillFar: "#5467b0",
	nightHillNear: "#36468a",
	moon: "#fff4d2",
	star: "#e9eeff",
	dayLow: "#e6f2e4",
	dayHigh: "#a6d8e6"
};
// src/models/palette.ts
var palette = {
	white: "#fff8ea",
	cream: "#fbefd6",
	linen: "#f2dfbd",
	plaster: "#fff1d6",
	straw: "#eecb73",
	strawDark: "#cfa350",
	butter: "#f6cf65",
	sunPetal: "#fbc531",
	sunDeep: "#eda41c",
	honey: "#e9a23b",
	brass: "#e6b955",
	copper: "#d98b58",
	carrot: "#f08a35",
	carrotLight: "#f7a350",
	pumpkin: "#ee8128",
	pumpkinLight: "#f7a048",
	tomato: "#e2472f",
	brick: "#cf5b44",
	brickDark: "#b14a34",
	terracotta: "#d8734a",
	rose: "#ea9485",
	wine: "#a8434f",
	plum: "#8a6284",
	slate: "#6d7f86",
	slateLight: "#83959b",
	teal: "#74b3ac",
	sky: "#a9d8e2",
	pane: "#8fcbd8",
	water: "#7fcad6",
	waterDeep: "#4f9fb5",
	foam: "#d7f3f1",
	leafDeep: "#45803f",
	leaf: "#5f9a4a",
	leafLight: "#8cc152",
	leafPale: "#b9dc80",
	sage: "#93b56b",
	olive: "#7f9a3e",
	grass: "#a9cc62",
	grassLight: "#bbd974",
	grassDark: "#8bb650",
	turf: "#96bf55",
	path: "#e2c896",
	sand: "#e3bd66",
	pine: "#e7bd83",
	oak: "#d9a061",
	wood: "#b97c4a",
	walnut: "#b0744a",
	bark: "#7c4c2f",
	soil: "#8b5a3c",
	soilWet: "#6f4430",
	soilRidge: "#9c6845",
	earth: "#a8754c",
	earthDeep: "#8f6040",
	stone: "#c9c0b2",
	stoneDark: "#a5998a",
	ink: "#53413a",
	coal: "#3b2a24",
	lamp: "#ffe3a0",
	lampDeep: "#ffc36a"
};
// src/models/catalogue/finishes.ts
var wallFinishes = [
	{
		id: "limewash",
		name: "Limewash",
		pattern: "plain",
		colours: [palette.plaster, palette.white]
	},
	{
		id: "rosewash",
		name: "Rosewash",
		pattern: "plain",
		colours: ["#f6d5c2", "#fbe4d6"]
	},
	{
		id: "green-panelling",
		name: "Green panelling",
		pattern: "plain",
		colours: [palette.plaster, palette.white],
		dado: [interior.wainscot, interior.wainscotLight]
	},
	{
		id: "sprig-paper",
		name: "Sprig paper",
		pattern: "sprigs",
		colours: [
			palette.plaster,
			"#dcc48f",
			palette.rose
		],
		dado: [interior.wainscot, interior.wainscotLight]
	},
	{
		id: "blue-stripe",
		name: "Blue stripe",
		pattern: "stripes",
		colours: ["#eef0e6", "#d3dfe2"],
		dado: [palette.linen, palette.cream]
	},
	{
		id: "butter-dots",
		name: "Butter dots",
		pattern: "dots",
		colours: ["#fbe9b4", "#fff8ea"]
	},
	{
		id: "rose-gingham",
		name: "Rose gingham",
		pattern: "gingham",
		colours: [
			"#fdf0e4",
			"#f5cfc2",
			"#eeb3a3"
		],
		dado: ["#f3e6cf", palette.white]
	},
	{
		id: "painted-boards",
		name: "Painted boards",
		pattern: "boards",
		colours: [
			"#c9d8b4",
			"#d7e3c5",
			"#bccca5"
		]
	},
	{
		id: "white-boards",
		name: "White boards",
		pattern: "boards",
		colours: [
			"#f5ead6",
			palette.white,
			"#ecdfc8"
		]
	},
	{
		id: "logs",
		name: "Log wall",
		pattern: "logs",
		colours: [
			palette.wood,
			palette.oak,
			"#a96f42"
		]
	},
	{
		id: "fieldstone",
		name: "Fieldstone",
		pattern: "stone",
		colours: [
			"#d9cfbf",
			palette.stone,
			"#d6cdc0",
			"#bcb2a5",
			"#cbbfae"
		]
	},
	{
		id: "warm-brick",
		name: "Warm brick",
		pattern: "brick",
		colours: [
			interior.mortar,
			interior.brickWarm,
			interior.brickPale,
			interior.brickDeep
		]
	},
	{
		id: "white-tiles",
		name: "White tiles",
		pattern: "tiles",
		colours: [
			palette.plaster,
			palette.white,
			"#f3ead8",
			palette.teal
		]
	},
	{
		id: "half-timber",
		name: "Half-timber",
		pattern: "timber",
		colours: [
			palette.white,
			palette.walnut,
			palette.wood
		]
	}
];
var floorFinishes = [
	{
		id: "pine-boards",
		name: "Pine boards",
		pattern: "boards",
		colours: [
			palette.pine,
			"#dfb077",
			"#e9c48f",
			"#d8a56b"
		]
	},
	{
		id: "walnut-boards",
		name: "Walnut boards",
		pattern: "boards",
		colours: [
			palette.walnut,
			"#a56a41",
			"#bb8052",
			"#98613c"
		]
	},
	{
		id: "painted-boards",
		name: "Painted boards",
		pattern: "boards",
		colours: [
			"#efe6d2",
			palette.cream,
			"#e6dcc6",
			"#f3ead8"
		]
	},
	{
		id: "herringbone",
		name: "Herringbone",
		pattern: "herringbone",
		colours: [
			palette.oak,
			palette.pine,
			"#cf955a",
			"#dfae72"
		]
	},
	{
		id: "terracotta",
		name: "Terracotta tiles",
		pattern: "chequer",
		colours: ["#e3ac83", "#f6e8cc"]
	},
	{
		id: "sage-chequer",
		name: "Sage chequer",
		pattern: "chequer",
		colours: ["#b6c99a", "#f6ecd6"]
	},
	{
		id: "blue-chequer",
		name: "Blue chequer",
		pattern: "chequer",
		colours: ["#a9bccb", "#f4efe2"]
	},
	{
		id: "hex-tiles",
		name: "Hexagon tiles",
		pattern: "hexes",
		colours: [
			"#d9916c",
			"#e0a07c",
			"#cf8460",
			"#e6ae8c"
		]
	},
	{
		id: "flagstones",
		name: "Flagstones",
		pattern: "flags",
		colours: [
			"#b3a898",
			palette.stone,
			"#bdb2a4",
			"#d2c9bc"
		]
	},
	{
		id: "brick-floor",
		name: "Brick floor",
		pattern: "bricks",
		colours: [
			interior.mortar,
			interior.brickWarm,
			interior.brickPale,
			interior.brickDeep
		]
	},
	{
		id: "cobbles",
		name: "Cobbles",
		pattern: "cobbles",
		colours: [
			"#9c8f7f",
			palette.stone,
			"#b9ad9d",
			"#cfc4b4"
		]
	},
	{
		id: "rush-matting",
		name: "Rush matting",
		pattern: "matting",
		colours: [
			palette.strawDark,
			palette.straw,
			"#dcb765"
		]
	}
];
// src/room/catalogue/strings.ts
var strings = {
	ownPicture: "Your own picture",
	asMade: "As made"
};
/** What visitors also call a piece, so that the search finds it. */
var alsoCalled = {
	"patchwork-bed": "double quilt sleep",
	"single-bed": "sleep child",
	"bedside-table": "nightstand",
	wardrobe: "cupboard closet clothes",
	"chest-of-drawers": "dresser commode bureau",
	"dressing-table": "vanity mirror",
	"standing-mirror": "cheval glass",
	washstand: "basin jug bathroom",
	"blanket-chest": "trunk box storage",
	"braided-rug": "carpet round",
	"rag-runner": "carpet rug mat",
	"hearth-rug": "carpet mat",
	sheepskin: "rug carpet fur",
	"farm-play-mat": "rug carpet toy",
	"bedside-lamp": "light",
	"floor-lamp": "light standing",
	"moon-lamp": "light night",
	"storm-lantern": "lamp light",
	"wall-lantern": "lamp light",
	candle: "light candlestick",
	"plate-dresser": "welsh cupboard hutch crockery",
	"iron-stove": "oven cooker range fire",
	"sink-counter": "tap basin washing",
	"kitchen-counter": "worktop cabinet",
	"larder-cupboard": "pantry",
	"farm-table": "dining",
	"long-bench": "seat",
	"ladder-back-chair": "seat dining",
	"hoop-backed-chair": "seat dining windsor",
	"bad-chair": "seat broken",
	"wobbly-stool": "seat broken",
	"copper-kettle": "tea pot",
	"tea-things": "teapot cups tray",
	"rack-of-pans": "pots copper",
	sofa: "couch settee seat",
	"wing-armchair": "seat easy",
	"rocking-chair": "seat",
	"window-seat": "bench cushion",
	footstool: "pouffe ottoman seat",
	"low-tea-table": "coffee",
	"round-table": "dining",
	"writing-desk": "bureau study",
	"upright-piano": "music",
	"grandfather-clock": "longcase time",
	bookshelf: "bookcase library books",
	"brick-hearth": "fireplace chimney mantel fire",
	"folding-screen": "divider",
	"sleeping-cat": "pet animal kitten",
	sheepdog: "pet animal puppy",
	"jug-of-flowers": "vase bouquet",
	wireless: "radio music",
	gramophone: "record player music",
	globe: "world map",
	"sun-mirror": "glass",
	"picture-of-a-field": "frame painting",
	"picture-of-a-carrot": "frame painting",
	"portrait-of-a-hen": "frame painting",
	"wide-frame": "painting own photo",
	"tall-frame": "painting own photo",
	"picture-rug": "carpet own photo",
	"picture-screen": "backdrop own photo divider",
	"stone-hearth": "fireplace chimney mantel fire logs",
	"open-shelves": "shelf rack storage bookcase",
	"plain-shelf": "ledge storage",
	"lemon-tree": "plant citrus",
	"potted-fig": "plant tree",
	"fern-on-a-stand": "plant",
	"hanging-ivy": "plant",
	"kitchen-herbs": "plant pots basil",
	"moss-house": "terrarium plant",
	"milk-churn-of-sunflowers": "flowers vase",
	"rose-trellis": "flowers climbing plant",
	"decorated-fir": "christmas tree",
	parcels: "presents gifts christmas",
	"fairy-lights": "lamp christmas string",
	"paper-lanterns": "lamp lights string",
	bunting: "flags party",
	"advent-ring": "candles wreath christmas",
	"winter-wreath": "christmas door",
	"stocking-rail": "christmas socks",
	cradle: "baby bed cot",
	"toy-chest": "box storage",
	"building-blocks": "toys bricks",
	"teddy-bear": "toy",
	"wooden-train": "toy",
	"dolls-house": "toy",
	"broody-hen": "chicken animal",
	"pumpkin-lantern": "lamp light halloween"
};
// src/room/catalogue/finishes.ts
/** One's own picture, wall to wall. */
var OWN_PICTURE = "own-picture";
var own = {
	id: OWN_PICTURE,
	name: strings.ownPicture,
	covers: ["wall", "floor"],
	takesPicture: true,
	pattern: "picture",
	colours: ["#fbefd6", "#e9d7b0"],
	dado: null
};
var piece = (finish, covers) => ({
	id: finish.id,
	name: finish.name,
	covers,
	takesPicture: false,
	pattern: finish.pattern,
	colours: finish.colours,
	dado: finish.dado ?? null
});
var isOnFloorsToo = ({ id }) => floorFinishes.some((floor) => floor.id === id);
var isOnWallsToo = ({ id }) => wallFinishes.some((wall) => wall.id === id);
var finishPieces = [
	...wallFinishes.map((each) => piece(each, isOnFloorsToo(each) ? ["wall", "floor"] : ["wall"])),
	...floorFinishes.filter((each) => !isOnWallsToo(each)).map((each) => piece(each, ["floor"])),
	own
];
var byId = new Map(finishPieces.map((each) => [each.id, each]));
var finishPiece = (id) => byId.get(id);
var finishModelOf = (id) => {
	const found = byId.get(id);
	if (!found) return void 0;
	const { name, covers, takesPicture } = found;
	return {
		id,
		name,
		covers,
		tints: [],
		...takesPicture && { takesPicture }
	};
};
/** How far a pattern stands out of the wall, in tiles: what hangs there hangs before it. */
var reliefs = {
	plain: 0,
	sprigs: .01,
	stripes: .01,
	dots: .01,
	gingham: .01,
	boards: .04,
	logs: .11,
	stone: .045,
	brick: .03,
	tiles: .03,
	timber: .08
};
var reliefOf = (wall) => reliefs[wallFinishOf(wall).pattern];
var plainWall = {
	id: OWN_PICTURE,
	name: own.name,
	pattern: "plain",
	colours: ["#fbefd6", "#fff8ea"]
};
var plainFloor = {
	id: OWN_PICTURE,
	name: own.name,
	pattern: "boards",
	colours: [
		"#efe6d2",
		"#fbefd6",
		"#e6dcc6"
	]
};
/** What the finish is built of; a picture lies over a plain ground, and so does what is not known. */
var wallFinishOf = (id) => wallFinishes.find((each) => each.id === id) ?? plainWall;
var floorFinishOf = (id) => floorFinishes.find((each) => each.id === id) ?? plainFloor;
// src/room/catalogue/siteCatalogue.ts
var models = new Map(table.pieces.map((row) => [row.id, itemModelOf(row)]));
/** A tint may be a paint on wood and a glaze on clay: then it goes by its colour alone. */
function tintNames() {
	const names = /* @__PURE__ */ new Map([[AS_MADE, strings.asMade]]);
	for (const { id, name } of table.tints) {
		const known = names.get(id);
		const colour = id.charAt(0).toUpperCase() + id.slice(1);
		names.set(id, known === void 0 || known === name ? name : colour);
	}
	return names;
}
var tints = tintNames();
function catalogueWith(owned) {
	return {
		item: (id) => models.get(id),
		opening: openingModelOf,
		finish: finishModelOf,
		tintName: (id) => tints.get(id) ?? id,
		owned: (id) => owned.get(id)
	};
}
var siteCatalogue = catalogueWith(/* @__PURE__ */ new Map());
export { finishPieces as a, alsoCalled as c, finishPiece as i, palette as l, siteCatalogue as n, floorFinishOf as o, OWN_PICTURE as r, reliefOf as s, catalogueWith as t, interior as u };
