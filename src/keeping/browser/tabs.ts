// How the tabs of one browser tell each other what they wrote; a word that is lost does no harm (BroadcastChannel).
import { isRecord, isText } from "@loamstead/lib/shape.ts";
import { Listeners } from "@loamstead/lib/watched.ts";

/** `text`: another one lies under this key now. Every other word tells of what is kept beside the texts. */
export type TabMessage = { readonly kind: string; readonly key?: string };

export type TabChannel = {
  readonly tell: (word: TabMessage) => void;
  readonly listen: (listener: (word: TabMessage) => void) => () => void;
  readonly close: () => void;
};

/** A tab without ears or mouth: it learns of the others when it saves. */
const alone: TabChannel = { tell: () => {}, listen: () => () => {}, close: () => {} };

const isWord = (value: unknown): value is TabMessage =>
  isRecord(value) && isText(value.kind) && (value.key === undefined || isText(value.key));

export function openTabs(name: string): TabChannel {
  let channel: BroadcastChannel;
  try {
    channel = new BroadcastChannel(name);
  } catch {
    return alone;
  }
  const listeners = new Listeners<TabMessage>();
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isWord(data)) listeners.tell(data);
  };
  return {
    tell: (word) => channel.postMessage(word),
    listen: listeners.add,
    close: () => channel.close(),
  };
}
