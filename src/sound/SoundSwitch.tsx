// The one switch for all sound of the site: as a button, and as a line of a menu where there is no room for one.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { IconButton } from "@loamstead/ui/IconButton.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { MenuItem } from "@loamstead/ui/Menu.tsx";
import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import { useEffect, useSyncExternalStore } from "react";
import { pageSound } from "./pageSound.ts";
import type { SiteSound } from "./siteSound.ts";
import { strings } from "./strings.ts";

type SwitchProps = { readonly sound?: SiteSound; readonly className?: string | undefined };

function useSound({ state, subscribe }: SiteSound): { isOn: boolean } {
  const { isOn, isMute } = useSyncExternalStore(subscribe, state, state);
  useEffect(() => {
    if (isMute) announce(strings.mute);
  }, [isMute]);
  return { isOn };
}

/** A button that stays pressed while the site may be heard. */
export function SoundSwitch({ sound = pageSound, className }: SwitchProps) {
  const { isOn } = useSound(sound);
  return (
    <IconButton
      icon={<Icon of={isOn ? Volume2 : VolumeX} />}
      kind="raised"
      label={strings.sound}
      aria-pressed={isOn}
      className={className}
      onClick={() => sound.turn(!isOn)}
    />
  );
}

/** The same as a line of a menu. */
export function SoundItem({ sound = pageSound }: SwitchProps) {
  const { isOn } = useSound(sound);
  const turn = () => {
    sound.turn(!isOn);
    announce(isOn ? strings.off : strings.on);
  };
  return (
    <MenuItem icon={<Icon of={isOn ? VolumeX : Volume2} />} onSelect={turn}>
      {isOn ? strings.turnOff : strings.turnOn}
    </MenuItem>
  );
}
