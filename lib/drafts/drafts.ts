/**
 * Drafts: typed text that the service has not saved, stored in this browser across reloads, crashes and the end of a
 * session; the history for undo is stored in the same way, but only in its tab. Each user has separate drafts: the key
 * of an entry contains the user name.
 */
export const DRAFT_KINDS = ["values", "comments", "presets", "charts", "forms"] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

/** A browser's storage of texts. Its methods throw when it is full or disabled. */
export type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

export interface Draft {
  text: string;
  /** The number of values, comments or other things in the draft, for the warning before they are lost. */
  count: number;
  /** The time at which this text was first stored. */
  at: Date;
}

/** The place of one draft. */
export interface DraftSlot {
  /** Its key in the storage, which storage events of other tabs name. */
  readonly name: string;
  /** Reads the draft; null when there is none that this version can read. */
  read: () => Draft | null;
  /**
   * Stores a draft; null deletes it. Returns false when the browser has no room for it or blocks storage. After
   * {@link clearDrafts} it does nothing and returns true.
   */
  write: (draft: Pick<Draft, "text" | "count"> | null) => boolean;
}

/**
 * Version of the format. Increment it when the format changes, so that older drafts are not misread. They are no longer
 * counted, but still cleared.
 */
const VERSION = "1";
/** Maximum number of characters of all drafts of a user; a browser gives a site five million. */
const MAX_CHARACTERS = 1_500_000;

/** Users whose drafts have been cleared: a page that is being left must not store them again. */
const clearedUsers = new Set<string>();

export function draftSlot(storage: TextStorage, userName: string, kind: DraftKind, ...scope: string[]): DraftSlot {
  const name = `${prefixOf(userName)}${kind}/${scope.map(encodeURIComponent).join("/")}`;
  return {
    name,
    read: () => readEntry(storage, name),
    write: (draft) => {
      if (clearedUsers.has(userName)) return true;
      try {
        if (!draft) {
          storage.removeItem(name);
          return true;
        }
        const stored = readEntry(storage, name);
        // Storing the same text again, for example after it was restored, does not change its time.
        const at = stored?.text === draft.text ? stored.at : new Date();
        const entry = `${String(draft.count)} ${at.toISOString()}\n${draft.text}`;
        const others = namesOf(storage, userName).filter((other) => other !== name);
        const taken = others.reduce((sum, other) => sum + (storage.getItem(other)?.length ?? 0), 0);
        if (taken + entry.length > MAX_CHARACTERS) return false;
        storage.setItem(name, entry);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** A slot that several tabs use: writing null deletes the draft only if it has the text last read or written here. */
export function ownedSlot(slot: DraftSlot): DraftSlot {
  let own: string | undefined;
  return {
    name: slot.name,
    read: () => {
      const draft = slot.read();
      own = draft?.text;
      return draft;
    },
    write: (draft) => {
      if (!draft) {
        const stored = slot.read();
        if (stored && stored.text !== own) return true;
      }
      const isKept = slot.write(draft);
      if (isKept) own = draft?.text;
      return isKept;
    },
  };
}

/** The number of things in a user's drafts, by kind of draft. */
export function countDrafts(storage: TextStorage, userName: string): Record<DraftKind, number> {
  const counts = { values: 0, comments: 0, presets: 0, charts: 0, forms: 0 };
  for (const name of namesOf(storage, userName)) {
    const kind = DRAFT_KINDS.find((candidate) => name.startsWith(`${prefixOf(userName)}${candidate}/`));
    if (kind) counts[kind] += readEntry(storage, name)?.count ?? 0;
  }
  return counts;
}

/** Deletes all drafts of a user, and ignores everything that this page still writes for that user. */
export function clearDrafts(storage: TextStorage, userName: string): void {
  clearedUsers.add(userName);
  for (const name of namesIn(storage)) {
    const [format, user] = name.split("/");
    if (format?.startsWith("nyckeltal.drafts.") && user === encodeURIComponent(userName)) storage.removeItem(name);
  }
}

/** Deletes everything that the site has stored, except the drafts of other users, which their own sign-out deletes. */
export function clearStorage(storage: TextStorage, userName: string): void {
  clearDrafts(storage, userName);
  for (const name of namesIn(storage)) if (!name.startsWith("nyckeltal.drafts.")) storage.removeItem(name);
}

/** Stores drafts of a user again after {@link clearDrafts}: for tests, since a page is loaded anew at each sign-in. */
export function reopenDrafts(userName: string): void {
  clearedUsers.delete(userName);
}

/** The browser's storage. If cookies are blocked, reading `localStorage` throws, and nothing is stored. */
export function browserStorage(): TextStorage {
  try {
    return window.localStorage;
  } catch {
    return NO_STORAGE;
  }
}

/** The storage of this tab, which ends when the tab is closed. */
export function tabStorage(): TextStorage {
  try {
    return window.sessionStorage;
  } catch {
    return NO_STORAGE;
  }
}

/** A storage that stores nothing, for browsers that block storage and for the server. */
export const NO_STORAGE: TextStorage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {
    throw new DOMException("There is no storage.", "SecurityError");
  },
  removeItem: () => undefined,
};

function prefixOf(userName: string): string {
  return `nyckeltal.drafts.${VERSION}/${encodeURIComponent(userName)}/`;
}

function namesOf(storage: TextStorage, userName: string): string[] {
  return namesIn(storage).filter((name) => name.startsWith(prefixOf(userName)));
}

function namesIn(storage: TextStorage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
}

function readEntry(storage: TextStorage, name: string): Draft | null {
  try {
    const [, count, at, text] = /^(\d{1,9}) (\S+)\n([\s\S]*)$/.exec(storage.getItem(name) ?? "") ?? [];
    if (count === undefined || at === undefined || text === undefined) return null;
    return { text, count: Number(count), at: new Date(at) };
  } catch {
    return null;
  }
}
