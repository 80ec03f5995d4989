import { t as require_react } from "./react-DbA_SeLs.mjs";
import { n as chance } from "./random-CGkeRCPT.mjs";
import { a as viewFrom, r as toView } from "./view-DUDaF7QY.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// src/fields/diorama/frames.ts
var import_react = require_react();
/**
* The bare island's own frame: the same for every field, so that a live scene can stand in the very
* place of the drawing, and wide enough for whatever a turn brings to the edge.
*/
var island = {
	width: 880,
	height: 840,
	originX: 440,
	originY: 452
};
/** What marketplaces show, and what a shared link shows. */
var skyFrames = {
	square: {
		width: 1e3,
		height: 1e3,
		zoom: 1,
		sink: -10
	},
	card: {
		width: 1200,
		height: 630,
		zoom: .73,
		sink: -8
	}
};
// src/fields/diorama/ground.ts
var RADIUS = 5.2;
var PITCH = .98;
var ROW = .86;
var FIRST_ROW = .3;
var FROM_EDGE = .56;
/** The left side of a hex leans: one step towards the front moves its edge this far right. */
var LEAN = 1 / Math.sqrt(3);
var BED_WIDTH = .66;
function bedAt({ row, from, to }) {
	const z = FIRST_ROW + row * ROW;
	return {
		x: -5.2 + z * LEAN + FROM_EDGE + (from + to) / 2 * PITCH,
		z,
		length: (to - from) * PITCH - .12
	};
}
// src/fields/diorama/layout.ts
var WATER = {
	x: 3.3,
	z: .05,
	r: 1.35
};
/** The last point lies at the edge, where the stream falls. */
var stream = [
	[2.5, -4.05],
	[2.95, -2.6],
	[2.6, -1.2],
	[3.05, .15],
	[3.95, .95],
	[4.55, 1.12]
];
var big = ({ landmark }) => landmark !== "none" && landmark !== "beehives";
var high = ({ landmark }) => landmark === "mill" || landmark === "old-oak";
var flows = ({ water }) => water === "stream";
var never = () => false;
var houseLeft = {
	house: {
		x: -1.75,
		z: -2,
		r: 1.75
	},
	mark: {
		x: 2,
		z: -2.55,
		r: 1.45
	},
	walk: [
		[-1.5, -.75],
		[-.2, -.35],
		[.95, -.2],
		[1.7, .7],
		[2.35, 1.75],
		[3.2, 2.75]
	],
	groves: [
		{
			x: -4.05,
			z: -.95,
			size: .82,
			yields: never
		},
		{
			x: -3.5,
			z: -2.05,
			size: .9,
			yields: never
		},
		{
			x: .15,
			z: -3.75,
			size: .95,
			yields: never
		},
		{
			x: 3.95,
			z: -1.75,
			size: .72,
			yields: (traits) => high(traits) || flows(traits)
		},
		{
			x: 1.15,
			z: -3.95,
			size: .8,
			yields: (traits) => big(traits) || flows(traits)
		}
	]
};
var houseRight = {
	house: {
		x: 1.35,
		z: -2.35,
		r: 1.8
	},
	mark: {
		x: -2.15,
		z: -2,
		r: 1.45
	},
	walk: [
		[1.3, -1.1],
		[1.35, -.3],
		[1.6, .6],
		[2.3, 1.75],
		[3.2, 2.75]
	],
	groves: [
		{
			x: -4.05,
			z: -.85,
			size: .82,
			yields: high
		},
		{
			x: -3.4,
			z: -2.3,
			size: .95,
			yields: big
		},
		{
			x: -.75,
			z: -3.75,
			size: .95,
			yields: never
		},
		{
			x: 3.95,
			z: -1.65,
			size: .75,
			yields: never
		},
		{
			x: -1.7,
			z: -3.1,
			size: .85,
			yields: big
		}
	]
};
/** A stream takes the ground on the right. */
function layoutOf(traits) {
	return !flows(traits) && chance(traits.whim | 0, 7) < .5 ? houseRight : houseLeft;
}
// src/fields/diorama/tones.ts
var soils = {
	loam: {
		soil: ["#a2683f", "#b98152"],
		deep: ["#7c5136", "#94623f"],
		bed: {
			soil: "#6f4430",
			ridge: "#744a33",
			top: "#8b5a3c"
		}
	},
	clay: {
		soil: ["#b05f3a", "#cf7c4e"],
		deep: ["#8a4a30", "#a55d3b"],
		bed: {
			soil: "#8a4b31",
			ridge: "#93523a",
			top: "#b0663f"
		}
	},
	sand: {
		soil: ["#cfa35c", "#e6c27c"],
		deep: ["#ab8048", "#c4985a"],
		bed: {
			soil: "#b08a55",
			ridge: "#b9935c",
			top: "#d6b276"
		}
	},
	chalk: {
		soil: ["#d6cbb2", "#efe7d3"],
		deep: ["#b9ab8f", "#d0c3a6"],
		bed: {
			soil: "#9c8a6c",
			ridge: "#a79576",
			top: "#c9ba9a"
		}
	},
	silt: {
		soil: ["#8f8068", "#aa9a7e"],
		deep: ["#6e6150", "#867760"],
		bed: {
			soil: "#6a5c4a",
			ridge: "#736451",
			top: "#8f7f68"
		}
	},
	peat: {
		soil: ["#54402f", "#6b5340"],
		deep: ["#3d2e23", "#4f3c2e"],
		bed: {
			soil: "#3a2a20",
			ridge: "#423125",
			top: "#5a4433"
		}
	}
};
var grass = {
	vale: seasonsOf([
		"#a8cb61",
		"#afd168",
		"#a2c65b",
		"#b3d46d"
	], ["#88b149", "#a9cc62"]),
	meadows: seasonsOf([
		"#9cca66",
		"#a6d16f",
		"#94c45f",
		"#abd476"
	], ["#7cac4c", "#9fca68"]),
	wood: seasonsOf([
		"#8fb957",
		"#97c05e",
		"#88b251",
		"#9cc364"
	], ["#6f9a41", "#8fb957"]),
	downs: seasonsOf([
		"#bccf78",
		"#c5d683",
		"#b4c870",
		"#cbd98c"
	], ["#9bb25a", "#bccf78"]),
	shore: seasonsOf([
		"#a9c489",
		"#b2cb93",
		"#9fbb80",
		"#bcd09f"
	], ["#86a36c", "#a9c489"]),
	heath: seasonsOf([
		"#b4b964",
		"#bfc36f",
		"#aab05b",
		"#c5c87a"
	], ["#929747", "#b4b964"]),
	moor: seasonsOf([
		"#a2ab6e",
		"#adb47a",
		"#989f66",
		"#b19fae"
	], ["#838a55", "#a2ab6e"]),
	fells: seasonsOf([
		"#9db58c",
		"#a8be98",
		"#94ac83",
		"#b4c4a8"
	], ["#7d9670", "#9db58c"])
};
var snow = {
	turf: [
		"#eef3f9",
		"#f6f9fd",
		"#e8eff6",
		"#f9fbfe"
	],
	fringe: ["#d5e1ee", "#f6f9fd"]
};
function mixed(a, b, t) {
	const at = (hex, i) => Number.parseInt(hex.slice(i, i + 2), 16);
	return [
		1,
		3,
		5
	].reduce((text, i) => {
		return text + Math.round(at(a, i) + (at(b, i) - at(a, i)) * t).toString(16).padStart(2, "0");
	}, "#");
}
/** Spring is a fresher green than summer, autumn drier. */
function seasonsOf(turf, fringe) {
	const towards = (colour, t) => ({
		turf: turf.map((one) => mixed(one, colour, t)),
		fringe: [mixed(fringe[0], colour, t * .8), mixed(fringe[1], colour, t)]
	});
	return {
		seedtime: towards("#bfe07a", .28),
		highSun: {
			turf,
			fringe
		},
		leafFall: towards("#d6b765", .42)
	};
}
function landTones(soil, region, season) {
	const { soil: upper, deep } = soils[soil];
	return {
		soil: upper,
		deep,
		...season === "hearth" ? snow : grass[region][season]
	};
}
function bedTones(soil, season) {
	const { bed } = soils[soil];
	return season === "hearth" ? {
		...bed,
		top: mixed(bed.top, "#f4f8fd", .72)
	} : bed;
}
// src/fields/shapes.ts
/** The first line lies by the cottage, the last at the front edge; each line is one row of plots. */
var masks = {
	"broad-bean": ".###. ##### ##### ##### ..##.",
	"full-acre": "####. ####. ####. ####. ####.",
	stair: "#.... ##... ###.. ####. #####",
	horseshoe: ".###. ##### ##.## ##.## ##.##",
	"long-strips": "##### ..... ##### ..... #####",
	loaf: ".###. ####. ####. ####. .###.",
	crossroads: ".##.. ##### ##### .##.. .##..",
	arrowhead: "##### .#### ..### ...## ....#",
	"two-beds": "##.## ##.## ..... ##.## ##.##",
	key: "###.. #.#.. ##### .##.. .##..",
	"kitchen-ring": "##### #...# #...# #...# #####",
	chequer: "#.#.# .#.#. #.#.# .#.#. #.#.#"
};
function plotsOf(shape) {
	return masks[shape].split(/ +/).flatMap((line, row) => [...line].flatMap((cell, column) => cell === "#" ? [{
		column,
		row
	}] : []));
}
/** Plots that touch along a row are one bed; `to` is the first column after it. */
function bedsOf(shape) {
	const beds = [];
	for (const { column, row } of plotsOf(shape)) {
		const last = beds.at(-1);
		if (last && last.row === row && last.to === column) last.to++;
		else beds.push({
			row,
			from: column,
			to: column + 1
		});
	}
	return beds;
}
// src/fields/emblem/paths.ts
/** How many times smaller an emblem is than the drawing whose place it can keep. */
var SHRINK = 4;
var EMBLEM_WIDTH = island.width / SHRINK;
var EMBLEM_HEIGHT = island.height / SHRINK;
var UNIT = 80 / SHRINK;
var view = viewFrom(UNIT);
/** A minus sign parts two numbers as well as a space does. */
var pair = (x, y) => `${x}${y < 0 ? "" : " "}${y}`;
function at(p) {
	const [x, y] = toView(view, p);
	return [Math.round(island.originX / SHRINK + x), Math.round(island.originY / SHRINK + y)];
}
function line([first, ...rest]) {
	let [x, y] = at(first);
	let d = `M${pair(x, y)}`;
	for (const p of rest) {
		const [nx, ny] = at(p);
		d += `l${pair(nx - x, ny - y)}`;
		[x, y] = [nx, ny];
	}
	return d;
}
var area = (points) => `${line(points)}z`;
/** A round thing seen from any side: `rx` and `ry` are sizes in the model. */
function oval(middle, rx, ry) {
	const [x, y] = at(middle);
	const [w, h] = [Math.round(rx * UNIT), Math.round(ry * UNIT)];
	return `M${pair(x - w, y)}a${pair(w, h)} 0 1 0 ${pair(2 * w, 0)}a${pair(w, h)} 0 1 0 ${pair(-2 * w, 0)}`;
}
/** What lies flat is seen from above at a slant. */
var SLANT = .515;
var disc = (middle, r) => oval(middle, r, r * SLANT);
// src/fields/emblem/shape.ts
var filled = (fill, d) => ({
	d,
	fill
});
/** `width` is in tenths of the model's unit. */
var drawn = (stroke, width, d, dash) => ({
	d,
	stroke,
	width: Math.round(width * UNIT / 10),
	...dash && { dash }
});
// src/fields/diorama/surroundings.ts
var country = {
	vale: {
		trees: [
			"apple",
			"apple",
			"hawthorn"
		],
		boundary: "pickets",
		flowers: [
			"#fff8ea",
			"#f6cf65",
			"#ea9485"
		]
	},
	meadows: {
		trees: [
			"willow",
			"poplar",
			"willow"
		],
		boundary: "rails",
		flowers: [
			"#f6cf65",
			"#fff8ea",
			"#c9a3d4"
		]
	},
	wood: {
		trees: [
			"oak",
			"fir",
			"birch"
		],
		boundary: "hedge",
		flowers: [
			"#8fa3e0",
			"#fff8ea",
			"#8fa3e0"
		]
	},
	downs: {
		trees: [
			"hawthorn",
			"birch",
			"hawthorn"
		],
		boundary: "wall",
		flowers: [
			"#c9a3d4",
			"#e2564a",
			"#fff8ea"
		]
	},
	shore: {
		trees: [
			"pine",
			"hawthorn",
			"pine"
		],
		boundary: "rails",
		flowers: [
			"#ea9ab4",
			"#fff8ea",
			"#c9a3d4"
		]
	},
	heath: {
		trees: [
			"birch",
			"pine",
			"birch"
		],
		boundary: "gorse",
		flowers: [
			"#f5c518",
			"#b07fb8",
			"#f5c518"
		]
	},
	moor: {
		trees: [
			"rowan",
			"birch",
			"rowan"
		],
		boundary: "wall",
		flowers: [
			"#a66fae",
			"#b98ac0",
			"#fff8ea"
		]
	},
	fells: {
		trees: [
			"fir",
			"rowan",
			"fir"
		],
		boundary: "wall",
		flowers: [
			"#fff8ea",
			"#8fa3e0",
			"#f6cf65"
		]
	}
};
// src/fields/emblem/things.ts
var houses = {
	timbered: {
		wall: "#f6ead0",
		dim: "#dcc6a0",
		roof: "#c8603a",
		dark: "#9c4527"
	},
	thatched: {
		wall: "#f3e2cc",
		dim: "#d9bfa4",
		roof: "#d9ac4e",
		dark: "#b2842f"
	},
	fieldstone: {
		wall: "#cfc4b4",
		dim: "#a99c8c",
		roof: "#6f7f8c",
		dark: "#535f6b"
	},
	boarded: {
		wall: "#b9d0cf",
		dim: "#90adb0",
		roof: "#8a5a3b",
		dark: "#663f28"
	}
};
/** A house with its ridge along x; `w` and `d` are half its length and depth. */
function house({ x, z }, w, d, h, rise, tones) {
	const p = (dx, y, dz) => [
		x + dx * w,
		y,
		z + dz * d
	];
	const top = h + rise;
	return [
		filled(tones.wall, area([
			p(-1, 0, 1),
			p(1, 0, 1),
			p(1, h, 1),
			p(-1, h, 1)
		])),
		filled(tones.dim, area([
			p(1, 0, 1),
			p(1, 0, -1),
			p(1, h, -1),
			p(1, top, 0),
			p(1, h, 1)
		])),
		filled(tones.roof, area([
			p(-1.14, h - .14, 1.2),
			p(1.14, h - .14, 1.2),
			p(1.14, top, 0),
			p(-1.14, top, 0)
		])),
		drawn(tones.dark, 1.6, line([
			p(1.14, h - .14, 1.2),
			p(1.14, top, 0),
			p(1.14, h - .14, -1.2)
		])),
		filled("#6b4426", area([
			p(-.55, 0, 1),
			p(-.2, 0, 1),
			p(-.2, .8, 1),
			p(-.55, .8, 1)
		])),
		filled("#fbe3a4", area([
			p(.2, .45, 1),
			p(.62, .45, 1),
			p(.62, .9, 1),
			p(.2, .9, 1)
		]))
	];
}
var cottageShapes = ({ cottage }, spot) => house(spot, 1.2, .95, 1.2, 1.1, houses[cottage]);
var trees = {
	apple: {
		low: "#5f9440",
		high: "#86b552"
	},
	hawthorn: {
		low: "#6d9447",
		high: "#92b45c"
	},
	willow: {
		low: "#7f9a4e",
		high: "#a8bb6a"
	},
	oak: {
		low: "#557f39",
		high: "#7ba34b"
	},
	birch: {
		low: "#7fa34d",
		high: "#a7c368"
	},
	rowan: {
		low: "#668c3f",
		high: "#93ac55"
	},
	poplar: {
		low: "#4d7a35",
		high: "#76a049",
		tall: true
	},
	fir: {
		low: "#3c6b45",
		high: "#5a8c58",
		tall: true
	},
	pine: {
		low: "#48714a",
		high: "#6d9560",
		tall: true
	}
};
function tree({ x, z }, kind, size) {
	const { low, high, tall } = trees[kind] ?? trees.oak;
	const trunk = drawn("#7a5232", 2.4 * size, line([[
		x,
		0,
		z
	], [
		x,
		.9 * size,
		z
	]]));
	if (tall) {
		const cone = (foot, top, r) => {
			const w = r * size / Math.SQRT2;
			return area([
				[
					x - w,
					foot * size,
					z + w
				],
				[
					x,
					top * size,
					z
				],
				[
					x + w,
					foot * size,
					z - w
				]
			]);
		};
		return [
			trunk,
			filled(low, cone(.45, 2.3, .72)),
			filled(high, cone(1.15, 2.9, .52))
		];
	}
	const round = (dx, y, r) => oval([
		x + dx * size,
		y * size,
		z - dx * size
	], r * size, r * .92 * size);
	return [
		trunk,
		filled(low, round(.06, 1.5, .95)),
		filled(high, round(-.14, 1.75, .62))
	];
}
var treeShapes = (region, grove) => tree(grove, country[region].trees[0], grove.size);
var stones = "#a89c90";
var flow = line(stream.map(([x, z]) => [
	x,
	0,
	z
]));
var blue = "#7cc0cf";
function waterShapes({ water }) {
	const { x, z } = WATER;
	const pool = (r) => [
		filled(stones, disc([
			x,
			0,
			z
		], r + .2)),
		filled(blue, disc([
			x,
			0,
			z
		], r)),
		filled("#b5e0e4", disc([
			x - .2,
			0,
			z + .2
		], r * .45))
	];
	switch (water) {
		case "pond": return pool(1.1);
		case "spring": return [...pool(.62), filled("#ffffff", disc([
			x,
			.35,
			z
		], .2))];
		case "dew": return [
			filled("#cfe6c4", disc([
				x,
				0,
				z
			], .85)),
			filled(blue, disc([
				x,
				0,
				z
			], .42)),
			filled("#ffffff", [.7, -.7].map((d) => disc([
				x + d,
				.1,
				z + d * .3
			], .1)).join(""))
		];
		case "stream": return [drawn(stones, 9.5, flow), drawn(blue, 6.2, flow)];
		case "well": return [
			filled("#8d8175", `${disc([
				x,
				0,
				z
			], .48)}${disc([
				x,
				.5,
				z
			], .48)}`),
			filled("#4e86a0", disc([
				x,
				.5,
				z
			], .32)),
			drawn("#7a5232", 1.4, line([[
				x - .32,
				.4,
				z + .32
			], [
				x - .32,
				1.3,
				z + .32
			]])),
			drawn("#7a5232", 1.4, line([[
				x + .32,
				.4,
				z - .32
			], [
				x + .32,
				1.3,
				z - .32
			]])),
			filled("#b25a35", area([
				[
					x - .62,
					1.2,
					z + .62
				],
				[
					x,
					1.75,
					z
				],
				[
					x + .62,
					1.2,
					z - .62
				]
			]))
		];
	}
}
function landmarkShapes({ landmark }, { x, z }) {
	const up = (dx, dz, foot, top) => [[
		x + dx,
		foot,
		z + dz
	], [
		x + dx,
		top,
		z + dz
	]];
	switch (landmark) {
		case "none": return [];
		case "old-oak": return tree({
			x,
			z
		}, "oak", 1.6);
		case "standing-stones": return [drawn("#8f867c", 5, [up(-.8, 0, .2, 1.3), up(.1, -.7, .2, 1.7)].map(line).join("")), drawn("#aaa196", 5, [up(.85, 0, .2, 1.4), up(0, .8, .2, 1)].map(line).join(""))];
		case "beehives": return [
			-.8,
			0,
			.8
		].flatMap((d) => [drawn("#c9963c", 6, line(up(d, -d, .25, .6))), drawn("#e8bb5d", 4.6, line(up(d, -d, .65, .95)))]);
		case "mill": {
			const hub = [
				x + .45,
				2.35,
				z + .45
			];
			const sail = (dx, dy) => line([hub, [
				hub[0] + dx,
				hub[1] + dy,
				hub[2] - dx
			]]);
			const w = .85;
			return [
				filled("#e9dcc4", area([
					[
						x - w,
						0,
						z + w
					],
					[
						x - w * .6,
						2.3,
						z + w * .6
					],
					[
						x + w * .6,
						2.3,
						z - w * .6
					],
					[
						x + w,
						0,
						z - w
					]
				])),
				filled("#b25a35", area([
					[
						x - w * .7,
						2.25,
						z + w * .7
					],
					[
						x,
						3.2,
						z
					],
					[
						x + w * .7,
						2.25,
						z - w * .7
					]
				])),
				drawn("#8a6238", 1.7, [
					sail(.75, .9),
					sail(-.75, -.9),
					sail(.62, -1.05),
					sail(-.62, 1.05)
				].join(""))
			];
		}
		case "chapel": return [
			...house({
				x,
				z
			}, 1.15, .75, 1.1, .9, {
				wall: "#f3ead8",
				dim: "#d3c6b0",
				roof: "#7d6a8a",
				dark: "#5d4d69"
			}),
			drawn("#efe3cd", 6, line(up(-.9, 0, 1.2, 2.5))),
			filled("#5d4d69", area([
				[
					x - 1.3,
					2.5,
					z + .4
				],
				[
					x - .9,
					3.6,
					z
				],
				[
					x - .5,
					2.5,
					z - .4
				]
			]))
		];
		case "hot-spring": return [
			filled("#d8c6ab", disc([
				x,
				0,
				z
			], 1.25)),
			filled("#8fd0d3", disc([
				x,
				.1,
				z
			], .95)),
			filled("#d8c6ab", disc([
				x - .2,
				.35,
				z - .2
			], .62)),
			filled("#8fd0d3", disc([
				x - .2,
				.45,
				z - .2
			], .42)),
			filled("#ffffff", [
				0,
				1,
				2
			].map((k) => disc([
				x + .3 * k - .3,
				1 + .5 * k,
				z
			], .26 - .04 * k)).join(""))
		];
	}
}
// src/fields/emblem/emblem.ts
var SEASON = "highSun";
var corner = (k, y, r = RADIUS) => [
	r * Math.cos(k * Math.PI / 3),
	y,
	r * Math.sin(k * Math.PI / 3)
];
var hex = (share) => [
	0,
	1,
	2,
	3,
	4,
	5
].map((k) => corner(k, 0, RADIUS * share));
/** The sides that are seen, by their first corner, and how much of the light each gets. */
var sides = [
	[1, 1],
	[0, .8],
	[-1, .66]
];
/** Layers of the earth from the turf down: how deep each begins and ends, and how far it is drawn in. */
var layers = [
	[
		0,
		-.42,
		1,
		1
	],
	[
		-.42,
		-1.25,
		.985,
		.97
	],
	[
		-1.25,
		-2.35,
		.93,
		.66
	]
];
function emblem(traits) {
	const { soil, region } = traits;
	const tones = landTones(soil, region, SEASON);
	const earth = [
		tones.fringe[0],
		tones.soil[0],
		tones.deep[0]
	];
	const standing = [];
	const stand = ({ x, z }, shapes) => standing.push([x + z, shapes]);
	const layout = layoutOf(traits);
	stand(layout.house, cottageShapes(traits, layout.house));
	if (traits.landmark !== "none") stand(layout.mark, landmarkShapes(traits, layout.mark));
	for (const grove of layout.groves) if (!grove.yields(traits)) stand(grove, treeShapes(region, grove));
	return [
		...layers.toReversed().flatMap(([top, foot, wide, narrow], i) => sides.map(([k, light]) => filled(shaded(earth[2 - i], light), area([
			corner(k, top, RADIUS * wide),
			corner(k + 1, top, RADIUS * wide),
			corner(k + 1, foot, RADIUS * narrow),
			corner(k, foot, RADIUS * narrow)
		])))),
		filled(tones.turf[0], area(hex(1))),
		filled(tones.turf.at(-1), area(hex(.9))),
		drawn("#e0cfa6", 4, line(layout.walk.map(([x, z]) => [
			x,
			0,
			z
		]))),
		...beds(traits),
		...waterShapes(traits),
		...standing.toSorted(([a], [b]) => a - b).flatMap(([, shapes]) => shapes)
	];
}
function beds({ shape, soil }) {
	const tones = bedTones(soil, SEASON);
	const places = bedsOf(shape).map(bedAt);
	const half = BED_WIDTH / 2 + .06;
	const ground = places.map(({ x, z, length }) => area([
		[
			x - length / 2,
			0,
			z - half
		],
		[
			x + length / 2,
			0,
			z - half
		],
		[
			x + length / 2,
			0,
			z + half
		],
		[
			x - length / 2,
			0,
			z + half
		]
	]));
	const rows = places.map(({ x, z, length }) => line([[
		x - length / 2 + .25,
		.15,
		z
	], [
		x + length / 2 - .25,
		.15,
		z
	]]));
	return [
		filled(tones.soil, ground.join("")),
		drawn("#4f8a3c", 3.4, rows.join(""), "0 9"),
		drawn("#86b94f", 2, rows.join(""), "0 9")
	];
}
function shaded(colour, light) {
	const part = (i) => Math.round(Number.parseInt(colour.slice(i, i + 2), 16) * light).toString(16).padStart(2, "0");
	return `#${part(1)}${part(3)}${part(5)}`;
}
// src/alphaFields/emblem/FieldEmblem.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Above and below the island the frame is empty for most fields. */
var ABOVE = 10;
var BELOW = 20;
/** Decoration: whatever names the field stands beside it. */
var FieldEmblem = (0, import_react.memo)(function FieldEmblem(props) {
	const { traits, isFramed = false, className } = props;
	const [top, height] = isFramed ? [0, EMBLEM_HEIGHT] : [ABOVE, EMBLEM_HEIGHT - ABOVE - BELOW];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("svg", {
		viewBox: `0 ${top} ${EMBLEM_WIDTH} ${height}`,
		className,
		fill: "none",
		strokeLinecap: "round",
		strokeLinejoin: "round",
		"aria-hidden": "true",
		children: emblem(traits).map(({ d, fill, stroke, width, dash }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
			d,
			fill,
			stroke,
			strokeWidth: width,
			strokeDasharray: dash
		}, d + (fill ?? stroke)))
	});
});
export { skyFrames as i, plotsOf as n, island as r, FieldEmblem as t };
