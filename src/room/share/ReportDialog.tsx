// Asks what is wrong with a room, and sends it to the people who run the site.
import { Button } from "@loamstead/ui/Button.tsx";
import { Dialog } from "@loamstead/ui/Dialog.tsx";
import { TextField } from "@loamstead/ui/TextField.tsx";
import { toast } from "@loamstead/ui/Toast.tsx";
import { type SubmitEvent, useId, useState } from "react";
import { reportRoom } from "./publicRooms.ts";
import css from "./ReportDialog.module.css";
import { reportStrings as strings } from "./reportStrings.ts";

type ReportDialogProps = { id: string; open: boolean; onClose: () => void };

const LONGEST_NOTE = 300;

export function ReportDialog({ id, open, onClose }: ReportDialogProps) {
  const name = useId();
  const [reason, setReason] = useState(0);
  const [note, setNote] = useState("");
  const [isBusy, setBusy] = useState(false);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    const said = [strings.reasons[reason], note.trim()].filter(Boolean).join(": ");
    const isSent = await reportRoom(id, said);
    setBusy(false);
    if (!isSent) return toast(strings.reportFailed, { kind: "error" });
    onClose();
    setNote("");
    toast(strings.reportSent, { kind: "good" });
  }

  return (
    <Dialog open={open} title={strings.reportTitle} onClose={onClose}>
      <form className={css.form} onSubmit={send}>
        <p className={css.text}>{strings.reportText}</p>
        <fieldset className={css.reasons}>
          <legend className="visually-hidden">{strings.reportTitle}</legend>
          {strings.reasons.map((label, i) => (
            <label key={label} className={css.reason}>
              <input
                type="radio"
                name={name}
                checked={reason === i}
                onChange={() => setReason(i)}
                className={css.radio}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <TextField label={strings.note} value={note} maxLength={LONGEST_NOTE} onValue={setNote} />
        <Button type="submit" busy={isBusy}>
          {strings.sendReport}
        </Button>
      </form>
    </Dialog>
  );
}
