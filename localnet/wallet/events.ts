// The event side of an EIP-1193 provider.
export type Listener = (payload: unknown) => void;

type Events = {
  on(event: string, listener: Listener): void;
  removeListener(event: string, listener: Listener): void;
  emit(event: string, payload: unknown): void;
};

export function createEvents(report: (error: unknown) => void): Events {
  const listeners = new Map<string, Listener[]>();
  return {
    on(event, listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener]);
    },
    removeListener(event, listener) {
      const left = [...(listeners.get(event) ?? [])];
      const index = left.lastIndexOf(listener);
      if (index >= 0) left.splice(index, 1);
      listeners.set(event, left);
    },
    emit(event, payload) {
      for (const listener of listeners.get(event) ?? []) {
        try {
          listener(payload);
        } catch (error) {
          // One careless listener must not keep the others from hearing.
          report(error);
        }
      }
    },
  };
}
