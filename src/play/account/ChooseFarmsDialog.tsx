// Which farms of the device the account shall keep, where it has not room for all.
import { Button } from "@loamstead/ui/Button.tsx";
import { Dialog } from "@loamstead/ui/Dialog.tsx";
import { useId, useState } from "react";
import type { FarmSummary } from "../farms/farms.ts";
import { strings as yardStrings } from "../view/strings.ts";
import css from "./FarmList.module.css";
import { strings } from "./strings.ts";

type ChooseFarmsDialogProps = {
  readonly open: boolean;
  /** The one that was played last first: that one is chosen from the beginning, as far as there is room. */
  readonly farms: readonly FarmSummary[];
  readonly room: number;
  readonly onClose: () => void;
  readonly onChosen: (ids: readonly string[]) => void;
};

export function ChooseFarmsDialog({
  open,
  farms,
  room,
  onClose,
  onChosen,
}: ChooseFarmsDialogProps) {
  const count = useId();
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    farms.slice(0, room).map(({ id }) => id),
  );
  const still = chosen.filter((id) => farms.some((one) => one.id === id)).slice(0, room);
  const isFull = still.length >= room;
  const choose = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...still, id] : still.filter((one) => one !== id));
  return (
    <Dialog open={open} title={strings.chooseTitle} size="compact" onClose={onClose}>
      <form
        className={css.asked}
        onSubmit={(event) => {
          event.preventDefault();
          if (still.length > 0) onChosen(still);
        }}
      >
        <p>{strings.chooseText(room)}</p>
        <ul role="list" className={css.choices}>
          {farms.map((farm) => {
            const isChosen = still.includes(farm.id);
            return (
              <li key={farm.id}>
                <label className={css.choice}>
                  <input
                    type="checkbox"
                    checked={isChosen}
                    aria-describedby={count}
                    // It is not to be chosen before another one is left out.
                    aria-disabled={(!isChosen && isFull) || undefined}
                    onChange={({ currentTarget }) => {
                      if (isChosen || !isFull) choose(farm.id, currentTarget.checked);
                    }}
                  />
                  {yardStrings.menu(farm.field, farm.name ?? null)},{" "}
                  {yardStrings.atLevel(farm.level)}
                </label>
              </li>
            );
          })}
        </ul>
        <p id={count} role="status">
          {strings.chosen(still.length, room)}
        </p>
        <div className={css.ways}>
          <Button type="submit">{strings.keepWithAccount}</Button>
          <Button kind="secondary" onClick={onClose}>
            {yardStrings.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
