"use client";

import { useSyncExternalStore } from "react";
import type { Store } from "./store";

/** The store's value, or `onServer` while the server renders. */
export function useStore<Value>({ get, subscribe }: Omit<Store<Value>, "set">, onServer: Value): Value {
  return useSyncExternalStore(subscribe, get, () => onServer);
}
