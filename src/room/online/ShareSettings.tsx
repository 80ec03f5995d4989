// How a room is shared: in the gallery or not, under one's name or not, and what its author says of it.
import { Button } from "@loamstead/ui/Button.tsx";
import { TextField } from "@loamstead/ui/TextField.tsx";
import { type ReactNode, useId } from "react";
import { LONGEST_CAPTION } from "../model/caption.ts";
import type { SharingOptions } from "./roomsApi.ts";
import css from "./ShareDialog.module.css";
import { strings } from "./strings.ts";

type ShareSettingsProps = {
  sharing: SharingOptions;
  /** What whoever furnished it is called; null where they are somebody. */
  name: string | null;
  /** Not for a template as it came. */
  mayList: boolean;
  /** Something is shared that others may be shown each change of. */
  isShown: boolean;
  onSharing: (sharing: SharingOptions) => void;
};

export function ShareSettings({ sharing, name, mayList, isShown, onSharing }: ShareSettingsProps) {
  const isListed = sharing.isListed === true;
  return (
    <fieldset className={css.settings}>
      <legend className="visually-hidden">{strings.settings}</legend>
      <Choice
        isChosen={isListed}
        // One that is there may be taken out whatever became of the room.
        isDisabled={!mayList && !isListed}
        note={mayList || isListed ? strings.listNote : strings.listLater}
        onChoice={(chosen) => onSharing({ isListed: chosen })}
      >
        {strings.list}
      </Choice>
      <Choice
        isChosen={sharing.isNamed === true}
        note={name ? strings.nameNote(name) : strings.nameNoteUnknown}
        onChoice={(chosen) => onSharing({ isNamed: chosen })}
      >
        {strings.name}
      </Choice>
      {isShown && (
        <Choice
          isChosen={sharing.showsLatest === true}
          note={strings.latestNote}
          onChoice={(chosen) => onSharing({ showsLatest: chosen })}
        >
          {strings.latest}
        </Choice>
      )}
    </fieldset>
  );
}

type ChoiceProps = {
  isChosen: boolean;
  isDisabled?: boolean;
  note: string;
  onChoice: (isChosen: boolean) => void;
  children: ReactNode;
};

function Choice({ isChosen, isDisabled, note, onChoice, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className={css.choice}>
      <input
        type="checkbox"
        id={id}
        checked={isChosen}
        disabled={isDisabled}
        aria-describedby={`${id}note`}
        onChange={(event) => onChoice(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{children}</label>
      <p id={`${id}note`} className={css.soft}>
        {note}
      </p>
    </div>
  );
}

type CaptionFieldProps = {
  value: string;
  onValue: (value: string) => void;
  /** Sends what was typed for a room that is shared already. */
  onKeep: (() => void) | undefined;
};

export function CaptionField({ value, onValue, onKeep }: CaptionFieldProps) {
  return (
    <div className={css.caption}>
      <TextField
        label={strings.caption}
        hint={strings.captionHint}
        value={value}
        maxLength={LONGEST_CAPTION}
        onValue={onValue}
      />
      {onKeep && (
        <Button kind="secondary" size="small" onClick={onKeep}>
          {strings.keepCaption}
        </Button>
      )}
    </div>
  );
}
