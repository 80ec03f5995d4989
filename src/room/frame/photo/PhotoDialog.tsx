// A photograph of the room: lens, sharpness, paper and size are chosen, it is taken, saved and sent.
import { Button } from "@loamstead/ui/Button.tsx";
import { Dialog } from "@loamstead/ui/Dialog.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { Spinner } from "@loamstead/ui/Spinner.tsx";
import Aperture from "lucide-react/icons/aperture";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Square from "lucide-react/icons/square";
import groove from "../../editor/controls/Way.module.css";
import { useEditor, useSession } from "../../editor/EditorContext.ts";
import { focusWhenDrawn } from "../../editor/regions.ts";
import { KeepPhoto } from "./KeepPhoto.tsx";
import css from "./Photo.module.css";
import { PushedPicture } from "./PhotoAim.tsx";
import { PhotoChoices } from "./PhotoChoices.tsx";
import { PhotoPrint } from "./PhotoPrint.tsx";
import { photoProgress, quarterOf } from "./photoMachine.ts";
import { lensNames, photoRefusals, strings } from "./strings.ts";
import { UseAsPicture } from "./UseAsPicture.tsx";
import { type Photo, type Trial, usePhoto } from "./usePhoto.ts";

type PhotoDialogProps = { trial?: Trial | undefined };

const steps = { baking: "work", sampling: "work", done: "done" } as const;

/** Open for as long as it is there. */
export function PhotoDialog({ trial }: PhotoDialogProps) {
  const { overlays } = useEditor();
  const photo = usePhoto(trial);
  const { is } = photo.state;
  return (
    <Dialog
      open
      title={strings.title}
      size="wide"
      step={is in steps ? steps[is as keyof typeof steps] : "choose"}
      onClose={() => {
        overlays.set({ open: null });
        // It may have been asked for from a view that has gone since.
        focusWhenDrawn("room", document.body);
      }}
    >
      <Studio photo={photo} />
    </Dialog>
  );
}

function Studio({ photo }: { photo: Photo }) {
  const { state, preview, send, take, cancel } = photo;
  const { is, choices } = state;
  const name = useSession(({ document }) => document.shell.name);
  const lens = lensNames[choices.lens];
  const isAtWork = is === "baking" || is === "sampling";
  const words = wordsOf(photo);
  const isChoosing = !isAtWork && is !== "done";
  return (
    <div className={css.studio}>
      <p className={css.lede}>{strings.lede}</p>
      <div className={css.easel} data-is-empty={(!preview && is !== "done") || undefined}>
        {is === "done" ? (
          <PhotoPrint
            photo={state.picture}
            paper={choices.paper}
            name={name}
            label={strings.picture(name, lens)}
          />
        ) : preview ? (
          <PushedPicture
            aim={choices.aim}
            crop={choices.crop}
            isOn={isChoosing}
            onAim={(aim) => send({ type: "choose", change: { aim } })}
          >
            <PhotoPrint
              photo={preview}
              paper={choices.paper}
              name={name}
              label={strings.preview(lens)}
            />
          </PushedPicture>
        ) : (
          is === "opening" && <Spinner label={strings.opening} />
        )}
      </div>
      {isAtWork && (
        <progress
          className={`${groove.way} ${css.way}`}
          aria-label={strings.working}
          value={photoProgress(state)}
        />
      )}
      <p className={css.words} role="status">
        {words}
      </p>
      {state.is === "failed" && state.reason !== "cancelled" && (
        <p className={css.trouble} role="alert">
          {photoRefusals[state.reason]}
        </p>
      )}
      {!isAtWork && !(state.is === "failed" && !state.canRetry) && (
        <PhotoChoices
          choices={choices}
          isPaperAlone={is === "done"}
          onChoose={(change) => send({ type: "choose", change })}
        />
      )}
      <p className={css.ways}>
        {isAtWork && (
          <Button
            kind="secondary"
            data-autofocus
            icon={<Icon of={Square} size={18} />}
            onClick={cancel}
          >
            {strings.cancel}
          </Button>
        )}
        {state.is === "done" && (
          <>
            <KeepPhoto photo={state.picture} paper={choices.paper} name={name} />
            <Button
              kind="quiet"
              icon={<Icon of={RotateCcw} size={18} />}
              onClick={() => send({ type: "again" })}
            >
              {strings.again}
            </Button>
          </>
        )}
        {!isAtWork && is !== "done" && !(state.is === "failed" && !state.canRetry) && (
          <Button
            data-autofocus
            busy={is === "opening"}
            icon={<Icon of={Aperture} size={18} />}
            onClick={take}
          >
            {strings.take}
          </Button>
        )}
        {!isAtWork && preview && <UseAsPicture choices={choices} />}
      </p>
    </div>
  );
}

/** What is said of it, four times on the way and at its end. */
function wordsOf({ state }: Photo): string {
  switch (state.is) {
    case "opening":
      return strings.opening;
    case "baking":
    case "sampling":
      return strings.said(
        state.is === "baking" ? strings.baking : strings.sampling,
        strings.wayWords[quarterOf(photoProgress(state)) as keyof typeof strings.wayWords],
      );
    case "cancelled":
      return strings.cancelled;
    case "done":
      return strings.done;
    default:
      return "";
  }
}
