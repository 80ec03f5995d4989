// Which messages are shown, which wait for room, and when each has been seen long enough (reducer).
export type ToastKind = "plain" | "good" | "error";
export type Toast = { id: number; text: string; kind: ToastKind };
export type ShownToast = Toast & { since: number };

export type ToastQueue = {
  shown: readonly ShownToast[];
  waiting: readonly Toast[];
  /** Somebody points at them or has the focus there, so none may vanish. */
  held: boolean;
};

export type ToastEvent =
  | { type: "add"; toast: Toast; at: number }
  | { type: "dismiss"; id: number; at: number }
  | { type: "hold" }
  | { type: "release"; at: number }
  | { type: "tick"; at: number; life: number };

const room = 3;

export const noToasts: ToastQueue = { shown: [], waiting: [], held: false };

const since = (toast: Toast, at: number): ShownToast => ({ ...toast, since: at });

/** An error takes longer to understand than good news. */
const lifeOf = (toast: Toast, life: number): number => (toast.kind === "error" ? 2 * life : life);

function keep(queue: ToastQueue, stays: (toast: ShownToast) => boolean, at: number): ToastQueue {
  const left = queue.shown.filter(stays);
  if (left.length === queue.shown.length) return queue;
  const free = room - left.length;
  const shown = [...left, ...queue.waiting.slice(0, free).map((toast) => since(toast, at))];
  // With the last one goes whatever was pointed at, and nothing would tell of the pointer leaving.
  return { shown, waiting: queue.waiting.slice(free), held: queue.held && shown.length > 0 };
}

function add(queue: ToastQueue, toast: Toast, at: number): ToastQueue {
  const same = (other: Toast) => other.text === toast.text && other.kind === toast.kind;
  if (queue.waiting.some(same)) return queue;
  const known = queue.shown.find(same);
  if (known) {
    const shown = queue.shown.map((other) => (other === known ? since(known, at) : other));
    return { ...queue, shown };
  }
  return queue.shown.length < room
    ? { ...queue, shown: [...queue.shown, since(toast, at)] }
    : { ...queue, waiting: [...queue.waiting, toast] };
}

export function toastQueue(queue: ToastQueue, event: ToastEvent): ToastQueue {
  switch (event.type) {
    case "add":
      return add(queue, event.toast, event.at);
    case "dismiss":
      return keep(queue, (toast) => toast.id !== event.id, event.at);
    case "hold":
      return queue.held ? queue : { ...queue, held: true };
    case "release":
      return { ...queue, shown: queue.shown.map((toast) => since(toast, event.at)), held: false };
    case "tick":
      if (queue.held) return queue;
      return keep(queue, (toast) => toast.since + lifeOf(toast, event.life) > event.at, event.at);
  }
}

/** When the next one has been seen long enough; never while they are held. */
export function nextToastExpiry(queue: ToastQueue, life: number): number {
  if (queue.held) return Number.POSITIVE_INFINITY;
  return Math.min(...queue.shown.map((toast) => toast.since + lifeOf(toast, life)));
}
