// Where the lens points and how much it takes: by buttons, or by pushing the picture about with the hand.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { IconButton } from "@loamstead/ui/IconButton.tsx";
import type { LucideIcon } from "lucide-react";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUp from "lucide-react/icons/arrow-up";
import Crosshair from "lucide-react/icons/crosshair";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { type PointerEvent, type ReactNode, useRef } from "react";
import { type Aim, aimedBy, cropBeside, type PhotoCrop, straight } from "../../stage/photo/aim.ts";
import css from "./Photo.module.css";
import { strings } from "./strings.ts";

/** Of half a picture. */
const STEP = 0.2;

const ways: readonly { readonly label: string; readonly icon: LucideIcon; readonly by: Aim }[] = [
  { label: strings.aimLeft, icon: ArrowLeft, by: [-STEP, 0] },
  { label: strings.aimRight, icon: ArrowRight, by: [STEP, 0] },
  { label: strings.aimUp, icon: ArrowUp, by: [0, STEP] },
  { label: strings.aimDown, icon: ArrowDown, by: [0, -STEP] },
];

type AimProps = { readonly aim: Aim; readonly onAim: (aim: Aim) => void };

type AimButtonsProps = AimProps & {
  readonly crop: PhotoCrop;
  readonly onCrop: (crop: PhotoCrop) => void;
};

export function AimButtons({ aim, crop, onAim, onCrop }: AimButtonsProps) {
  return (
    <div className={css.row}>
      <span className={css.label} aria-hidden="true">
        {strings.aim}
      </span>
      <fieldset className={css.aim} aria-label={strings.aim}>
        {ways.map(({ label, icon, by: [x, y] }) => (
          <IconButton
            key={label}
            kind="raised"
            icon={<Icon of={icon} size={18} />}
            label={label}
            onClick={() => onAim(aimedBy(aim, x, y))}
          />
        ))}
        <IconButton
          kind="raised"
          icon={<Icon of={Crosshair} size={18} />}
          label={strings.aimStraight}
          onClick={() => onAim(straight)}
        />
        {([1, -1] as const).map((by) => (
          <IconButton
            key={by}
            kind="raised"
            icon={<Icon of={by === 1 ? ZoomIn : ZoomOut} size={18} />}
            label={by === 1 ? strings.closer : strings.further}
            onClick={() => onCrop(cropBeside(crop, by))}
          />
        ))}
      </fieldset>
    </div>
  );
}

type Push = { readonly id: number; readonly x: number; readonly y: number; readonly from: Aim };

/** What is pushed to the left lets more of the right be seen. Off, the picture is only shown. */
export function PushedPicture({
  aim,
  crop,
  onAim,
  isOn,
  children,
}: AimProps & { crop: PhotoCrop; isOn: boolean; children: ReactNode }) {
  const push = useRef<Push | null>(null);
  const onDown = (event: PointerEvent<HTMLElement>) => {
    if (!isOn || !event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    push.current = { id: event.pointerId, x: event.clientX, y: event.clientY, from: aim };
  };
  const onMove = (event: PointerEvent<HTMLElement>) => {
    const began = push.current;
    if (began?.id !== event.pointerId) return;
    const picture = event.currentTarget.querySelector("canvas")?.getBoundingClientRect();
    if (!picture || picture.width === 0) return;
    // The closer it is, the less of the whole picture lies under the hand.
    const dx = (2 * crop * (began.x - event.clientX)) / picture.width;
    const dy = (2 * crop * (event.clientY - began.y)) / picture.height;
    onAim(aimedBy(began.from, dx, dy));
  };
  const onEnd = ({ pointerId }: PointerEvent) => {
    if (push.current?.id === pointerId) push.current = null;
  };
  return (
    <div
      className={css.pushed}
      data-is-on={isOn || undefined}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onEnd}
      onPointerCancel={onEnd}
    >
      {children}
    </div>
  );
}
