// Rooms that were deleted, on this device or in the account: brought back whole, or deleted for good by a second press.
import { Button } from "@loamstead/ui/Button.tsx";
import { useCallback, useEffect, useRef, useState } from "react";
import { useEditor } from "../editor/EditorContext.ts";
import { useSelected } from "../editor/useSelected.ts";
import panel from "./Panel.module.css";
import css from "./RoomsPanel.module.css";
import type { RoomTools } from "./roomTools.ts";
import { failureWords, strings } from "./strings.ts";

type DeletedRoom = {
  readonly id: string;
  readonly name: string;
  readonly goesAt: number;
  /** Deleted on another device: only the account has it. */
  readonly isInAccount: boolean;
};

async function listAll({ library, account }: RoomTools): Promise<readonly DeletedRoom[]> {
  const here = await library.deleted();
  const rooms = await account;
  const there = (await rooms?.deleted()) ?? [];
  const tied = await Promise.all(here.map(({ id }) => rooms?.idInAccount(id)));
  const own = here.map(({ id, name, goesAt }) => ({
    id,
    name: name ?? strings.unreadable,
    goesAt,
    isInAccount: false,
  }));
  const others = there
    .filter(({ id }) => !tied.includes(id))
    .map(({ id, name, goesAt }) => ({ id, name, goesAt, isInAccount: true }));
  return [...own, ...others].toSorted((one, other) => other.goesAt - one.goesAt);
}

export function DeletedRooms({ tools }: { tools: RoomTools }) {
  const { library, account } = tools;
  const { say } = useEditor();
  const edition = useSelected(library, (state) => state.edition);
  const [rooms, setRooms] = useState<readonly DeletedRoom[]>([]);
  /** Which one is asked about a second time. */
  const [sure, setSure] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const look = useCallback(async () => setRooms(await listAll(tools)), [tools]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another edition is what calls for another look.
  useEffect(() => {
    void look();
  }, [look, edition]);

  async function bringBack({ id, isInAccount }: DeletedRoom): Promise<void> {
    if (isInAccount) {
      const restored = await (await account)?.restore(id);
      say(restored?.ok ? strings.broughtBack : strings.notBroughtBack);
    } else {
      const back = await library.bringBack(id);
      say(back.ok ? strings.broughtBack : failureWords[back.reason]);
    }
    await look();
    heading.current?.focus();
  }

  async function purge({ id, name, isInAccount }: DeletedRoom): Promise<void> {
    if (sure !== id) return setSure(id);
    setSure(null);
    if (isInAccount) await (await account)?.purge(id);
    else await library.purge(id);
    say(strings.purged(name));
    await look();
    heading.current?.focus();
  }

  if (rooms.length === 0) return null;
  return (
    <section aria-labelledby="deleted-rooms" className={css.deleted}>
      <h3 id="deleted-rooms" ref={heading} tabIndex={-1}>
        {strings.deletedTitle}
      </h3>
      <ul role="list" className={css.list}>
        {rooms.map((room) => (
          <li key={room.id} className={css.row}>
            <span className={css.gone}>
              <span className={css.name}>{room.name}</span>
              <span className={css.about}>{strings.goes(room.goesAt)}</span>
            </span>
            <Button
              kind="secondary"
              size="small"
              aria-label={strings.bringBackOne(room.name)}
              onClick={() => void bringBack(room)}
            >
              {strings.bringBack}
            </Button>
            <Button
              kind="quiet"
              size="small"
              aria-label={
                sure === room.id ? strings.purgeSureOne(room.name) : strings.purgeOne(room.name)
              }
              onClick={() => void purge(room)}
              onBlur={() => setSure((before) => (before === room.id ? null : before))}
            >
              {sure === room.id ? strings.purgeSure : strings.purge}
            </Button>
          </li>
        ))}
      </ul>
      <p className={panel.lede}>{strings.deletedLede}</p>
    </section>
  );
}
