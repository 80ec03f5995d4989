// The room designer as a whole: opens the rooms of this device and puts the editor around them.
import { useEffect, useState } from "react";
import type { SignIn } from "../../signIn/index.ts";
import { useKit } from "../../wallet/index.ts";
import { Editor } from "./Editor.tsx";
import { type OpenedEditor, openEditor } from "./openEditor.ts";
import { useSlots } from "./slots.tsx";

type RoomDesignerProps = {
  signIn: SignIn | null;
  /** Called when the editor stands, so that the page may make room for it. */
  onOpen: () => void;
};

export function RoomDesigner({ signIn, onOpen }: RoomDesignerProps) {
  const kit = useKit();
  const [opened, setOpened] = useState<OpenedEditor | null>(null);

  useEffect(() => {
    let isWanted = true;
    let own: OpenedEditor | null = null;
    const address = new URLSearchParams(location.search);
    const [room, remixOf] = [address.get("room"), address.get("remix")];
    openEditor({ room, remixOf, signIn, kit }).then((editor) => {
      if (!isWanted) return editor.close();
      own = editor;
      // Loaded again, the page opens what was made of it, and makes no second one.
      if (remixOf !== null) history.replaceState(history.state, "", location.pathname);
      setOpened(editor);
      onOpen();
    });
    return () => {
      isWanted = false;
      own?.close();
    };
  }, [signIn, kit, onOpen]);

  return opened && <WithSlots opened={opened} />;
}

function WithSlots({ opened }: { opened: OpenedEditor }) {
  return <Editor editor={opened.editor} slots={useSlots(opened)} />;
}
