type Unsubscribe = () => void;

/** A set of listeners. Each is called with the arguments of `notify`. */
export interface Notifier<Details extends unknown[] = []> {
  notify: (...details: Details) => void;
  subscribe: (listener: (...details: Details) => void) => Unsubscribe;
  hasListeners: () => boolean;
}

/**
 * A value outside React, shown with `useStore` (./use-store). `get` returns the same object until `set` replaces it.
 */
export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => Unsubscribe;
}

export function createNotifier<Details extends unknown[] = []>(): Notifier<Details> {
  const listeners = new Set<(...details: Details) => void>();
  return {
    notify: (...details) => {
      for (const listener of listeners) listener(...details);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hasListeners: () => listeners.size > 0,
  };
}

export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  const { notify, subscribe } = createNotifier();
  return {
    get: () => current,
    set: (value) => {
      current = value;
      notify();
    },
    subscribe,
  };
}
