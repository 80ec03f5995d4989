// The sign of a neighbour, who has no face here.
import Heart from "lucide-react/icons/hand-heart";
import { Sign } from "./Sign.tsx";

export const NeighbourSign = () => <Sign of={Heart} />;
