/**
 * Text that a user has typed and the service has not saved, kept in this browser over reloads, crashes and the end of
 * a session. Each user has their own: the name of an entry begins with theirs, and nobody reads another's.
 */
export const DRAFT_KINDS = ["values", "comments", "presets", "charts", "forms"] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

/** A browser's storage of texts; its methods throw when it is full or switched off. */
export type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

export interface Draft {
  text: string;
  /** The number of values or comments in it, for the warning of what would be lost. */
  count: number;
  at: Date;
}

/** The place of one draft. */
export interface DraftSlot {
  /** Its name in the storage, which other tabs' changes come under. */
  readonly name: string;
  /** Null when there is none or none that this version can read. */
  read: () => Draft | null;
  /** Keeps a draft, or forgets it when it is null. False when the browser has no room for it. */
  write: (draft: Pick<Draft, "text" | "count"> | null) => boolean;
}

/** Raised when drafts are written in another form: those of an older version are then not read as something else. */
const VERSION = "1";
const PREFIX = `nyckeltal.drafts.${VERSION}`;
/** Characters that one user's drafts may take; a browser gives a site five million. */
const MAX_CHARACTERS = 1_500_000;

/** Users whose drafts have been cleared for good: a page that is on its way out must not bring them back. */
const closed = new Set<string>();

export function draftSlot(storage: TextStorage, userName: string, kind: DraftKind, ...scope: string[]): DraftSlot {
  const name = prefixOf(userName) + [kind, ...scope].map(encodeURIComponent).join("/");
  return {
    name,
    read: () => readEntry(storage, name),
    write: (draft) => {
      if (closed.has(userName)) return true;
      try {
        if (!draft) {
          storage.removeItem(name);
          return true;
        }
        const entry = `${String(draft.count)} ${new Date().toISOString()}\n${draft.text}`;
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

/** The number of unsaved drafts of a user by kind. */
export function countDrafts(storage: TextStorage, userName: string): Record<DraftKind, number> {
  const counts = { values: 0, comments: 0, presets: 0, charts: 0, forms: 0 };
  for (const name of namesOf(storage, userName)) {
    const kind = DRAFT_KINDS.find((candidate) => name.startsWith(`${prefixOf(userName)}${candidate}/`));
    if (kind) counts[kind] += readEntry(storage, name)?.count ?? 0;
  }
  return counts;
}

/** Forgets all that a user has not saved, for good: whatever this page still writes for them is not kept. */
export function clearDrafts(storage: TextStorage, userName: string): void {
  closed.add(userName);
  for (const name of namesOf(storage, userName)) storage.removeItem(name);
}

/** Takes drafts again after {@link clearDrafts}. */
export function reopenDrafts(userName: string): void {
  closed.delete(userName);
}

/** The browser's storage. Where cookies are blocked, merely asking for it throws; then nothing is kept. */
export function browserStorage(): TextStorage {
  try {
    return window.localStorage;
  } catch {
    return NO_STORAGE;
  }
}

/** The storage of this tab alone, which ends with it. */
export function tabStorage(): TextStorage {
  try {
    return window.sessionStorage;
  } catch {
    return NO_STORAGE;
  }
}

/** The storage of a browser that blocks storage, and of the server: it stores nothing. */
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
  return `${PREFIX}/${encodeURIComponent(userName)}/`;
}

function namesOf(storage: TextStorage, userName: string): string[] {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return names.filter((name) => name?.startsWith(prefixOf(userName)) === true) as string[];
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
