import { expect, test } from "vitest";
import { createNotifier, createStore } from "./store";

test("a store calls its listeners after each set, until they unsubscribe", () => {
  const store = createStore("one");
  const seen: string[] = [];
  const unsubscribe = store.subscribe(() => seen.push(store.get()));
  store.set("two");
  unsubscribe();
  store.set("three");
  expect(seen).toEqual(["two"]);
  expect(store.get()).toBe("three");
});

test("a notifier passes its details on, and knows whether anybody listens", () => {
  const notifier = createNotifier<[rowId: string, count: number]>();
  expect(notifier.hasListeners()).toBe(false);
  const calls: [string, number][] = [];
  const unsubscribe = notifier.subscribe((...details) => calls.push(details));
  notifier.notify("row", 2);
  expect(notifier.hasListeners()).toBe(true);
  unsubscribe();
  notifier.notify("row", 3);
  expect(calls).toEqual([["row", 2]]);
  expect(notifier.hasListeners()).toBe(false);
});
