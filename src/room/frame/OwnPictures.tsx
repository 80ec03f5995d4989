// My pictures: what the visitor brought themselves, and the fields that they own.
import { Suspense, useSyncExternalStore } from "react";
import { lazyOrNothing } from "../../ui/lazyOrNothing.ts";
import css from "./OwnPictures.module.css";
import type { OpenedEditor } from "./openEditor.ts";

const MyPictures = lazyOrNothing(
  async () => (await import("../pictures/MyPictures.tsx")).MyPictures,
);
const OwnFields = lazyOrNothing(async () => (await import("../owned/OwnFields.tsx")).OwnFields);

type OwnPicturesProps = Pick<OpenedEditor, "shelf" | "roomsShowing" | "owned" | "library">;

export function OwnPictures({ shelf, roomsShowing, owned, library }: OwnPicturesProps) {
  const owner = useSyncExternalStore(owned.onOwner, owned.owner);
  const begin = async (id: number) => {
    const { fieldRoom } = await import("../owned/fieldRoom.ts");
    return (await library.create(fieldRoom(id))).ok;
  };
  return (
    <div className={css.pictures}>
      <Suspense>
        <MyPictures shelf={shelf} roomsShowing={roomsShowing} />
        {owner !== null && <OwnFields owner={owner} fieldsOf={owned.fieldsOf} onBegin={begin} />}
      </Suspense>
    </div>
  );
}
