// @vitest-environment happy-dom
import { fetch } from "undici";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { json, startUpstream, type TestUpstream } from "@/lib/bff/testing/upstream";
import { flushHeldDeletions, heldDeletions, holdDeletion } from "./held-deletions";
import { toastStore, dismissToast, runToastAction } from "./toasts";

let server: TestUpstream;
let outcome: string[];

beforeAll(async () => {
  server = await startUpstream();
});

afterAll(() => server.close());

beforeEach(() => {
  server.seen.length = 0;
  outcome = [];
  server.respondWith((response) => {
    json(response, 200, null);
  });
  installTestTransport(async ({ path, method, headers, keepalive }) => {
    const response = await fetch(server.url + path, { method, headers: { ...headers, keepalive: String(keepalive) } });
    return { status: response.status, header: (name) => response.headers.get(name), text: await response.text() };
  });
});

function hold(path: string, afterwards: () => Promise<void> = () => Promise.resolve()): void {
  holdDeletion({
    path,
    message: "Comment deleted",
    undoLabel: "Undo",
    onDeleted: () => {
      outcome.push("deleted");
      return afterwards();
    },
    onFailed: () => outcome.push("failed"),
  });
}

const lastToast = () => toastStore.get().at(-1)!.id;

describe("a deletion that offers undo", () => {
  test("hides the object at once, and shows it again when it is undone", async () => {
    hold("/one");
    expect([...heldDeletions.get()]).toEqual(["/one"]);
    expect(toastStore.get().at(-1)).toMatchObject({ message: "Comment deleted", action: { label: "Undo" } });
    runToastAction(lastToast());
    expect([...heldDeletions.get()]).toEqual([]);
    hold("/other");
    await flushHeldDeletions();
    expect(server.seen.map(({ url }) => url)).toEqual(["/other"]);
  });

  test("is sent when its toast closes, and the object stays hidden until the list has been fetched anew", async () => {
    let endFetching: () => void = () => undefined;
    const fetching = new Promise<void>((resolve) => {
      endFetching = resolve;
    });
    hold("/two", () => fetching);
    dismissToast(lastToast());
    await expect.poll(() => outcome).toEqual(["deleted"]);
    expect([...heldDeletions.get()]).toEqual(["/two"]);
    endFetching();
    await expect.poll(() => heldDeletions.get().size).toBe(0);
    expect(server.seen).toMatchObject([{ method: "DELETE", url: "/two" }]);
  });

  test("shows the object again when the service refuses it", async () => {
    server.respondWith((response) => {
      json(response, 412, { typeOfError: "PreconditionFailed", message: "Changed.", identifier: "guid" });
    });
    hold("/three");
    dismissToast(lastToast());
    await expect.poll(() => heldDeletions.get().size).toBe(0);
    expect(outcome).toEqual(["failed"]);
  });

  test("does not count as failed when only the list could not be updated afterwards", async () => {
    hold("/eight", () => Promise.reject(new Error("The list is gone.")));
    await flushHeldDeletions();
    expect(outcome).toEqual(["deleted"]);
    expect(heldDeletions.get().size).toBe(0);
  });

  test("is sent once, however often it is asked for", async () => {
    hold("/four");
    hold("/four");
    dismissToast(lastToast());
    hold("/four");
    await expect.poll(() => heldDeletions.get().size).toBe(0);
    expect(server.seen).toHaveLength(1);
  });

  test("is sent when the page is left, in a request that outlives the page", async () => {
    hold("/five");
    hold("/six");
    window.dispatchEvent(new Event("pagehide"));
    await expect.poll(() => server.seen.length).toBe(2);
    expect(server.seen.map(({ url, headers }) => [url, headers.keepalive])).toEqual([
      ["/five", "true"],
      ["/six", "true"],
    ]);
    window.dispatchEvent(new Event("pagehide"));
    expect(toastStore.get()).toEqual([]);
    expect(server.seen).toHaveLength(2);
    await expect.poll(() => heldDeletions.get().size).toBe(0);
    expect(outcome).toEqual(["deleted", "deleted"]);
  });

  test("shows the object again when the service refuses a deletion sent as the page is left", async () => {
    server.respondWith((response) => {
      json(response, 412, { typeOfError: "PreconditionFailed", message: "Changed.", identifier: "guid" });
    });
    hold("/five");
    window.dispatchEvent(new Event("pagehide"));
    await expect.poll(() => heldDeletions.get().size).toBe(0);
    expect(outcome).toEqual(["failed"]);
  });

  test("is sent and answered when a flush resolves, as before signing out", async () => {
    hold("/seven");
    await flushHeldDeletions();
    expect(server.seen.map(({ url }) => url)).toEqual(["/seven"]);
    expect(outcome).toEqual(["deleted"]);
  });
});
