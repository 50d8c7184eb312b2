import type { Period } from "@/contract/period-steps";

/** A comment as far as it has been typed. */
export interface CommentDraft {
  keyFigureType: string;
  period: Period | null;
  message: string;
}

/** The key of the draft of a comment that does not exist yet; the others are kept under the comment's id. */
export const NEW_COMMENT = "new";

/** Where a browser keeps texts; its methods throw when it is full or switched off. */
export type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Keeps what one user has typed in one company's comments until it is saved, across reloads and sign-ins. */
export class CommentDrafts {
  private readonly name: string;

  constructor(
    private readonly storage: TextStorage,
    userName: string,
    companyId: string,
  ) {
    this.name = ["nyckeltal.commentDrafts", userName, companyId].map(encodeURIComponent).join("/");
  }

  read(key: string): CommentDraft | null {
    return this.all()[key] ?? null;
  }

  /** Keys of the drafts there are: comment ids and perhaps {@link NEW_COMMENT}. */
  keys(): string[] {
    return Object.keys(this.all());
  }

  /** Keeps a draft, or forgets it when it is null. A browser without room for it loses it only on a reload. */
  write(key: string, draft: CommentDraft | null): void {
    const { [key]: _, ...others } = this.all();
    const drafts = draft ? { ...others, [key]: draft } : others;
    try {
      if (Object.keys(drafts).length === 0) this.storage.removeItem(this.name);
      else this.storage.setItem(this.name, JSON.stringify(drafts));
    } catch {
      // Storage is full or switched off: what is typed still stands in the form.
    }
  }

  private all(): Record<string, CommentDraft> {
    try {
      const stored: unknown = JSON.parse(this.storage.getItem(this.name) ?? "{}");
      return Object.fromEntries(Object.entries(stored ?? {}).filter((entry) => isDraft(entry[1])));
    } catch {
      return {};
    }
  }
}

function isDraft(value: unknown): value is CommentDraft {
  if (typeof value !== "object" || value === null) return false;
  const { keyFigureType, period, message } = value as Record<keyof CommentDraft, unknown>;
  return typeof keyFigureType === "string" && typeof message === "string" && (period === null || isPeriod(period));
}

function isPeriod(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { start, end } = value as Record<string, unknown>;
  return typeof start === "string" && typeof end === "string";
}
