// The page of the designer: in words and a picture at first, and the designer itself as soon as it is here.
import { Suspense, useCallback, useEffect, useState } from "react";
import type { SignIn } from "../../signIn/index.ts";
import { lazyOrNothing } from "../../ui/lazyOrNothing.ts";
import { linkSheet } from "../../ui/linkSheet.ts";
import { useWholeWindow } from "../../ui/wholeWindow.ts";
import editorSheet from "../frame/editor.css?url";
import { Introduction } from "./Introduction.tsx";

const RoomDesigner = lazyOrNothing(async () => {
  const [{ RoomDesigner }] = await Promise.all([
    import("../frame/RoomDesigner.tsx"),
    // While it is developed, every module brings its own styles.
    import.meta.env.PROD && linkSheet(editorSheet),
  ]);
  return RoomDesigner;
});

export type RoomDesignerParts = {
  /** Null where nobody can sign in. */
  readonly signIn: SignIn | null;
};

export function RoomDesignerPage({ parts }: { parts: RoomDesignerParts }) {
  // Not before the page stands in the browser: what is prerendered must be what is met there.
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const onOpen = useCallback(() => setOpen(true), []);
  useEffect(() => setWanted(true), []);
  useWholeWindow(isOpen);
  return (
    <>
      {!isOpen && <Introduction />}
      {isWanted && (
        <Suspense>
          <RoomDesigner signIn={parts.signIn} onOpen={onOpen} />
        </Suspense>
      )}
    </>
  );
}
