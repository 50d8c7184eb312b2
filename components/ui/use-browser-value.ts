"use client";

import { useSyncExternalStore } from "react";

/**
 * A value that only the browser knows, such as one in its storage, read in each render.
 * @param read returns an equal value (`Object.is`) from one render to the next while nothing has changed
 * @param onServer the value on the server, and in the browser until React has hydrated the page
 */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => onServer);
}

const neverChanges = () => () => undefined;
