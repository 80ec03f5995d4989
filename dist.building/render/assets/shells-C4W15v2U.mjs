import { l as palette, u as interior } from "./siteCatalogue-D6ojEeFr.mjs";
// src/models/catalogue/shells.ts
var stones = [
	palette.stone,
	"#bcb2a5",
	"#d6cdc0"
];
var shells = [
	{
		id: "timbered",
		name: "Timbered cottage",
		thick: .22,
		cap: "beam",
		capColour: palette.wood,
		outside: palette.white,
		post: palette.walnut,
		skirting: palette.white,
		joist: palette.wood,
		sill: palette.wood,
		footing: stones,
		door: [palette.olive, interior.mossLight],
		curtain: [palette.rose, palette.terracotta],
		wall: "sprig-paper",
		floor: "pine-boards"
	},
	{
		id: "thatched",
		name: "Thatched cottage",
		thick: .3,
		cap: "thatch",
		capColour: palette.straw,
		outside: "#f6e8cf",
		post: palette.plaster,
		skirting: palette.linen,
		joist: palette.bark,
		sill: palette.stone,
		footing: stones,
		door: [palette.teal, "#8fc4bc"],
		curtain: [palette.butter, palette.honey],
		wall: "limewash",
		floor: "rush-matting"
	},
	{
		id: "fieldstone",
		name: "Fieldstone cottage",
		thick: .3,
		cap: "slate",
		capColour: palette.slate,
		outside: palette.stone,
		post: "#d6cdc0",
		skirting: palette.linen,
		joist: palette.walnut,
		sill: palette.stoneDark,
		footing: [
			"#a99d8f",
			palette.stoneDark,
			"#bcb2a5"
		],
		door: [palette.brick, interior.russetLight],
		curtain: [palette.sage, interior.mossLight],
		wall: "green-panelling",
		floor: "flagstones"
	},
	{
		id: "boarded",
		name: "Boarded cottage",
		thick: .18,
		cap: "board",
		capColour: palette.white,
		outside: interior.denimPale,
		post: palette.white,
		skirting: palette.white,
		joist: null,
		sill: palette.linen,
		footing: [
			interior.brickWarm,
			interior.brickPale,
			interior.brickDeep
		],
		door: [interior.denim, interior.denimPale],
		curtain: [interior.denimPale, palette.cream],
		wall: "painted-boards",
		floor: "painted-boards"
	}
];
export { shells as t };
