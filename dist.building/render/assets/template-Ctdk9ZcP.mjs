import { n as siteCatalogue } from "./siteCatalogue-D6ojEeFr.mjs";
import { n as bareRoom } from "./RoomDesigner-N83TRq4y.mjs";
import { a as put, i as open, n as compose, o as stand, r as hang, t as against } from "./compose-B7od93MX.mjs";
// src/room/template/firesideParlour.ts
var firesideParlour = {
	name: "Fireside parlour",
	columns: 8,
	rows: 8,
	floor: "herringbone",
	wall: "sprig-paper",
	light: "evening",
	things: [
		open("north", 2.25, "casement"),
		open("south", 3.5, "plank-door"),
		open("east", 2, "casement"),
		against("west", 0, "bookshelf"),
		hang("west", 2.25, "stone-hearth", 0, { with: [
			put("candle", 0, .25),
			put("alarm-clock", .75, .25),
			put("jug-of-flowers", 1.5, .25),
			put("candle", 2.25, .25)
		] }),
		against("west", 5.25, "log-basket"),
		hang("west", 6.5, "portrait-of-a-hen", 2.5),
		hang("west", 5.25, "picture-of-a-carrot", 2.25),
		stand("fern-on-a-stand", 6.5, 6.5, { tint: "teal" }),
		against("north", 1, "grandfather-clock"),
		against("north", 2.75, "window-seat", { with: [put("sleeping-cat", 0, 0)] }),
		against("north", 5.75, "upright-piano", { with: [put("globe", 0, 0), put("jug-of-flowers", 1.5, .25)] }),
		hang("north", 6.25, "picture-of-a-field", 3),
		hang("north", 2.75, "harvest-garland", 3.25),
		stand("braided-rug", 2.75, 2.75),
		stand("sofa", 3, 1.75),
		stand("low-tea-table", 3.75, 3.5, { with: [put("tea-things", .25, .25)] }),
		stand("hearth-rug", 1.5, 2.75, { turn: 1 }),
		stand("wing-armchair", 2, 5.5, {
			turn: 1,
			with: [put("teddy-bear", .25, .25)]
		}),
		stand("footstool", 3.5, 5.5),
		stand("floor-lamp", 6.75, 1.5),
		stand("rocking-chair", 6, 3.25, {
			turn: 3,
			tint: "sage"
		}),
		stand("wool-basket", 5.5, 4.75),
		stand("sheepdog", 4.5, 6.5),
		stand("bedside-table", 7.25, 4.75, {
			turn: 3,
			with: [put("candle", 0, 0)]
		}),
		stand("potted-fig", 0, 6.5),
		stand("blanket-chest", 7.25, 2.75, {
			turn: 3,
			with: [put("wireless", .25, 0)]
		}),
		hang("east", 6.5, "sun-mirror", 2),
		hang("south", 1.5, "wide-frame", 2)
	]
};
// src/room/template/gardenRoom.ts
var gardenRoom = {
	name: "Garden room",
	columns: 8,
	rows: 7,
	floor: "hex-tiles",
	wall: "painted-boards",
	things: [
		open("north", .25, "casement"),
		open("north", 4, "casement"),
		open("west", .75, "casement"),
		open("west", 4.75, "stable-door"),
		open("east", 1.5, "casement"),
		against("north", .75, "potting-bench"),
		stand("potted-fig", 2.75, 0, { tint: "rose" }),
		against("north", 4.5, "long-bench", { with: [
			put("kitchen-herbs", 0, 0),
			put("moss-house", 1, 0),
			put("storm-lantern", 1.75, .25)
		] }),
		stand("milk-churn-of-sunflowers", 7, .25),
		hang("north", .5, "harvest-garland", 3.25),
		hang("north", 4, "bunting", 3.25),
		stand("rose-trellis", 0, 1.5, { turn: 1 }),
		stand("fern-on-a-stand", 0, 3.25),
		hang("west", .75, "paper-lanterns", 3.25),
		hang("west", 6.5, "wall-lantern", 2),
		stand("braided-rug", 2.5, 1.75),
		stand("round-table", 3.25, 2.75, { with: [put("tea-things", .25, .25)] }),
		stand("wicker-chair", 3.75, 1.5, { with: [put("sleeping-cat", 0, 0)] }),
		stand("wicker-chair", 1.75, 3.25, {
			turn: 1,
			tint: "rose"
		}),
		stand("watering-can", 1.25, 2.25),
		stand("lemon-tree", 6.75, 2, { tint: "teal" }),
		stand("fern-on-a-stand", 6.5, 3.5, { tint: "teal" }),
		stand("bird-bath", 5.25, 5),
		stand("bee-skep", 6.75, 5.5),
		stand("broody-hen", 2, 5.5),
		stand("apple-basket", 3.5, 5.75),
		stand("mat-and-boots", .75, 5.25, { turn: 1 }),
		stand("umbrella-stand", 0, 6.25),
		hang("east", 5.5, "nesting-box", 2)
	]
};
// src/room/template/harvestKitchen.ts
var harvestKitchen = {
	name: "Harvest kitchen",
	columns: 8,
	rows: 8,
	floor: "terracotta",
	wall: "green-panelling",
	things: [
		open("west", 6.25, "plank-door"),
		open("west", 2.75, "casement"),
		open("north", 4.25, "casement"),
		open("east", 2.5, "casement"),
		against("north", .25, "plate-dresser", { with: [put("jug-of-flowers", 1.25, 0), put("candle", .5, .25)] }),
		against("north", 2.5, "iron-stove", { with: [put("copper-kettle", .25, 0)] }),
		hang("west", 1, "drying-herbs", 3.25),
		against("north", 4.25, "sink-counter", { with: [put("kitchen-herbs", 0, 0, { turn: 1 })] }),
		hang("north", 4.25, "bunting", 3.25),
		against("west", 1.25, "kitchen-counter", { with: [put("mixing-bowl", .25, .25)] }),
		hang("west", 1, "rack-of-pans", 2),
		against("west", 3.25, "window-seat", { with: [put("sleeping-cat", 0, 0, { turn: 3 })] }),
		hang("west", 6.75, "wall-clock", 3),
		stand("mat-and-boots", .75, 6.5, { turn: 1 }),
		stand("braided-rug", 2.75, 2.75),
		stand("farm-table", 3, 3.75, { with: [
			put("fresh-loaf", 0, .25),
			put("fruit-bowl", 1, .25),
			put("apple-pie", 2, .5),
			put("candle", 1.75, 0)
		] }),
		stand("ladder-back-chair", 3.25, 2.75),
		stand("ladder-back-chair", 4.75, 2.75),
		stand("long-bench", 3.25, 5.25),
		stand("pumpkin-stack", 4.75, 6.25),
		stand("wheat-sheaf", 6.5, 5.75),
		stand("apple-basket", 2.5, 6.5),
		stand("crate-of-carrots", 6.75, 4.25, { turn: 3 }),
		stand("milk-churn-of-sunflowers", 7, 1.5),
		stand("rag-runner", 4.25, 1.25),
		stand("broody-hen", 7, 2.75, { turn: 3 }),
		hang("south", 1, "wall-shelf", 1.75),
		hang("south", 5, "coat-pegs", 1.25)
	]
};
// src/room/template/lamplitStudy.ts
var lamplitStudy = {
	name: "Lamplit study",
	columns: 7,
	rows: 7,
	floor: "walnut-boards",
	wall: "half-timber",
	light: "evening",
	things: [
		open("north", 1.25, "casement"),
		open("west", 5.25, "plank-door"),
		open("east", 3, "round-window"),
		against("west", .25, "bookshelf"),
		against("west", 2.25, "bookshelf"),
		hang("west", 4.5, "wall-lantern", 2.25),
		hang("west", 5.5, "portrait-of-a-hen", 3),
		stand("umbrella-stand", 0, 4.25),
		against("north", 2, "writing-desk", {
			tint: "walnut",
			with: [put("bedside-lamp", 0, 0), put("globe", 1, 0)]
		}),
		stand("hoop-backed-chair", 2.5, 1.25, {
			turn: 2,
			tint: "walnut"
		}),
		against("north", 4.75, "open-shelves", { with: [
			put("gramophone", 0, 0),
			put("jug-of-flowers", 1.25, 0),
			put("moss-house", 0, 0, { level: 1 }),
			put("snow-globe", 1.25, 0, { level: 1 }),
			put("wireless", .25, 0, { level: 2 }),
			put("alarm-clock", 1.25, .25, { level: 2 }),
			put("fruit-bowl", 0, 0, { level: 3 }),
			put("teddy-bear", 1, .25, { level: 3 })
		] }),
		hang("north", 6.5, "wall-lantern", 3),
		stand("braided-rug", 2.5, 2.5),
		stand("wing-armchair", 2.25, 3.25, {
			turn: 1,
			tint: "denim",
			with: [put("sleeping-cat", 0, 0)]
		}),
		stand("floor-lamp", 1.25, 2),
		stand("footstool", 3.75, 3.5, { tint: "denim" }),
		stand("low-tea-table", 4, 4.75, { with: [put("tea-things", .25, .25)] }),
		stand("rocking-chair", 5.75, 3.75, { turn: 3 }),
		stand("stepladder", 1, 4.25),
		stand("potted-fig", 5.25, 2),
		stand("wool-basket", 2.5, 5.5),
		stand("sheepdog", 3.5, 6.25),
		stand("hearth-rug", .75, 5, { turn: 1 }),
		hang("east", 5, "wide-frame", 1.9),
		hang("south", 2, "wide-frame", 1.9)
	]
};
// src/room/template/moonlitNursery.ts
var moonlitNursery = {
	name: "Moonlit nursery",
	columns: 7,
	rows: 7,
	floor: "pine-boards",
	wall: "butter-dots",
	light: "night",
	things: [
		open("north", .25, "casement"),
		open("west", 4.75, "round-window"),
		open("south", 4.75, "plank-door"),
		stand("single-bed", 1, 0, { with: [put("teddy-bear", .25, 0)] }),
		against("north", .25, "bedside-table", { with: [put("moon-lamp", 0, 0)] }),
		stand("sheepskin", 2.5, 1),
		against("north", 3.75, "dolls-house"),
		hang("north", 2.5, "fairy-lights", 3.5),
		hang("north", 4, "picture-of-a-carrot", 2.25),
		hang("north", 5, "plain-shelf", 2, { with: [
			put("wooden-train", .25, .25),
			put("teddy-bear", 1.25, 0, { level: 1 }),
			put("alarm-clock", .25, .25, { level: 1 })
		] }),
		against("north", 5.5, "toy-chest"),
		hang("west", 2.25, "bunting", 3.25),
		hang("west", 2, "portrait-of-a-hen", 2.25),
		against("west", 4.5, "chest-of-drawers", { with: [put("snow-globe", 0, 0), put("nutcracker", .75, 0)] }),
		stand("cradle", 5.25, 2),
		stand("star-mobile", 4, 1.75),
		stand("farm-play-mat", 2.75, 3.25),
		stand("wooden-train", 3, 4, { turn: 0 }),
		stand("building-blocks", 4, 4.5),
		stand("rocking-horse", 1.5, 4.5),
		stand("play-tent", .25, 3, { turn: 1 }),
		stand("rocking-chair", 5.75, 3.5, { turn: 3 }),
		stand("teddy-bear", 4, 5.5),
		stand("slippers", 2.5, 2.75),
		stand("sleeping-cat", .25, 6)
	]
};
// src/room/template/oldWorkshop.ts
var oldWorkshop = {
	name: "Old workshop",
	columns: 8,
	rows: 7,
	floor: "pine-boards",
	wall: "fieldstone",
	things: [
		open("north", 3.75, "casement"),
		open("west", 5.5, "stable-door"),
		against("north", .5, "workbench", { with: [
			put("toolbox", 0, 0),
			put("storm-lantern", 1.75, .25),
			put("paint-pots", 1, 0)
		] }),
		hang("north", .75, "tool-board", 1.75),
		hang("north", 3, "wall-lantern", 2.25),
		against("north", 3.75, "sewing-table"),
		against("north", 5.5, "spinning-wheel", { gap: .25 }),
		hang("north", 7.25, "wall-lantern", 2.5),
		against("west", 1.5, "open-shelves", { with: [
			put("bee-skep", 0, 0, { turn: 1 }),
			put("paint-pots", 1.25, 0),
			put("toolbox", 0, .25, { level: 1 }),
			put("alarm-clock", 1.25, .25, { level: 1 }),
			put("mixing-bowl", .25, 0, { level: 2 }),
			put("fresh-loaf", 1, 0, { level: 3 }),
			put("storm-lantern", .25, .25, { level: 3 })
		] }),
		against("west", 3.75, "log-stack"),
		hang("west", 3.75, "rack-of-pans", 2),
		stand("umbrella-stand", .75, 4.5),
		stand("sawhorse", 2.75, 2.5),
		stand("bad-chair", 5, 2.25),
		stand("stepladder", 7, 2.5, { turn: 3 }),
		stand("anvil", 2, 4.25),
		stand("grindstone", 3.5, 5.25),
		stand("potters-wheel", 5.5, 4),
		stand("wool-basket", 6.25, 1),
		stand("crate-of-carrots", 6.75, 5.75),
		stand("sleeping-cat", 5, 5.75),
		stand("wobbly-stool", 1.5, 2.5)
	]
};
// src/room/template/paintersStudio.ts
var paintersStudio = {
	name: "Painter's studio",
	columns: 7,
	rows: 7,
	floor: "painted-boards",
	wall: "limewash",
	things: [
		open("north", 2, "casement"),
		open("west", 5, "stable-door"),
		open("east", 1, "casement"),
		open("west", 1.5, "round-window"),
		against("north", 0, "open-shelves", { with: [
			put("bee-skep", 0, 0, { turn: 1 }),
			put("kitchen-herbs", 1, .25),
			put("paint-pots", 0, 0, { level: 1 }),
			put("mixing-bowl", 1, 0, { level: 1 }),
			put("paint-pots", 1, 0, { level: 2 }),
			put("fruit-bowl", 0, 0, { level: 2 }),
			put("toolbox", .25, 0, { level: 3 })
		] }),
		against("north", 2.5, "workbench", { with: [
			put("paint-pots", 0, 0),
			put("jug-of-flowers", 1, .25),
			put("storm-lantern", 1.75, .25)
		] }),
		hang("north", 5.5, "tall-frame", 1.75),
		hang("west", 3.25, "picture-of-a-field", 2.5),
		hang("west", 3.5, "picture-of-a-carrot", 1.25),
		hang("west", .75, "portrait-of-a-hen", 2.25),
		hang("north", 2, "paper-lanterns", 3.25),
		stand("easel", 3, 2.25),
		stand("wobbly-stool", 3, 3.75),
		stand("paint-pots", 2, 3.25),
		stand("sofa", .25, 2.25, {
			turn: 1,
			tint: "mustard",
			with: [put("sleeping-cat", .25, 0)]
		}),
		stand("braided-rug", 2, 2.5),
		stand("potters-wheel", 5.5, 3),
		stand("potted-fig", 5.5, .5),
		stand("folding-screen", 1, 6),
		stand("low-tea-table", 4.75, 4.25, { with: [put("fruit-bowl", .25, .5), put("jug-of-flowers", .75, 0)] }),
		stand("sheepdog", 4, 6),
		stand("wool-basket", 5.75, 6),
		stand("milk-churn-of-sunflowers", 0, 1.25)
	]
};
// src/room/template/quiltedBedroom.ts
var quiltedBedroom = {
	name: "Quilted bedroom",
	columns: 7,
	rows: 7,
	floor: "painted-boards",
	wall: "blue-stripe",
	things: [
		open("west", 2, "casement"),
		open("south", 1, "plank-door"),
		open("east", 2, "casement"),
		stand("braided-rug", 2.25, 2.75),
		against("north", 2.25, "patchwork-bed", { with: [put("sleeping-cat", 1, 1), put("teddy-bear", 0, 0, { turn: 1 })] }),
		against("north", 1.25, "bedside-table", { with: [put("bedside-lamp", 0, 0)] }),
		against("north", 4.75, "bedside-table", { with: [put("alarm-clock", 0, 0), put("candle", 0, .5)] }),
		hang("north", 2.75, "picture-of-a-field", 2.25),
		hang("north", 1.5, "fairy-lights", 3.5),
		hang("north", 4.75, "portrait-of-a-hen", 2),
		against("north", 5.5, "dressing-table"),
		against("west", 0, "wardrobe", { with: [put("teddy-bear", .25, .25)] }),
		against("west", 2.75, "chest-of-drawers", {
			tint: "white",
			with: [put("jug-of-flowers", 0, 0), put("moon-lamp", 1, 0)]
		}),
		against("west", 4.5, "standing-mirror"),
		against("west", 5.75, "washstand"),
		stand("blanket-chest", 2.5, 3.25, { tint: "blue" }),
		stand("slippers", 4.75, 3.5, { turn: 1 }),
		stand("lemon-tree", 5.75, 2.25),
		stand("wicker-chair", 5.5, 4, { with: [put("teddy-bear", .25, .25)] }),
		stand("wool-basket", 4.25, 5.75),
		stand("sheepskin", .75, 0, { turn: 0 })
	]
};
// src/room/template/strings.ts
var templateWords = {
	"harvest-kitchen": {
		name: "Harvest kitchen",
		words: "A laid table in the morning sun, the stove lit, pumpkins in from the field."
	},
	"fireside-parlour": {
		name: "Fireside parlour",
		words: "A fire, a pot of tea, and nobody who has to go anywhere."
	},
	"quilted-bedroom": {
		name: "Quilted bedroom",
		words: "A slow morning, a patchwork quilt, a cat that will not move."
	},
	"sunday-tea": {
		name: "Sunday tea",
		words: "The good cups, and lanterns up because somebody is seven today."
	},
	"garden-room": {
		name: "Garden room",
		words: "More leaves than chairs, and seedlings that want turning."
	},
	"old-workshop": {
		name: "Old workshop",
		words: "A bench under the tools, and a chair that is not right yet."
	},
	"moonlit-nursery": {
		name: "Moonlit nursery",
		words: "The moon lamp on, the train at its station, somebody not asleep."
	},
	"lamplit-study": {
		name: "Lamplit study",
		words: "Books to the ceiling, a letter begun, and the good lamp."
	},
	"painters-studio": {
		name: "Painter's studio",
		words: "North light, wet canvases, everything within reach of the stool."
	},
	"winter-room": {
		name: "Winter room",
		words: "The fir lit, stockings up, skates drying, snow against the glass."
	},
	"bare-walls": {
		name: "Four bare walls",
		words: "A door, a window, and all of it yours to fill."
	}
};
// src/room/template/templates.ts
var plans = {
	"harvest-kitchen": harvestKitchen,
	"fireside-parlour": firesideParlour,
	"quilted-bedroom": quiltedBedroom,
	"sunday-tea": {
		name: "Sunday tea",
		columns: 8,
		rows: 7,
		floor: "sage-chequer",
		wall: "rose-gingham",
		things: [
			open("north", 3, "casement"),
			open("west", .5, "casement"),
			open("west", 4.75, "plank-door"),
			open("east", 2, "casement"),
			against("north", .5, "plate-dresser", {
				tint: "white",
				with: [put("jug-of-flowers", 0, 0), put("fresh-loaf", .75, 0)]
			}),
			against("north", 3.5, "window-seat", {
				tint: "rose",
				with: [put("sleeping-cat", 0, 0)]
			}),
			hang("north", 3, "paper-lanterns", 3.25),
			hang("north", .25, "wall-clock", 3.4),
			stand("floor-lamp", 6.75, .25),
			hang("north", 6.75, "sun-mirror", 2),
			against("west", 1, "chest-of-drawers", {
				tint: "rose",
				with: [put("gramophone", 0, 0)]
			}),
			stand("fern-on-a-stand", 0, 3),
			hang("west", .5, "bunting", 3.25),
			hang("west", 5.25, "picture-of-a-carrot", 3),
			stand("braided-rug", 2.75, 2),
			stand("round-table", 3.5, 2.75, { with: [put("tea-things", .25, .25)] }),
			stand("hoop-backed-chair", 4, 1.5, { tint: "rose" }),
			stand("hoop-backed-chair", 2.25, 3.25, {
				turn: 1,
				tint: "white"
			}),
			stand("hoop-backed-chair", 5.75, 3.25, {
				turn: 3,
				tint: "teal"
			}),
			stand("high-chair", 4, 5, { turn: 2 }),
			stand("long-bench", 6.75, 2.5, {
				turn: 3,
				with: [put("teddy-bear", .25, 0, { turn: 2 }), put("teddy-bear", 1.25, 0, { turn: 2 })]
			}),
			stand("parcels", 5.75, 5),
			stand("wooden-train", 2, 5.75),
			stand("building-blocks", 2.25, 4.75),
			stand("rocking-horse", 7, 4.75),
			stand("umbrella-stand", 0, 6.25),
			stand("mat-and-boots", .75, 5, { turn: 1 }),
			stand("sheepdog", 4, 6.25)
		]
	},
	"garden-room": gardenRoom,
	"old-workshop": oldWorkshop,
	"moonlit-nursery": moonlitNursery,
	"lamplit-study": lamplitStudy,
	"painters-studio": paintersStudio,
	"winter-room": {
		name: "Winter room",
		columns: 8,
		rows: 8,
		floor: "walnut-boards",
		wall: "logs",
		light: "night",
		things: [
			open("north", 4.25, "casement"),
			open("south", 5, "stable-door"),
			stand("decorated-fir", .25, .25),
			stand("parcels", 2.25, .75),
			hang("west", 2.5, "stone-hearth", 0, { with: [
				put("nutcracker", 0, 0),
				put("candle", .75, .25),
				put("snow-globe", 1.25, 0),
				put("nutcracker", 2, 0, { tint: "green" })
			] }),
			hang("west", 5.5, "stocking-rail", 1.75),
			hang("west", 6, "winter-wreath", 2.9),
			against("west", 5.5, "log-stack"),
			against("west", 7, "log-basket"),
			hang("north", 2.75, "winter-wreath", 2.25),
			hang("north", 3.75, "fairy-lights", 3.25),
			against("north", 4.75, "window-seat", {
				tint: "russet",
				with: [put("sleeping-cat", 0, 0)]
			}),
			stand("braided-rug", 2.5, 3),
			stand("sheepskin", 5, 0, { turn: 0 }),
			stand("sofa", 3.25, 2.25, { tint: "russet" }),
			stand("low-tea-table", 3.75, 4, { with: [put("advent-ring", 0, .75), put("gingerbread-house", .5, 0, { turn: 0 })] }),
			stand("wing-armchair", 2, 5.25, {
				turn: 1,
				tint: "moss"
			}),
			stand("footstool", 3.5, 5.5),
			stand("floor-lamp", 1, 6.25),
			stand("rocking-chair", 6, 4, {
				turn: 3,
				tint: "white"
			}),
			stand("wool-basket", 5.75, 5.5),
			stand("sled", 7, 2.25),
			stand("parcels", 3.75, 6.75, { turn: 1 }),
			stand("mat-and-boots", 6.5, 6.5),
			stand("sheepdog", 2, 7),
			hang("east", 4, "ice-skates", 1.75)
		]
	},
	"bare-walls": bareRoom
};
var templates = Object.keys(plans).map((id) => ({
	id,
	name: templateWords[id].name,
	words: templateWords[id].words,
	document: compose(plans[id], siteCatalogue)
}));
export { templates };
