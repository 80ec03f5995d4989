// The first words of fields' names: 96 for any soil, and 32 more for each soil.
import type { KindOf } from "../odds.ts";

/** The order of every list is part of the names: a word may be bettered, never moved. */
export const firstWords: readonly string[] = (
  "Goosefeather Thistledown Cuckoo Ladysmock Foxglove Buttercup Primrose Cowslip Dandelion " +
  "Periwinkle Meadowsweet Marigold Bluebell Celandine Honeysuckle Larkspur Speedwell Pimpernel " +
  "Snowdrop Skylark Nightingale Wagtail Goldfinch Bullfinch Chaffinch Whitethroat Fieldfare " +
  "Redwing Swallow Owlet Curlew Lapwing Heron Dunnock Jackdaw Magpie Turtledove Hedgehog " +
  "Dormouse Badger Leveret Squirrel Fieldmouse Ladybird Bumblebee Glowworm Grasshopper Butterfly " +
  "Dragonfly Lambkin Greymare Dobbin Milkpail Bellwether Gander Pullet Haywain Wheelwright " +
  "Cartwheel Milestone Lantern Thimble Ribbon Kettle Ladle Silverspoon Pudding Dumpling Teacake " +
  "Oatcake Butterchurn Gingerbread Pepperpot Sugarloaf Applecart Cherrystone Cobnut Gooseberry " +
  "Rosehip Blackthorn Maypole Midsummer Michaelmas Ploughman Drover Piper Drummer Saddler " +
  "Grandfather Featherbed Nightcap Sunrise Moonlight Rainbow Handkerchief Sixpence"
).split(" ");

export const soilWords: Record<KindOf<"soil">, readonly string[]> = {
  loam: (
    "Brownbread Goldenrod Marrow Plumtree Pippin Codlin Russet Pearmain Cherry Peartree Mulberry " +
    "Gardener Spadeful Wheelbarrow Harvest Plenty Goodluck Sweetpea Runnerbean Cabbage Parsnip " +
    "Radish Turnip Lettuce Poppyseed Beanpole Beanflower Strawberry Raspberry Walnut Lavender " +
    "Rosemary"
  ).split(" "),
  clay: (
    "Redfurrow Brickfield Tilemaker Potter Claypit Oxteam Wattle Acorn Oakapple Elmtree Hornbeam " +
    "Ashkey Maple Crabapple Bullock Ploughshare Puddle Claypipe Kiln Chimney Stonejug Ridgepole " +
    "Buckle Bootjack Hobnail Carthorse Oxbow Oxyoke Furrow Buttermilk Cowbell Mudlark"
  ).split(" "),
  sand: (
    "Cony Rabbit Broom Bracken Furze Pinecone Sandpit Goldengrain Rye Heathbell Ling Lizard " +
    "Nightjar Stonechat Woodlark Warrener Hourglass Dryshod Silverbirch Fircone Samphire Seashell " +
    "Cockle Sandpiper Tern Marram Thrift Driftwood Pebble Barefoot Honeybee Amber"
  ).split(" "),
  chalk: (
    "Whitehorse Flint Flintknapper Sheepbell Dewdrop Thyme Orchis Juniper Yewtree Beechmast " +
    "Whitebeam Boxwood Dogrose Skipper Bluewing Longbarrow Whitestone Milkwhite Snowball " +
    "Lambswool Wether Shepherd Sheepcote Kite Marjoram Scabious Sainfoin Cornflower Ramshorn " +
    "Fleece Trefoil Eyebright"
  ).split(" "),
  silt: (
    "Halcyon Moorhen Mallard Teal Swan Cygnet Wherry Ferryman Waterlily Kingcup Marshmallow " +
    "Bulrush Reedbird Sedge Eeltrap Osier Sallow Alder Willow Floodgate Sluice Lockkeeper Minnow " +
    "Stickleback Perch Trout Fisherman Spearmint Watercress Yellowflag Ebbtide Punt"
  ).split(" "),
  peat: (
    "Turfcutter Cottongrass Bogmyrtle Sundew Cranberry Heather Whortleberry Blackwater Bittern " +
    "Snipe Merlin Ptarmigan Raven Stag Cairnstone Mist Turfsmoke Fern Moss Lichen Rowan " +
    "Hearthstone Kindling Ember Tinder Charcoal Inkwell Midnight Nightfall Bogoak Fenlight " +
    "Jacklantern"
  ).split(" "),
};
