// Short messages from anywhere: `toast` puts one in the queue, `<Toasts/>` is the one place that shows them.
import { Listeners } from "@loamstead/lib/watched.ts";
import { useState, useSyncExternalStore } from "react";
import { lazyOrNothing } from "./lazyOrNothing.ts";
import { SingletonSlots, useIsFirst } from "./onlyOne.ts";
import type { Scoped } from "./scope.ts";
import { noToasts, type ToastEvent, type ToastKind, toastQueue } from "./toastQueue.ts";

let queue = noToasts;
let lastId = 0;
const listeners = new Listeners();

function send(event: ToastEvent) {
  const before = queue;
  queue = toastQueue(queue, event);
  if (queue !== before) listeners.tell();
}

export function toast(text: string, { kind = "plain" }: { kind?: ToastKind } = {}): void {
  lastId += 1;
  send({ type: "add", toast: { id: lastId, text, kind }, at: performance.now() });
}

const ToastList = lazyOrNothing(async () => (await import("./ToastList.tsx")).ToastList);

const places = new SingletonSlots();

/** `life`: how long a message stays, in milliseconds; an error stays twice as long. */
export function Toasts({ life = 6000, scope }: Scoped & { life?: number }) {
  const isPlace = useIsFirst(places);
  const now = useSyncExternalStore(
    listeners.add,
    () => queue,
    () => noToasts,
  );
  const [needed, setNeeded] = useState(false);
  if (!needed && now.shown.length > 0) setNeeded(true);
  return needed && isPlace ? <ToastList queue={now} life={life} send={send} scope={scope} /> : null;
}
