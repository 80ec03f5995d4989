// src/room/catalogue/table.ts
var table = {
	pieces: [
		{
			"id": "patchwork-bed",
			"name": "Patchwork bed",
			"stands": ["floor"],
			"set": "bedroom",
			"size": [
				9,
				13,
				7
			],
			"surfaces": [[
				0,
				4,
				9,
				9,
				3.36
			]],
			"tints": [
				0,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "single-bed",
			"name": "Painted single bed",
			"stands": ["floor"],
			"set": "bedroom",
			"size": [
				6,
				12,
				6
			],
			"surfaces": [[
				0,
				5,
				6,
				6,
				2.96
			]],
			"tints": [
				6,
				7,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "bedside-table",
			"name": "Bedside table",
			"stands": ["floor"],
			"set": "bedroom",
			"size": [
				3,
				3,
				4
			],
			"surfaces": [[
				0,
				0,
				2,
				3,
				3.28
			]],
			"tints": [
				0,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "wardrobe",
			"name": "Painted wardrobe",
			"stands": ["floor"],
			"set": "bedroom",
			"size": [
				8,
				4,
				13
			],
			"surfaces": [[
				4,
				0,
				4,
				4,
				11.44
			]],
			"tints": [
				8,
				7,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "chest-of-drawers",
			"name": "Chest of drawers",
			"stands": ["floor"],
			"set": "bedroom",
			"size": [
				6,
				4,
				5
			],
			"surfaces": [[
				0,
				0,
				6,
				3,
				5.01
			]],
			"tints": [
				0,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "dressing-table",
			"name": "Dressing table",
			"stands": ["floor"],
			"set": "bedroom",
			"size": [
				6,
				3,
				9
			],
			"tints": [
				9,
				10,
				11,
				12,
				13,
				14,
				15,
				16
			]
		},
		{
			"id": "standing-mirror",
			"name": "Standing mirror",
			"stands": ["floor"],
			"set": "bedroom",
			"size": [
				5,
				3,
				9
			],
			"tints": [
				0,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "washstand",
			"name": "Washstand",
			"stands": ["floor"],
			"set": "bedroom",
			"size": [
				5,
				3,
				6
			],
			"tints": [
				0,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "blanket-chest",
			"name": "Blanket chest",
			"stands": ["floor"],
			"set": "bedroom",
			"size": [
				7,
				3,
				3
			],
			"surfaces": [[
				0,
				0,
				6,
				3,
				2.72
			]],
			"tints": [
				17,
				18,
				19,
				20
			]
		},
		{
			"id": "braided-rug",
			"name": "Braided rug",
			"stands": ["floor"],
			"isFlat": true,
			"set": "bedroom",
			"size": [
				14,
				14,
				1
			]
		},
		{
			"id": "slippers",
			"name": "Slippers",
			"stands": ["floor"],
			"set": "bedroom",
			"size": [
				2,
				2,
				1
			],
			"tints": [
				8,
				10,
				11,
				21,
				14,
				15,
				16
			]
		},
		{
			"id": "bedside-lamp",
			"name": "Bedside lamp",
			"stands": ["surface", "floor"],
			"isLamp": true,
			"set": "bedroom",
			"size": [
				2,
				2,
				3
			],
			"tints": [
				22,
				23,
				24,
				25,
				26
			],
			"lights": [[
				"lamp",
				0,
				.55,
				0
			]]
		},
		{
			"id": "candle",
			"name": "Candle",
			"stands": ["surface", "floor"],
			"isLamp": true,
			"set": "bedroom",
			"size": [
				2,
				1,
				3
			],
			"lights": [[
				"candle",
				.025,
				.46,
				0
			]]
		},
		{
			"id": "alarm-clock",
			"name": "Alarm clock",
			"stands": ["surface", "floor"],
			"set": "bedroom",
			"size": [
				2,
				1,
				3
			],
			"tints": [
				27,
				28,
				19,
				20
			]
		},
		{
			"id": "plate-dresser",
			"name": "Plate dresser",
			"stands": ["floor"],
			"set": "kitchen",
			"size": [
				8,
				4,
				13
			],
			"surfaces": [[
				0,
				2,
				8,
				2,
				4.48
			]],
			"tints": [
				29,
				7,
				1,
				3,
				4,
				5
			]
		},
		{
			"id": "iron-stove",
			"name": "Iron stove",
			"stands": ["floor"],
			"isLamp": true,
			"set": "kitchen",
			"size": [
				6,
				5,
				22
			],
			"surfaces": [[
				1,
				1,
				5,
				3,
				4.56
			]],
			"tints": [
				17,
				18,
				19,
				20
			],
			"lights": [[
				"fire",
				-.26,
				.6,
				.8
			]]
		},
		{
			"id": "sink-counter",
			"name": "Sink counter",
			"stands": ["floor"],
			"set": "kitchen",
			"size": [
				10,
				4,
				6
			],
			"surfaces": [[
				0,
				0,
				3,
				4,
				4.2
			]],
			"tints": [
				29,
				7,
				1,
				3,
				4,
				5
			]
		},
		{
			"id": "kitchen-counter",
			"name": "Kitchen counter",
			"stands": ["floor"],
			"set": "kitchen",
			"size": [
				6,
				4,
				5
			],
			"surfaces": [[
				0,
				0,
				6,
				4,
				4.2
			]],
			"tints": [
				29,
				7,
				1,
				3,
				4,
				5
			]
		},
		{
			"id": "larder-cupboard",
			"name": "Larder cupboard",
			"stands": ["floor"],
			"set": "kitchen",
			"size": [
				6,
				5,
				11
			],
			"surfaces": [[
				0,
				0,
				6,
				3,
				10.88
			]],
			"tints": [
				30,
				7,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "farm-table",
			"name": "Farm table",
			"stands": ["floor"],
			"set": "kitchen",
			"size": [
				11,
				5,
				4
			],
			"surfaces": [[
				0,
				0,
				11,
				5,
				3.64
			]],
			"tints": [
				0,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "long-bench",
			"name": "Long bench",
			"stands": ["floor"],
			"set": "kitchen",
			"size": [
				9,
				2,
				3
			],
			"surfaces": [[
				0,
				0,
				9,
				2,
				2.4
			]],
			"tints": [
				0,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "ladder-back-chair",
			"name": "Ladder-back chair",
			"stands": ["floor"],
			"set": "kitchen",
			"size": [
				3,
				3,
				6
			],
			"tints": [
				0,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "hoop-backed-chair",
			"name": "Hoop-backed chair",
			"stands": ["floor"],
			"set": "kitchen",
			"size": [
				3,
				4,
				6
			],
			"tints": [
				31,
				7,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "bad-chair",
			"name": "Bad chair",
			"stands": ["floor"],
			"set": "kitchen",
			"size": [
				4,
				4,
				6
			]
		},
		{
			"id": "wobbly-stool",
			"name": "Wobbly stool",
			"stands": ["floor"],
			"set": "kitchen",
			"size": [
				4,
				4,
				3
			]
		},
		{
			"id": "butter-churn",
			"name": "Butter churn",
			"stands": ["floor"],
			"set": "kitchen",
			"size": [
				3,
				3,
				6
			]
		},
		{
			"id": "crate-of-carrots",
			"name": "Crate of carrots",
			"stands": ["floor"],
			"set": "kitchen",
			"size": [
				4,
				4,
				3
			]
		},
		{
			"id": "rag-runner",
			"name": "Rag runner",
			"stands": ["floor"],
			"isFlat": true,
			"set": "kitchen",
			"size": [
				10,
				4,
				1
			]
		},
		{
			"id": "copper-kettle",
			"name": "Copper kettle",
			"stands": ["surface", "floor"],
			"set": "kitchen",
			"size": [
				3,
				3,
				3
			]
		},
		{
			"id": "tea-things",
			"name": "Tea things",
			"stands": ["surface", "floor"],
			"set": "kitchen",
			"size": [
				5,
				5,
				3
			],
			"tints": [
				22,
				32,
				24,
				33,
				26
			]
		},
		{
			"id": "bread-bin",
			"name": "Bread bin",
			"stands": ["surface", "floor"],
			"set": "kitchen",
			"size": [
				3,
				3,
				4
			],
			"tints": [
				17,
				18,
				19,
				20
			]
		},
		{
			"id": "apple-pie",
			"name": "Apple pie",
			"stands": ["surface", "floor"],
			"set": "kitchen",
			"size": [
				3,
				3,
				1
			],
			"tints": [
				8,
				34,
				35,
				24,
				26
			]
		},
		{
			"id": "fresh-loaf",
			"name": "Fresh loaf",
			"stands": ["surface", "floor"],
			"set": "kitchen",
			"size": [
				4,
				2,
				2
			]
		},
		{
			"id": "mixing-bowl",
			"name": "Mixing bowl",
			"stands": ["surface", "floor"],
			"set": "kitchen",
			"size": [
				4,
				3,
				3
			]
		},
		{
			"id": "fruit-bowl",
			"name": "Fruit bowl",
			"stands": ["surface", "floor"],
			"set": "kitchen",
			"size": [
				3,
				3,
				3
			],
			"tints": [
				22,
				36,
				24,
				37,
				26
			]
		},
		{
			"id": "wall-shelf",
			"name": "Wall shelf",
			"stands": ["wall"],
			"set": "kitchen",
			"size": [
				7,
				2,
				5
			],
			"up": 7,
			"tints": [
				0,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "rack-of-pans",
			"name": "Rack of pans",
			"stands": ["wall"],
			"set": "kitchen",
			"size": [
				6,
				1,
				4
			],
			"up": 7
		},
		{
			"id": "spice-rack",
			"name": "Spice rack",
			"stands": ["wall"],
			"set": "kitchen",
			"size": [
				4,
				1,
				5
			],
			"up": 8,
			"tints": [
				0,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "drying-herbs",
			"name": "Drying herbs",
			"stands": ["wall"],
			"set": "kitchen",
			"size": [
				6,
				1,
				3
			],
			"up": 12
		},
		{
			"id": "wall-clock",
			"name": "Wall clock",
			"stands": ["wall"],
			"set": "kitchen",
			"size": [
				3,
				1,
				3
			],
			"up": 10
		},
		{
			"id": "sofa",
			"name": "Moss sofa",
			"stands": ["floor"],
			"set": "parlour",
			"size": [
				11,
				5,
				5
			],
			"surfaces": [[
				5,
				1,
				5,
				4,
				2.64
			]],
			"tints": [
				38,
				11,
				12,
				39,
				14,
				15,
				16
			]
		},
		{
			"id": "wing-armchair",
			"name": "Wing armchair",
			"stands": ["floor"],
			"set": "parlour",
			"size": [
				5,
				5,
				7
			],
			"surfaces": [[
				0,
				1,
				5,
				4,
				2.64
			]],
			"tints": [
				40,
				10,
				12,
				41,
				14,
				15,
				16
			]
		},
		{
			"id": "rocking-chair",
			"name": "Rocking chair",
			"stands": ["floor"],
			"set": "parlour",
			"size": [
				4,
				5,
				6
			],
			"tints": [
				8,
				7,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "window-seat",
			"name": "Window seat",
			"stands": ["floor"],
			"set": "parlour",
			"size": [
				10,
				4,
				5
			],
			"surfaces": [[
				4,
				0,
				4,
				4,
				2.52
			]],
			"tints": [
				42,
				10,
				11,
				12,
				43,
				14,
				15,
				16
			]
		},
		{
			"id": "footstool",
			"name": "Footstool",
			"stands": ["floor"],
			"set": "parlour",
			"size": [
				4,
				4,
				2
			],
			"tints": [
				44,
				10,
				11,
				12,
				14,
				15,
				16
			]
		},
		{
			"id": "low-tea-table",
			"name": "Low tea table",
			"stands": ["floor"],
			"set": "parlour",
			"size": [
				6,
				6,
				3
			],
			"surfaces": [[
				0,
				0,
				6,
				6,
				2.19
			]],
			"tints": [
				0,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "round-table",
			"name": "Round table",
			"stands": ["floor"],
			"set": "parlour",
			"size": [
				8,
				8,
				4
			],
			"surfaces": [[
				1,
				1,
				6,
				6,
				3.61
			]],
			"tints": [
				0,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "writing-desk",
			"name": "Writing desk",
			"stands": ["floor"],
			"set": "parlour",
			"size": [
				7,
				4,
				6
			],
			"surfaces": [[
				0,
				1,
				7,
				3,
				3.76
			]],
			"tints": [
				0,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "upright-piano",
			"name": "Upright piano",
			"stands": ["floor"],
			"isLamp": true,
			"set": "parlour",
			"size": [
				9,
				4,
				7
			],
			"surfaces": [[
				0,
				0,
				9,
				3,
				7.16
			]],
			"tints": [
				45,
				7,
				2,
				3,
				4,
				5
			],
			"lights": [[
				"candle",
				-.82,
				1.7,
				.22
			], [
				"candle",
				.82,
				1.7,
				.22
			]]
		},
		{
			"id": "grandfather-clock",
			"name": "Grandfather clock",
			"stands": ["floor"],
			"set": "parlour",
			"size": [
				4,
				3,
				14
			],
			"tints": [
				45,
				7,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "bookshelf",
			"name": "Bookshelf",
			"stands": ["floor"],
			"set": "parlour",
			"size": [
				8,
				3,
				12
			],
			"tints": [
				0,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "brick-hearth",
			"name": "Brick hearth",
			"stands": ["wall"],
			"isFooted": true,
			"set": "parlour",
			"size": [
				11,
				7,
				17
			],
			"surfaces": [[
				0,
				0,
				11,
				3,
				9.32
			]]
		},
		{
			"id": "floor-lamp",
			"name": "Floor lamp",
			"stands": ["floor"],
			"isLamp": true,
			"set": "parlour",
			"size": [
				4,
				4,
				9
			],
			"lights": [[
				"lamp",
				0,
				1.9,
				0
			]]
		},
		{
			"id": "folding-screen",
			"name": "Folding screen",
			"stands": ["floor"],
			"set": "parlour",
			"size": [
				10,
				2,
				10
			],
			"tints": [
				45,
				7,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "umbrella-stand",
			"name": "Umbrella stand",
			"stands": ["floor"],
			"set": "parlour",
			"size": [
				3,
				3,
				6
			],
			"tints": [
				8,
				46,
				47,
				24,
				26
			]
		},
		{
			"id": "mat-and-boots",
			"name": "Mat and boots",
			"stands": ["floor"],
			"set": "parlour",
			"size": [
				5,
				3,
				2
			]
		},
		{
			"id": "hearth-rug",
			"name": "Hearth rug",
			"stands": ["floor"],
			"isFlat": true,
			"set": "parlour",
			"size": [
				8,
				5,
				1
			]
		},
		{
			"id": "sleeping-cat",
			"name": "Sleeping cat",
			"stands": ["floor", "surface"],
			"set": "parlour",
			"size": [
				4,
				4,
				2
			]
		},
		{
			"id": "sheepdog",
			"name": "Sheepdog",
			"stands": ["floor"],
			"set": "parlour",
			"size": [
				6,
				3,
				2
			]
		},
		{
			"id": "jug-of-flowers",
			"name": "Jug of flowers",
			"stands": ["surface", "floor"],
			"set": "parlour",
			"size": [
				2,
				2,
				4
			]
		},
		{
			"id": "wireless",
			"name": "Wireless",
			"stands": ["surface", "floor"],
			"isLamp": true,
			"set": "parlour",
			"size": [
				3,
				2,
				3
			],
			"tints": [
				45,
				7,
				2,
				3,
				4,
				5
			],
			"lights": [[
				"fairy",
				.21,
				.33,
				.24
			]]
		},
		{
			"id": "gramophone",
			"name": "Gramophone",
			"stands": ["surface", "floor"],
			"set": "parlour",
			"size": [
				4,
				3,
				5
			],
			"tints": [
				45,
				7,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "globe",
			"name": "Globe",
			"stands": ["surface", "floor"],
			"set": "parlour",
			"size": [
				3,
				3,
				4
			]
		},
		{
			"id": "coat-pegs",
			"name": "Coat pegs",
			"stands": ["wall"],
			"set": "parlour",
			"size": [
				9,
				2,
				7
			],
			"up": 5,
			"tints": [
				0,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "sun-mirror",
			"name": "Sun mirror",
			"stands": ["wall"],
			"set": "parlour",
			"size": [
				5,
				1,
				5
			],
			"up": 8
		},
		{
			"id": "wall-lantern",
			"name": "Wall lantern",
			"stands": ["wall"],
			"isLamp": true,
			"set": "parlour",
			"size": [
				2,
				2,
				3
			],
			"up": 8,
			"lights": [[
				"lantern",
				0,
				.34,
				.28
			]]
		},
		{
			"id": "picture-of-a-field",
			"name": "Picture of a field",
			"stands": ["wall"],
			"takesPicture": true,
			"set": "parlour",
			"size": [
				5,
				1,
				4
			],
			"up": 8,
			"tints": [
				45,
				7,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "picture-of-a-carrot",
			"name": "Picture of a carrot",
			"stands": ["wall"],
			"takesPicture": true,
			"set": "parlour",
			"size": [
				3,
				1,
				4
			],
			"up": 8,
			"tints": [
				0,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "portrait-of-a-hen",
			"name": "Portrait of a hen",
			"stands": ["wall"],
			"takesPicture": true,
			"set": "parlour",
			"size": [
				3,
				1,
				3
			],
			"up": 8,
			"tints": [
				22,
				48,
				24,
				49,
				26
			]
		},
		{
			"id": "workbench",
			"name": "Workbench",
			"stands": ["floor"],
			"set": "workshop",
			"size": [
				9,
				5,
				5
			],
			"surfaces": [[
				0,
				1,
				9,
				3,
				3.92
			]],
			"tints": [
				0,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "anvil",
			"name": "Anvil",
			"stands": ["floor"],
			"isLamp": true,
			"set": "workshop",
			"size": [
				4,
				4,
				4
			],
			"lights": [[
				"ember",
				-.262,
				.98,
				-.044
			]]
		},
		{
			"id": "grindstone",
			"name": "Grindstone",
			"stands": ["floor"],
			"set": "workshop",
			"size": [
				5,
				4,
				5
			]
		},
		{
			"id": "sawhorse",
			"name": "Sawhorse",
			"stands": ["floor"],
			"set": "workshop",
			"size": [
				7,
				4,
				5
			]
		},
		{
			"id": "spinning-wheel",
			"name": "Spinning wheel",
			"stands": ["floor"],
			"set": "workshop",
			"size": [
				6,
				2,
				6
			],
			"tints": [
				0,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "sewing-table",
			"name": "Sewing table",
			"stands": ["floor"],
			"set": "workshop",
			"size": [
				6,
				3,
				6
			],
			"tints": [
				50,
				7,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "potters-wheel",
			"name": "Potter's wheel",
			"stands": ["floor"],
			"set": "workshop",
			"size": [
				5,
				4,
				5
			],
			"tints": [
				0,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "stepladder",
			"name": "Stepladder",
			"stands": ["floor"],
			"set": "workshop",
			"size": [
				3,
				4,
				7
			],
			"tints": [
				0,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "easel",
			"name": "Easel",
			"stands": ["floor"],
			"set": "workshop",
			"size": [
				5,
				4,
				8
			]
		},
		{
			"id": "wool-basket",
			"name": "Wool basket",
			"stands": ["floor"],
			"set": "workshop",
			"size": [
				4,
				3,
				4
			]
		},
		{
			"id": "storm-lantern",
			"name": "Storm lantern",
			"stands": ["floor", "surface"],
			"isLamp": true,
			"set": "workshop",
			"size": [
				1,
				1,
				3
			],
			"lights": [[
				"lantern",
				0,
				.22,
				0
			]]
		},
		{
			"id": "toolbox",
			"name": "Toolbox",
			"stands": ["surface", "floor"],
			"set": "workshop",
			"size": [
				4,
				2,
				3
			],
			"tints": [
				27,
				28,
				19,
				20
			]
		},
		{
			"id": "paint-pots",
			"name": "Paint pots",
			"stands": ["surface", "floor"],
			"set": "workshop",
			"size": [
				3,
				3,
				2
			]
		},
		{
			"id": "tool-board",
			"name": "Tool board",
			"stands": ["wall"],
			"set": "workshop",
			"size": [
				8,
				1,
				6
			],
			"up": 6,
			"tints": [
				29,
				7,
				1,
				3,
				4,
				5
			]
		},
		{
			"id": "cradle",
			"name": "Cradle",
			"stands": ["floor"],
			"set": "nursery",
			"size": [
				5,
				5,
				5
			],
			"tints": [
				0,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "toy-chest",
			"name": "Toy chest",
			"stands": ["floor"],
			"set": "nursery",
			"size": [
				6,
				4,
				5
			],
			"tints": [
				8,
				7,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "rocking-horse",
			"name": "Rocking horse",
			"stands": ["floor"],
			"set": "nursery",
			"size": [
				3,
				8,
				6
			],
			"tints": [
				17,
				18,
				19,
				20
			]
		},
		{
			"id": "star-mobile",
			"name": "Star mobile",
			"stands": ["floor"],
			"set": "nursery",
			"size": [
				5,
				4,
				9
			],
			"tints": [
				6,
				7,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "high-chair",
			"name": "High chair",
			"stands": ["floor"],
			"set": "nursery",
			"size": [
				4,
				4,
				7
			],
			"tints": [
				0,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "dolls-house",
			"name": "Dolls' house",
			"stands": ["floor"],
			"set": "nursery",
			"size": [
				6,
				3,
				8
			],
			"tints": [
				27,
				28,
				19,
				20
			]
		},
		{
			"id": "building-blocks",
			"name": "Building blocks",
			"stands": ["floor"],
			"set": "nursery",
			"size": [
				3,
				3,
				4
			]
		},
		{
			"id": "play-tent",
			"name": "Play tent",
			"stands": ["floor"],
			"isLamp": true,
			"set": "nursery",
			"size": [
				5,
				5,
				8
			],
			"tints": [
				44,
				10,
				11,
				12,
				14,
				15,
				16
			],
			"lights": [[
				"candle",
				.2,
				.2,
				.16
			]]
		},
		{
			"id": "farm-play-mat",
			"name": "Farm play mat",
			"stands": ["floor"],
			"isFlat": true,
			"set": "nursery",
			"size": [
				8,
				8,
				1
			]
		},
		{
			"id": "teddy-bear",
			"name": "Teddy bear",
			"stands": ["surface", "floor"],
			"set": "nursery",
			"size": [
				3,
				2,
				3
			]
		},
		{
			"id": "wooden-train",
			"name": "Wooden train",
			"stands": ["surface", "floor"],
			"set": "nursery",
			"size": [
				5,
				1,
				2
			]
		},
		{
			"id": "moon-lamp",
			"name": "Moon lamp",
			"stands": ["surface", "floor"],
			"isLamp": true,
			"set": "nursery",
			"size": [
				2,
				2,
				3
			],
			"lights": [[
				"lantern",
				.038,
				.36,
				.1
			]]
		},
		{
			"id": "lemon-tree",
			"name": "Lemon tree",
			"stands": ["floor"],
			"set": "garden",
			"size": [
				4,
				5,
				9
			],
			"tints": [
				51,
				7,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "potted-fig",
			"name": "Potted fig",
			"stands": ["floor"],
			"set": "garden",
			"size": [
				6,
				6,
				10
			],
			"tints": [
				22,
				52,
				24,
				53,
				26
			]
		},
		{
			"id": "rose-trellis",
			"name": "Rose trellis",
			"stands": ["floor"],
			"set": "garden",
			"size": [
				6,
				2,
				10
			],
			"tints": [
				50,
				7,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "potting-bench",
			"name": "Potting bench",
			"stands": ["floor"],
			"set": "garden",
			"size": [
				7,
				4,
				8
			],
			"tints": [
				6,
				7,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "wicker-chair",
			"name": "Wicker chair",
			"stands": ["floor"],
			"set": "garden",
			"size": [
				5,
				4,
				6
			],
			"surfaces": [[
				0,
				0,
				5,
				4,
				2.24
			]],
			"tints": [
				42,
				10,
				11,
				12,
				54,
				14,
				15,
				16
			]
		},
		{
			"id": "fern-on-a-stand",
			"name": "Fern on a stand",
			"stands": ["floor"],
			"set": "garden",
			"size": [
				5,
				5,
				7
			],
			"tints": [
				44,
				55,
				24,
				56,
				26
			]
		},
		{
			"id": "bird-bath",
			"name": "Bird bath",
			"stands": ["floor"],
			"set": "garden",
			"size": [
				4,
				4,
				5
			]
		},
		{
			"id": "milk-churn-of-sunflowers",
			"name": "Milk churn of sunflowers",
			"stands": ["floor"],
			"set": "garden",
			"size": [
				3,
				3,
				8
			]
		},
		{
			"id": "watering-can",
			"name": "Watering can",
			"stands": ["floor"],
			"set": "garden",
			"size": [
				5,
				2,
				3
			],
			"tints": [
				22,
				28,
				18,
				19,
				20
			]
		},
		{
			"id": "kitchen-herbs",
			"name": "Kitchen herbs",
			"stands": ["surface", "floor"],
			"set": "garden",
			"size": [
				4,
				2,
				3
			]
		},
		{
			"id": "moss-house",
			"name": "Moss house",
			"stands": ["surface", "floor"],
			"set": "garden",
			"size": [
				3,
				2,
				3
			]
		},
		{
			"id": "bee-skep",
			"name": "Bee skep",
			"stands": ["surface", "floor"],
			"set": "garden",
			"size": [
				3,
				4,
				3
			]
		},
		{
			"id": "nesting-box",
			"name": "Nesting box",
			"stands": ["wall"],
			"set": "garden",
			"size": [
				3,
				3,
				4
			],
			"up": 7,
			"tints": [
				57,
				7,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "hanging-ivy",
			"name": "Hanging ivy",
			"stands": ["wall"],
			"set": "garden",
			"size": [
				3,
				3,
				5
			],
			"up": 9,
			"tints": [
				58,
				59,
				60,
				24,
				61
			]
		},
		{
			"id": "pumpkin-stack",
			"name": "Pumpkin stack",
			"stands": ["floor"],
			"set": "harvest",
			"size": [
				7,
				5,
				5
			]
		},
		{
			"id": "hay-bale-seat",
			"name": "Hay bale seat",
			"stands": ["floor"],
			"set": "harvest",
			"size": [
				5,
				3,
				3
			],
			"surfaces": [[
				0,
				0,
				5,
				3,
				2.31
			]],
			"tints": [
				40,
				10,
				12,
				62,
				14,
				15,
				16
			]
		},
		{
			"id": "cider-press",
			"name": "Cider press",
			"stands": ["floor"],
			"set": "harvest",
			"size": [
				6,
				5,
				9
			]
		},
		{
			"id": "cider-barrel",
			"name": "Cider barrel",
			"stands": ["floor"],
			"set": "harvest",
			"size": [
				4,
				5,
				5
			]
		},
		{
			"id": "apple-basket",
			"name": "Apple basket",
			"stands": ["floor"],
			"set": "harvest",
			"size": [
				5,
				4,
				3
			]
		},
		{
			"id": "wheat-sheaf",
			"name": "Wheat sheaf",
			"stands": ["floor"],
			"set": "harvest",
			"size": [
				3,
				4,
				6
			],
			"tints": [
				27,
				10,
				11,
				12,
				63,
				14,
				15,
				16
			]
		},
		{
			"id": "ribbon-pole",
			"name": "Ribbon pole",
			"stands": ["floor"],
			"set": "harvest",
			"size": [
				7,
				6,
				13
			]
		},
		{
			"id": "broody-hen",
			"name": "Broody hen",
			"stands": ["floor"],
			"set": "harvest",
			"size": [
				3,
				3,
				4
			]
		},
		{
			"id": "pumpkin-lantern",
			"name": "Pumpkin lantern",
			"stands": ["surface", "floor"],
			"isLamp": true,
			"set": "harvest",
			"size": [
				3,
				3,
				2
			],
			"lights": [[
				"candle",
				0,
				.24,
				.5
			]]
		},
		{
			"id": "bunting",
			"name": "Bunting",
			"stands": ["wall"],
			"overOpenings": true,
			"set": "harvest",
			"size": [
				14,
				1,
				3
			],
			"up": 13
		},
		{
			"id": "harvest-garland",
			"name": "Harvest garland",
			"stands": ["wall"],
			"overOpenings": true,
			"set": "harvest",
			"size": [
				10,
				1,
				3
			],
			"up": 10
		},
		{
			"id": "paper-lanterns",
			"name": "Paper lanterns",
			"stands": ["wall"],
			"overOpenings": true,
			"isLamp": true,
			"set": "harvest",
			"size": [
				13,
				2,
				4
			],
			"up": 12,
			"lights": [
				[
					"lantern",
					-1.2,
					.391,
					.22
				],
				[
					"lantern",
					-.4,
					.221,
					.22
				],
				[
					"lantern",
					.4,
					.221,
					.22
				],
				[
					"lantern",
					1.2,
					.391,
					.22
				]
			]
		},
		{
			"id": "decorated-fir",
			"name": "Decorated fir",
			"stands": ["floor"],
			"isLamp": true,
			"set": "winter",
			"size": [
				8,
				8,
				14
			],
			"tints": [
				27,
				28,
				19,
				20
			],
			"lights": [
				[
					"fairy",
					.384,
					.63,
					.704
				],
				[
					"fairy",
					.159,
					1.09,
					-.643
				],
				[
					"fairy",
					-.436,
					1.55,
					.29
				],
				[
					"fairy",
					.38,
					2.01,
					.059
				],
				[
					"fairy",
					-.501,
					.63,
					-.626
				],
				[
					"fairy",
					-.044,
					1.09,
					.661
				],
				[
					"fairy",
					.378,
					1.55,
					-.362
				],
				[
					"fairy",
					-.384,
					2.01,
					.008
				],
				[
					"fairy",
					.602,
					.63,
					.529
				]
			]
		},
		{
			"id": "parcels",
			"name": "Parcels",
			"stands": ["floor"],
			"set": "winter",
			"size": [
				5,
				4,
				5
			]
		},
		{
			"id": "sled",
			"name": "Sled",
			"stands": ["floor"],
			"set": "winter",
			"size": [
				3,
				7,
				2
			],
			"tints": [
				27,
				28,
				19,
				20
			]
		},
		{
			"id": "log-stack",
			"name": "Log stack",
			"stands": ["floor"],
			"set": "winter",
			"size": [
				6,
				3,
				5
			]
		},
		{
			"id": "log-basket",
			"name": "Log basket",
			"stands": ["floor"],
			"set": "winter",
			"size": [
				4,
				4,
				4
			]
		},
		{
			"id": "sheepskin",
			"name": "Sheepskin",
			"stands": ["floor"],
			"isFlat": true,
			"set": "winter",
			"size": [
				5,
				7,
				1
			]
		},
		{
			"id": "snow-globe",
			"name": "Snow globe",
			"stands": ["surface", "floor"],
			"isLamp": true,
			"set": "winter",
			"size": [
				2,
				2,
				3
			],
			"lights": [[
				"fairy",
				.01,
				.27,
				.12
			]]
		},
		{
			"id": "gingerbread-house",
			"name": "Gingerbread house",
			"stands": ["surface", "floor"],
			"set": "winter",
			"size": [
				4,
				3,
				3
			]
		},
		{
			"id": "advent-ring",
			"name": "Advent ring",
			"stands": ["surface", "floor"],
			"isLamp": true,
			"set": "winter",
			"size": [
				3,
				3,
				3
			],
			"tints": [
				27,
				10,
				11,
				12,
				64,
				14,
				15,
				16
			],
			"lights": [
				[
					"candle",
					.22,
					.46,
					.15
				],
				[
					"candle",
					-.15,
					.5,
					.22
				],
				[
					"candle",
					-.22,
					.56,
					-.15
				]
			]
		},
		{
			"id": "nutcracker",
			"name": "Nutcracker",
			"stands": ["surface", "floor"],
			"set": "winter",
			"size": [
				3,
				2,
				4
			],
			"tints": [
				27,
				28,
				19,
				20
			]
		},
		{
			"id": "winter-wreath",
			"name": "Winter wreath",
			"stands": ["wall"],
			"set": "winter",
			"size": [
				4,
				1,
				5
			],
			"up": 9
		},
		{
			"id": "stocking-rail",
			"name": "Stocking rail",
			"stands": ["wall"],
			"set": "winter",
			"size": [
				9,
				1,
				5
			],
			"up": 6,
			"tints": [
				27,
				10,
				11,
				12,
				65,
				14,
				15,
				16
			]
		},
		{
			"id": "ice-skates",
			"name": "Ice skates",
			"stands": ["wall"],
			"set": "winter",
			"size": [
				4,
				2,
				4
			],
			"up": 7,
			"tints": [
				44,
				10,
				11,
				12,
				14,
				15,
				16
			]
		},
		{
			"id": "fairy-lights",
			"name": "Fairy lights",
			"stands": ["wall"],
			"overOpenings": true,
			"isLamp": true,
			"set": "winter",
			"size": [
				17,
				1,
				2
			],
			"up": 13,
			"lights": [
				[
					"fairy",
					-1.96,
					.212,
					.06
				],
				[
					"fairy",
					-1.68,
					.068,
					.06
				],
				[
					"fairy",
					-1.4,
					.02,
					.06
				],
				[
					"fairy",
					-1.12,
					.068,
					.06
				],
				[
					"fairy",
					-.84,
					.212,
					.06
				],
				[
					"fairy",
					-.56,
					.212,
					.06
				],
				[
					"fairy",
					-.28,
					.068,
					.06
				],
				[
					"fairy",
					0,
					.02,
					.06
				],
				[
					"fairy",
					.28,
					.068,
					.06
				],
				[
					"fairy",
					.56,
					.212,
					.06
				],
				[
					"fairy",
					.84,
					.212,
					.06
				],
				[
					"fairy",
					1.12,
					.068,
					.06
				],
				[
					"fairy",
					1.4,
					.02,
					.06
				],
				[
					"fairy",
					1.68,
					.068,
					.06
				],
				[
					"fairy",
					1.96,
					.212,
					.06
				]
			]
		},
		{
			"id": "stone-hearth",
			"name": "Stone hearth",
			"stands": ["wall"],
			"isFooted": true,
			"isLamp": true,
			"set": "parlour",
			"size": [
				11,
				6,
				17
			],
			"surfaces": [[
				0,
				1,
				11,
				3,
				7.12
			]],
			"lights": [[
				"fire",
				0,
				.75,
				.95
			]]
		},
		{
			"id": "open-shelves",
			"name": "Open shelves",
			"stands": ["floor"],
			"set": "parlour",
			"size": [
				8,
				3,
				11
			],
			"surfaces": [
				[
					0,
					0,
					8,
					3,
					11.12
				],
				[
					0,
					0,
					8,
					3,
					7.68,
					3.12
				],
				[
					0,
					0,
					8,
					3,
					4.24,
					3.12
				],
				[
					0,
					0,
					8,
					3,
					.8,
					3.12
				]
			],
			"tints": [
				0,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "plain-shelf",
			"name": "Plain shelf",
			"stands": ["wall"],
			"set": "parlour",
			"size": [
				8,
				3,
				5
			],
			"up": 7,
			"surfaces": [[
				0,
				0,
				8,
				3,
				4.64
			], [
				0,
				0,
				8,
				3,
				.96,
				3.36
			]],
			"tints": [
				0,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "wide-frame",
			"name": "Wide picture frame",
			"stands": ["wall"],
			"takesPicture": true,
			"set": "parlour",
			"size": [
				8,
				1,
				6
			],
			"up": 8,
			"tints": [
				0,
				1,
				2,
				3,
				4,
				5
			]
		},
		{
			"id": "tall-frame",
			"name": "Tall picture frame",
			"stands": ["wall"],
			"takesPicture": true,
			"set": "parlour",
			"size": [
				5,
				1,
				7
			],
			"up": 7
		},
		{
			"id": "picture-rug",
			"name": "Rug with a picture",
			"stands": ["floor"],
			"isFlat": true,
			"takesPicture": true,
			"set": "parlour",
			"size": [
				12,
				8,
				1
			],
			"tints": [
				44,
				10,
				11,
				12,
				14,
				15,
				16
			]
		},
		{
			"id": "picture-screen",
			"name": "Picture screen",
			"stands": ["floor"],
			"takesPicture": true,
			"set": "parlour",
			"size": [
				10,
				2,
				10
			],
			"tints": [
				0,
				1,
				2,
				3,
				4,
				5
			]
		}
	],
	tints: [
		{
			"id": "as-made",
			"name": "As made",
			"swatch": "#d9a061"
		},
		{
			"id": "walnut",
			"name": "Walnut",
			"swatch": "#b0744a"
		},
		{
			"id": "sage",
			"name": "Sage paint",
			"swatch": "#93b56b"
		},
		{
			"id": "teal",
			"name": "Teal paint",
			"swatch": "#74b3ac"
		},
		{
			"id": "rose",
			"name": "Rose paint",
			"swatch": "#ea9485"
		},
		{
			"id": "white",
			"name": "White paint",
			"swatch": "#f3e6cf"
		},
		{
			"id": "as-made",
			"name": "As made",
			"swatch": "#b9cf98"
		},
		{
			"id": "oak",
			"name": "Oak",
			"swatch": "#d9a061"
		},
		{
			"id": "as-made",
			"name": "As made",
			"swatch": "#6d8cae"
		},
		{
			"id": "as-made",
			"name": "As made",
			"swatch": "#c8dbaa"
		},
		{
			"id": "moss",
			"name": "Moss",
			"swatch": "#71894b"
		},
		{
			"id": "russet",
			"name": "Russet",
			"swatch": "#c25a3c"
		},
		{
			"id": "denim",
			"name": "Denim",
			"swatch": "#6d8cae"
		},
		{
			"id": "rose",
			"name": "Rose",
			"swatch": "#ea9485"
		},
		{
			"id": "mustard",
			"name": "Mustard",
			"swatch": "#e8b04a"
		},
		{
			"id": "plum",
			"name": "Plum",
			"swatch": "#8a6284"
		},
		{
			"id": "oat",
			"name": "Oat",
			"swatch": "#f2dfbd"
		},
		{
			"id": "as-made",
			"name": "As made",
			"swatch": "#3f746c"
		},
		{
			"id": "red",
			"name": "Red enamel",
			"swatch": "#cf5b44"
		},
		{
			"id": "blue",
			"name": "Blue enamel",
			"swatch": "#6d8cae"
		},
		{
			"id": "cream",
			"name": "Cream enamel",
			"swatch": "#f2dfbd"
		},
		{
			"id": "rose",
			"name": "Rose",
			"swatch": "#ea9485"
		},
		{
			"id": "as-made",
			"name": "As made",
			"swatch": "#74b3ac"
		},
		{
			"id": "rose",
			"name": "Rose glaze",
			"swatch": "#ea9485"
		},
		{
			"id": "cream",
			"name": "Cream glaze",
			"swatch": "#fbefd6"
		},
		{
			"id": "blue",
			"name": "Blue glaze",
			"swatch": "#6d8cae"
		},
		{
			"id": "clay",
			"name": "Bare clay",
			"swatch": "#d8734a"
		},
		{
			"id": "as-made",
			"name": "As made",
			"swatch": "#cf5b44"
		},
		{
			"id": "green",
			"name": "Green enamel",
			"swatch": "#3f746c"
		},
		{
			"id": "as-made",
			"name": "As made",
			"swatch": "#93b56b"
		},
		{
			"id": "as-made",
			"name": "As made",
			"swatch": "#f6cf65"
		},
		{
			"id": "as-made",
			"name": "As made",
			"swatch": "#45803f"
		},
		{
			"id": "rose",
			"name": "Rose glaze",
			"swatch": "#ea9485"
		},
		{
			"id": "blue",
			"name": "Blue glaze",
			"swatch": "#6d8cae"
		},
		{
			"id": "teal",
			"name": "Teal glaze",
			"swatch": "#74b3ac"
		},
		{
			"id": "rose",
			"name": "Rose glaze",
			"swatch": "#ea9485"
		},
		{
			"id": "rose",
			"name": "Rose glaze",
			"swatch": "#ea9485"
		},
		{
			"id": "blue",
			"name": "Blue glaze",
			"swatch": "#6d8cae"
		},
		{
			"id": "as-made",
			"name": "As made",
			"swatch": "#71894b"
		},
		{
			"id": "rose",
			"name": "Rose",
			"swatch": "#ea9485"
		},
		{
			"id": "as-made",
			"name": "As made",
			"swatch": "#c25a3c"
		},
		{
			"id": "rose",
			"name": "Rose",
			"swatch": "#ea9485"
		},
		{
			"id": "as-made",
			"name": "As made",
			"swatch": "#869e5c"
		},
		{
			"id": "rose",
			"name": "Rose",
			"swatch": "#ea9485"
		},
		{
			"id": "as-made",
			"name": "As made",
			"swatch": "#ea9485"
		},
		{
			"id": "as-made",
			"name": "As made",
			"swatch": "#b0744a"
		},
		{
			"id": "teal",
			"name": "Teal glaze",
			"swatch": "#74b3ac"
		},
		{
			"id": "rose",
			"name": "Rose glaze",
			"swatch": "#ea9485"
		},
		{
			"id": "rose",
			"name": "Rose glaze",
			"swatch": "#ea9485"
		},
		{
			"id": "blue",
			"name": "Blue glaze",
			"swatch": "#6d8cae"
		},
		{
			"id": "as-made",
			"name": "As made",
			"swatch": "#b97c4a"
		},
		{
			"id": "as-made",
			"name": "As made",
			"swatch": "#f2dfbd"
		},
		{
			"id": "rose",
			"name": "Rose glaze",
			"swatch": "#ea9485"
		},
		{
			"id": "blue",
			"name": "Blue glaze",
			"swatch": "#6d8cae"
		},
		{
			"id": "rose",
			"name": "Rose",
			"swatch": "#ea9485"
		},
		{
			"id": "teal",
			"name": "Teal glaze",
			"swatch": "#74b3ac"
		},
		{
			"id": "blue",
			"name": "Blue glaze",
			"swatch": "#6d8cae"
		},
		{
			"id": "as-made",
			"name": "As made",
			"swatch": "#9db4c8"
		},
		{
			"id": "as-made",
			"name": "As made",
			"swatch": "#d8734a"
		},
		{
			"id": "teal",
			"name": "Teal glaze",
			"swatch": "#74b3ac"
		},
		{
			"id": "rose",
			"name": "Rose glaze",
			"swatch": "#ea9485"
		},
		{
			"id": "blue",
			"name": "Blue glaze",
			"swatch": "#6d8cae"
		},
		{
			"id": "rose",
			"name": "Rose",
			"swatch": "#ea9485"
		},
		{
			"id": "rose",
			"name": "Rose",
			"swatch": "#ea9485"
		},
		{
			"id": "rose",
			"name": "Rose",
			"swatch": "#ea9485"
		},
		{
			"id": "rose",
			"name": "Rose",
			"swatch": "#ea9485"
		}
	],
	openings: [
		{
			"id": "plank-door",
			"name": "Plank door",
			"kind": "door",
			"width": 6,
			"height": 11,
			"sill": 0,
			"hole": null,
			"bare": 1.42,
			"tall": 2.6,
			"foot": 0
		},
		{
			"id": "stable-door",
			"name": "Stable door",
			"kind": "door",
			"width": 6,
			"height": 10,
			"sill": 0,
			"hole": null,
			"bare": 1.46,
			"tall": 2.54,
			"foot": 0
		},
		{
			"id": "casement",
			"name": "Casement window",
			"kind": "window",
			"width": 14,
			"height": 10,
			"sill": 5,
			"hole": {
				"width": 2.1,
				"height": 1.6
			},
			"bare": 2.1,
			"tall": 1.92,
			"foot": 1.72
		},
		{
			"id": "round-window",
			"name": "Round window",
			"kind": "window",
			"width": 5,
			"height": 5,
			"sill": 8,
			"hole": null,
			"bare": .9,
			"tall": 1.18,
			"foot": 2.1
		}
	]
};
// src/room/catalogue/openings.ts
var openingModels = table.openings.map(({ id, name, kind, width, height, sill }) => ({
	id,
	name,
	kind,
	width,
	height,
	sill
}));
var byId = new Map(openingModels.map((model) => [model.id, model]));
var openingModelOf = (id) => byId.get(id);
/** What it takes of the wall when it sits `up` quarter tiles high, its foot in tiles. */
function openingSizeAt(id, up) {
	const found = table.openings.find((opening) => opening.id === id);
	if (!found) return null;
	const { hole, bare, tall, foot, sill } = found;
	return {
		hole,
		bare,
		tall,
		foot: foot + (up - sill) / 4
	};
}
export { table as i, openingModels as n, openingSizeAt as r, openingModelOf as t };
