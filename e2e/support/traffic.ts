import type { Page } from "@playwright/test";
import type { RecordingProxy } from "./recording-proxy";

/** A text that must not contain a secret, with its origin. */
export interface Seen {
  source:
    | "HTML"
    | "RSC"
    | "JSON"
    | "script"
    | "other body"
    | "response header"
    | "request"
    | "cookie"
    | "storage"
    | "log";
  where: string;
  text: string;
}

/** All that a proxy has recorded: requests, and complete responses. */
export function recordedBy({ requests, responses }: RecordingProxy): Seen[] {
  return [
    ...requests.map(({ url, headers, body }): Seen => {
      const text = `${url}\n${JSON.stringify(headers)}\n${Buffer.concat(body).toString()}`;
      return { source: "request", where: url, text };
    }),
    ...responses.flatMap(({ url, type, headers, text }): Seen[] => [
      { source: sourceOf(type), where: url, text },
      { source: "response header", where: url, text: JSON.stringify(headers) },
    ]),
  ];
}

function sourceOf(type: string): Seen["source"] {
  if (type.includes("text/html")) return "HTML";
  if (type.includes("text/x-component")) return "RSC";
  if (type.includes("json")) return "JSON";
  return type.includes("javascript") ? "script" : "other body";
}

/** The cookies of a context, HttpOnly ones included, and all storages of a page's origin. */
export async function storedIn(page: Page): Promise<Seen[]> {
  const cookies = await page.context().cookies();
  const storages = await page.evaluate(async () => {
    const databases = await Promise.all(
      (await indexedDB.databases()).map(
        ({ name }) =>
          new Promise<unknown>((resolve, reject) => {
            const opening = indexedDB.open(name!);
            opening.onerror = () => reject(opening.error ?? new Error("not opened"));
            opening.onsuccess = () => {
              const database = opening.result;
              const stores = [...database.objectStoreNames];
              // A transaction must have at least one store.
              if (stores.length === 0) {
                resolve(name);
                return;
              }
              const transaction = database.transaction(stores);
              Promise.all(
                stores.map(
                  (store) =>
                    new Promise((done, failed) => {
                      const reading = transaction.objectStore(store).getAll();
                      reading.onerror = () => failed(reading.error ?? new Error("not read"));
                      reading.onsuccess = () => done(reading.result);
                    }),
                ),
              ).then((rows) => resolve({ name, rows }), reject);
            };
          }),
      ),
    );
    const cacheContents = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const responses = await Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.text()));
        return { name, responses };
      }),
    );
    return {
      localStorage: JSON.stringify(Object.entries(localStorage)),
      sessionStorage: JSON.stringify(Object.entries(sessionStorage)),
      indexedDB: JSON.stringify(databases),
      caches: JSON.stringify(cacheContents),
      "the cookies that scripts see": document.cookie,
    };
  });
  return [
    ...cookies.map(({ name, value }): Seen => ({ source: "cookie", where: name, text: value })),
    ...Object.entries(storages).map(([where, text]): Seen => ({ source: "storage", where, text })),
  ];
}

/** The texts that contain a value, plain or encoded. */
export function findIn(seen: readonly Seen[], value: string): Seen[] {
  const forms = [value, encodeURIComponent(value), Buffer.from(value).toString("hex"), ...base64FormsOf(value)];
  const searched = [...new Set(forms)];
  return seen.filter(({ text }) => searched.some((form) => text.includes(form)));
}

/**
 * The parts of a value's Base64 that do not depend on the bytes around it, for each of its three positions in a group
 * of three bytes. With them the client's secret is found in `Basic` credentials, after the client's id.
 */
function base64FormsOf(value: string): string[] {
  return [0, 1, 2].flatMap((offset) => {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(value)]);
    const [start, end] = [Math.ceil((offset * 4) / 3), Math.floor((bytes.length * 4) / 3)];
    return (["base64", "base64url"] as const).map((encoding) => bytes.toString(encoding).slice(start, end));
  });
}
