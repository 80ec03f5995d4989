// The button that stands the room on a table, however the device does it.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { IconButton } from "@loamstead/ui/IconButton.tsx";
import Rotate3d from "lucide-react/icons/rotate-3d";
import { strings } from "./strings.ts";

type StandFaceProps = { isBusy: boolean; isReady: boolean; onPress: () => Promise<void> };

export const StandFace = ({ isBusy, isReady, onPress }: StandFaceProps) => (
  <IconButton
    kind="raised"
    icon={<Icon of={Rotate3d} />}
    label={strings.stand}
    busy={isBusy}
    disabled={!isReady}
    onClick={() => void onPress()}
  />
);
