"use client";

import { useSyncExternalStore } from "react";
import type { Store } from "./store";

/** The store's value; `onServer` on the server, and in the browser until React has hydrated the component. */
export function useStore<Value>({ get, subscribe }: Omit<Store<Value>, "set">, onServer: Value): Value {
  return useSyncExternalStore(subscribe, get, () => onServer);
}
