// Signs on a disc for whatever has no picture of its own: what is gathered, who gives it, tools, and what stands in the yard.
import type { LucideIcon } from "lucide-react";
import Apple from "lucide-react/icons/apple";
import Armchair from "lucide-react/icons/armchair";
import Barrel from "lucide-react/icons/barrel";
import Bell from "lucide-react/icons/bell";
import Bird from "lucide-react/icons/bird";
import Cherry from "lucide-react/icons/cherry";
import Circle from "lucide-react/icons/circle";
import CookingPot from "lucide-react/icons/cooking-pot";
import Droplet from "lucide-react/icons/droplet";
import Droplets from "lucide-react/icons/droplets";
import Egg from "lucide-react/icons/egg";
import Fence from "lucide-react/icons/fence";
import Flower from "lucide-react/icons/flower-2";
import Grid from "lucide-react/icons/grid-2x2";
import Hammer from "lucide-react/icons/hammer";
import Heart from "lucide-react/icons/hand-heart";
import Hexagon from "lucide-react/icons/hexagon";
import House from "lucide-react/icons/house";
import Lamp from "lucide-react/icons/lamp";
import Layers from "lucide-react/icons/layers";
import Milestone from "lucide-react/icons/milestone";
import Milk from "lucide-react/icons/milk";
import Moon from "lucide-react/icons/moon";
import Nut from "lucide-react/icons/nut";
import Paw from "lucide-react/icons/paw-print";
import Rose from "lucide-react/icons/rose";
import Shirt from "lucide-react/icons/shirt";
import Signpost from "lucide-react/icons/signpost";
import Sun from "lucide-react/icons/sun";
import Tree from "lucide-react/icons/tree-deciduous";
import Trees from "lucide-react/icons/trees";
import Utensils from "lucide-react/icons/utensils";
import Warehouse from "lucide-react/icons/warehouse";
import Waves from "lucide-react/icons/waves";
import Wheat from "lucide-react/icons/wheat";
import Wind from "lucide-react/icons/wind";
import type { Good } from "../../../farm/tables/goods.ts";
import type { ProducerKind } from "../../../farm/tables/producers.ts";
import type { FarmTool } from "../../../farm/tables/tools.ts";
import type { YardId } from "../../../farm/tables/yard.ts";
import { Sign } from "./Sign.tsx";

const gathered: { readonly [G in Good]?: LucideIcon } = {
  egg: Egg,
  milk: Milk,
  wool: Shirt,
  honey: Hexagon,
  cherry: Cherry,
  plum: Circle,
  apple: Apple,
  hazel: Nut,
  acorn: Nut,
  flour: Wheat,
  candle: Lamp,
  cloth: Layers,
  felt: Layers,
  oil: Droplet,
};

const keeps: Readonly<Record<ProducerKind, LucideIcon>> = {
  hen: Bird,
  goat: Paw,
  sheep: Paw,
  hive: Hexagon,
  cherry: Cherry,
  plum: Tree,
  apple: Apple,
  hazel: Nut,
  oak: Tree,
};

const tools: Readonly<Record<FarmTool, LucideIcon>> = {
  barn: Warehouse,
  can: Droplets,
  stove: CookingPot,
  bench: Hammer,
  frames: Grid,
  sluice: Waves,
};

const yard: Readonly<Record<YardId, LucideIcon>> = {
  boxes: Flower,
  bench: Armchair,
  board: Signpost,
  cock: Wind,
  cellar: Layers,
  barrel: Barrel,
  leanTo: House,
  rose: Rose,
  walk: Lamp,
  longTable: Utensils,
  oven: CookingPot,
  gateLantern: Lamp,
  notchedGate: Fence,
  sundial: Sun,
  millstone: Circle,
  bell: Bell,
  seat: Armchair,
  dovecote: Bird,
  cartwheel: Moon,
  milestone: Milestone,
  strawHat: Wheat,
};

export const GatheredSign = ({ good }: { readonly good: Good }) => (
  <Sign of={gathered[good] ?? Circle} />
);
export const KeepSign = ({ keep }: { readonly keep: ProducerKind }) => <Sign of={keeps[keep]} />;
export const ToolSign = ({ tool }: { readonly tool: FarmTool }) => <Sign of={tools[tool]} />;
export const YardSign = ({ thing }: { readonly thing: YardId }) => <Sign of={yard[thing]} />;
export const TimberSign = () => <Sign of={Trees} />;
export const NeighbourSign = () => <Sign of={Heart} />;
