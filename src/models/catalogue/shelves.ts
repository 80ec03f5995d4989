// The order of the pieces in their sets; what is not named here stands behind the others, by its name.
import type { SetId } from "./sets.ts";

export const shelves: Readonly<Record<SetId, string>> = {
  bedroom: `
    patchwork-bed single-bed bedside-table wardrobe chest-of-drawers dressing-table
    standing-mirror washstand blanket-chest braided-rug slippers bedside-lamp candle
    alarm-clock
  `,
  kitchen: `
    plate-dresser iron-stove sink-counter kitchen-counter larder-cupboard farm-table
    long-bench ladder-back-chair hoop-backed-chair bad-chair wobbly-stool butter-churn
    crate-of-carrots rag-runner copper-kettle tea-things bread-bin apple-pie fresh-loaf
    mixing-bowl fruit-bowl wall-shelf rack-of-pans spice-rack drying-herbs wall-clock
  `,
  parlour: `
    sofa wing-armchair rocking-chair window-seat footstool low-tea-table round-table
    writing-desk upright-piano grandfather-clock bookshelf brick-hearth floor-lamp
    folding-screen umbrella-stand mat-and-boots hearth-rug sleeping-cat sheepdog
    jug-of-flowers wireless gramophone globe coat-pegs sun-mirror wall-lantern
    picture-of-a-field picture-of-a-carrot portrait-of-a-hen stone-hearth open-shelves
    plain-shelf wide-frame tall-frame picture-rug picture-screen
  `,
  workshop: `
    workbench anvil grindstone sawhorse spinning-wheel sewing-table potters-wheel
    stepladder easel wool-basket storm-lantern toolbox paint-pots tool-board
  `,
  nursery: `
    cradle toy-chest rocking-horse star-mobile high-chair dolls-house building-blocks
    play-tent farm-play-mat teddy-bear wooden-train moon-lamp
  `,
  garden: `
    lemon-tree potted-fig rose-trellis potting-bench wicker-chair fern-on-a-stand
    bird-bath milk-churn-of-sunflowers watering-can kitchen-herbs moss-house bee-skep
    nesting-box hanging-ivy
  `,
  harvest: `
    pumpkin-stack hay-bale-seat cider-press cider-barrel apple-basket wheat-sheaf
    ribbon-pole broody-hen pumpkin-lantern bunting harvest-garland paper-lanterns
  `,
  winter: `
    decorated-fir parcels sled log-stack log-basket sheepskin snow-globe gingerbread-house
    advent-ring nutcracker winter-wreath stocking-rail ice-skates fairy-lights
  `,
  farm: `
    dish-pea-soup dish-root-stew dish-bean-pot dish-onion-tart dish-leek-pie
    dish-pumpkin-pie dish-loaf dish-cornbread dish-cheese dish-cake dish-relish dish-jam
    dish-kraut dish-cider
  `,
};
