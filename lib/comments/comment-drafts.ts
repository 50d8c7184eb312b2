import { createNotifier } from "@/lib/store";
import { browserStorage, draftSlot, NO_STORAGE, type DraftSlot, type TextStorage } from "@/lib/drafts/drafts";
import { isSameTopic, readDraft, type CommentDraft, type StoredDraft } from "./comment-input";

/**
 * Drafts by key: the id of the comment that a draft changes, {@link NEW_COMMENT}, an {@link unsentKey}, or the key of
 * a meeting's note (lib/meeting/notes).
 */
export type Drafts = Readonly<Record<string, StoredDraft>>;

/** The draft in the form for a new comment. */
export const NEW_COMMENT = "new";
const UNSENT = "unsent/";

/**
 * A key for the draft of a new comment that is in the list and not in the form: it was submitted, the form was opened
 * for another comment, or the comment that it changed was deleted. It is the Idempotency-Key of the request too.
 */
export function unsentKey(): string {
  return UNSENT + crypto.randomUUID();
}

export function isUnsentKey(key: string): boolean {
  return key.startsWith(UNSENT);
}

/** Stores one user's unsaved comments on one company across reloads and sign-ins. */
export class CommentDrafts {
  private drafts: Drafts;
  /** Drafts that the browser had no room for. */
  private unstored: Drafts = {};
  private readonly changes = createNotifier();

  constructor(private readonly slot: DraftSlot) {
    this.drafts = this.readStored();
  }

  readonly subscribe = this.changes.subscribe;

  /** All drafts; the same object until one changes. */
  readonly current = (): Drafts => this.drafts;

  /** Stores a draft; null deletes it. A draft that the browser has no room for lasts only until a reload. */
  write(key: string, draft: StoredDraft | null): void {
    this.drafts = withDraft(this.drafts, key, draft);
    this.unstored = withDraft(this.unstored, key, draft);
    // Another tab may have written drafts of its own since.
    const stored = this.readStored();
    if (this.store(withDraft({ ...stored, ...this.unstored }, key, draft))) {
      this.unstored = {};
    } else if (this.store(withDraft(stored, key, draft))) {
      // The others without room must not prevent this one from being stored or deleted.
      this.unstored = withDraft(this.unstored, key, null);
    }
    this.changes.notify();
  }

  /**
   * Empties the form for another comment: the draft in the form becomes an unsent comment, or is deleted if its
   * message is blank.
   * @param about a draft about the same topic stays in the form
   */
  setAside(about: CommentDraft | null): void {
    const draft = this.drafts[NEW_COMMENT];
    if (!draft || (about && isSameTopic(draft, about))) return;
    if (draft.message.trim() !== "") this.write(unsentKey(), draft);
    this.write(NEW_COMMENT, null);
  }

  /** To be called when another tab has written to the storage. */
  readonly reread = (changedName: string | null): void => {
    if (changedName !== this.slot.name) return;
    this.drafts = { ...this.readStored(), ...this.unstored };
    this.changes.notify();
  };

  /** Returns false when the browser has no room for them. */
  private store(drafts: Drafts): boolean {
    const count = Object.keys(drafts).length;
    return this.slot.write(count === 0 ? null : { text: JSON.stringify(drafts), count });
  }

  private readStored(): Drafts {
    try {
      const stored: unknown = JSON.parse(this.slot.read()?.text ?? "{}");
      const drafts = Object.entries(stored ?? {}).map(([key, value]) => [key, readDraft(value)] as const);
      return Object.fromEntries(drafts.flatMap(([key, draft]) => (draft ? [[key, draft]] : [])));
    } catch {
      return {};
    }
  }
}

const opened = new Map<string, CommentDrafts>();

/** The drafts of a user in a company: one shared object per window; on the server a new one without drafts. */
export function openCommentDrafts(userName: string, companyId: string): CommentDrafts {
  const slotIn = (storage: TextStorage) => draftSlot(storage, userName, "comments", companyId);
  if (typeof window === "undefined") return new CommentDrafts(slotIn(NO_STORAGE));
  const key = [userName, companyId].map(encodeURIComponent).join("/");
  const known = opened.get(key);
  if (known) return known;
  const drafts = new CommentDrafts(slotIn(browserStorage()));
  window.addEventListener("storage", (event) => {
    drafts.reread(event.key);
  });
  opened.set(key, drafts);
  return drafts;
}

function withDraft(drafts: Drafts, key: string, draft: StoredDraft | null): Drafts {
  const others = Object.fromEntries(Object.entries(drafts).filter(([candidate]) => candidate !== key));
  return draft ? { ...others, [key]: draft } : others;
}
