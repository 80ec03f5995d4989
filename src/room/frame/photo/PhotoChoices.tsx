// What a photographer chooses: lens, what is sharp, paper and size, each by native radio buttons.
import type { LucideIcon } from "lucide-react";
import Blend from "lucide-react/icons/blend";
import Expand from "lucide-react/icons/expand";
import Focus from "lucide-react/icons/focus";
import Frame from "lucide-react/icons/frame";
import Image from "lucide-react/icons/image";
import Maximize2 from "lucide-react/icons/maximize-2";
import Minimize2 from "lucide-react/icons/minimize-2";
import Mountain from "lucide-react/icons/mountain";
import Scan from "lucide-react/icons/scan";
import StickyNote from "lucide-react/icons/sticky-note";
import UserRound from "lucide-react/icons/user-round";
import { Choice } from "../../editor/controls/Choice.tsx";
import { straight } from "../../stage/photo/aim.ts";
import type { Depth } from "../../stage/photo/focus.ts";
import type { PhotoLens } from "../../stage/photo/lenses.ts";
import css from "./Photo.module.css";
import { AimButtons } from "./PhotoAim.tsx";
import { PhotoFocus } from "./PhotoFocus.tsx";
import type { PaperKind } from "./paper.ts";
import type { Choices, PhotoSize } from "./photoMachine.ts";
import { depthNames, lensNames, paperNames, sizeNames, strings } from "./strings.ts";

const lensIcons: Readonly<Record<PhotoLens, LucideIcon>> = {
  wide: Expand,
  normal: Scan,
  portrait: UserRound,
};
const depthIcons: Readonly<Record<Depth, LucideIcon>> = {
  deep: Mountain,
  soft: Blend,
  shallow: Focus,
};
const paperIcons: Readonly<Record<PaperKind, LucideIcon>> = {
  none: Image,
  print: StickyNote,
  wood: Frame,
};
const sizeIcons: Readonly<Record<PhotoSize, LucideIcon>> = { small: Minimize2, large: Maximize2 };

type RowProps<T extends string> = {
  label: string;
  names: Readonly<Record<T, string>>;
  icons: Readonly<Record<T, LucideIcon>>;
  value: T;
  onChoose: (value: T) => void;
};

function Row<T extends string>({ label, names, icons, value, onChoose }: RowProps<T>) {
  const options = (Object.keys(names) as T[]).map((one) => ({
    value: one,
    label: names[one],
    icon: icons[one],
  }));
  return (
    <div className={css.row}>
      {/* The group of buttons says it to whoever does not see it. */}
      <span className={css.label} aria-hidden="true">
        {label}
      </span>
      <Choice<T> label={label} value={value} options={options} onChoose={onChoose} />
    </div>
  );
}

type PhotoChoicesProps = {
  choices: Choices;
  /** All else would be another photograph. */
  isPaperAlone: boolean;
  onChoose: (change: Partial<Choices>) => void;
};

export function PhotoChoices({ choices, isPaperAlone, onChoose }: PhotoChoicesProps) {
  const { lens, depth, focus, aim, crop, paper, size } = choices;
  return (
    <div className={css.choices}>
      {!isPaperAlone && (
        <>
          <PhotoFocus
            focus={focus}
            onFocus={(chosen) => onChoose({ focus: chosen, aim: straight })}
          />
          <AimButtons
            aim={aim}
            crop={crop}
            onAim={(chosen) => onChoose({ aim: chosen })}
            onCrop={(chosen) => onChoose({ crop: chosen })}
          />
          <Row
            label={strings.lens}
            names={lensNames}
            icons={lensIcons}
            value={lens}
            onChoose={(chosen) => onChoose({ lens: chosen })}
          />
          <Row
            label={strings.depth}
            names={depthNames}
            icons={depthIcons}
            value={depth}
            onChoose={(chosen) => onChoose({ depth: chosen })}
          />
        </>
      )}
      <Row
        label={strings.paper}
        names={paperNames}
        icons={paperIcons}
        value={paper}
        onChoose={(chosen) => onChoose({ paper: chosen })}
      />
      {!isPaperAlone && (
        <Row
          label={strings.size}
          names={sizeNames}
          icons={sizeIcons}
          value={size}
          onChoose={(chosen) => onChoose({ size: chosen })}
        />
      )}
    </div>
  );
}
