// The room designer as a whole: opens the rooms of this device and puts the editor around them.
import { useEffect, useState } from "react";
import type { SignIn } from "../../signIn/index.ts";
import { Editor } from "./Editor.tsx";
import { type OpenedEditor, openEditor } from "./openEditor.ts";
import { useSlots } from "./slots.tsx";

type RoomDesignerProps = {
  signIn: SignIn | null;
  /** Called when the editor stands, so that the page may make room for it. */
  onOpen: () => void;
};

export function RoomDesigner({ signIn, onOpen }: RoomDesignerProps) {
  const [opened, setOpened] = useState<OpenedEditor | null>(null);

  useEffect(() => {
    let isWanted = true;
    let own: OpenedEditor | null = null;
    const room = new URLSearchParams(location.search).get("room");
    openEditor({ room, signIn }).then((editor) => {
      if (!isWanted) return editor.close();
      own = editor;
      setOpened(editor);
      onOpen();
    });
    return () => {
      isWanted = false;
      own?.close();
    };
  }, [signIn, onOpen]);

  return opened && <WithSlots opened={opened} />;
}

function WithSlots({ opened }: { opened: OpenedEditor }) {
  return <Editor editor={opened.editor} slots={useSlots(opened)} />;
}
