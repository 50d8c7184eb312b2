import type { User } from "@/contract/users/user";
import { COMPANY_ROLES, type CompanyRole } from "@/contract/users/user-types";
import type { CompanyPlace, CompanyPlaceChange } from "@/contract/users/user-companies";
import { isUnread, type CellContent, type UnreadText } from "@/lib/grid/cell-content";
import type { CellChange, CellView, GridModel, ReadCell } from "@/lib/grid/grid-model";
import { createNotifier } from "@/lib/store";

/** The words for places, in the user's language. */
export interface PlaceWords {
  place: (place: CompanyRole | "Client") => string;
  /** Explains that a text is not a place, or that a cell is not saved; `theirs` is the stored place. */
  note: (state: "unread" | "failed" | "conflict", theirs: string) => string;
}

type PlaceEdit = {
  /** The place that the edit replaces. */
  readonly before: CompanyPlace;
  /** The earlier content of the cell that is still being saved; undefined for none. */
  readonly sending?: CompanyPlace | undefined;
} & (
  | {
      readonly content: UnreadText;
      readonly state: "unread";
      /** True after a later call of `store`: the note has shown the user the place that is stored now. */
      readonly isShown: boolean;
    }
  | { readonly content: CompanyPlace; readonly state: "unsaved" | "saving" | "failed" | "conflict" }
);

const PLACES: readonly (CompanyRole | "Client")[] = [...COMPANY_ROLES, "Client"];
/** Texts that are read as yes in a consultant's cell, besides the words for places: there, roles mean client too. */
const YES = new Set(["x", "ja", "j", "yes", "y", "1", "true"]);
/** Texts that are read as no, unless they abbreviate a role in a company user's cell. */
const NO = new Set(["", "-", "–", "nej", "no", "n", "0", "false"]);

const keyOf = (userName: string, companyId: string) => `${userName}\n${companyId}`;

/** Companies as rows and users as columns, with the changes that are not saved yet. */
export class PlacesModel implements GridModel {
  private readonly users = new Map<string, User>();
  private readonly stored = new Map<string, CompanyPlace>();
  private readonly edits = new Map<string, PlaceEdit>();
  private readonly changes = createNotifier<[rowIds: ReadonlySet<string> | null]>();
  private shownRows: readonly string[] = [];
  private shownColumns: readonly string[] = [];

  constructor(private readonly words: PlaceWords) {}

  readonly subscribe = this.changes.subscribe;
  rowIds = (): readonly string[] => this.shownRows;
  columnIds = (): readonly string[] => this.shownColumns;

  /** Shows these companies and users. Edits of the others are kept. */
  show(companyIds: readonly string[], userNames: readonly string[]): void {
    this.shownRows = companyIds;
    this.shownColumns = userNames;
    this.changes.notify(null);
  }

  /**
   * Stores the places of these users that the service has sent. An edit becomes a conflict if somebody else has changed
   * its place, but a text that is no place stays as typed: a place typed over the text replaces the stored one, and
   * undoing or emptying the cell shows the stored one.
   */
  store(users: readonly User[]): void {
    for (const user of users) {
      this.users.set(user.userName, user);
      for (const key of this.stored.keys()) if (key.startsWith(keyOf(user.userName, ""))) this.stored.delete(key);
      for (const companyId of user.customers ?? []) this.stored.set(keyOf(user.userName, companyId), "Client");
      for (const { companyId, typeOfRole } of user.companies ?? []) {
        this.stored.set(keyOf(user.userName, companyId), typeOfRole);
      }
    }
    for (const [key, edit] of this.edits) {
      const present = this.stored.get(key) ?? null;
      const { sending } = edit;
      // A fetched list may have the place that is being saved before the response to the save arrives.
      const isOwn = sending !== undefined && present === sending;
      if (present === edit.content && (sending === undefined || isOwn)) this.edits.delete(key);
      else if (isOwn) this.edits.set(key, { ...edit, before: present });
      else if (edit.state === "unread") this.edits.set(key, { ...edit, isShown: true });
      else if (present !== edit.before) this.edits.set(key, { ...edit, state: "conflict" });
    }
    this.changes.notify(null);
  }

  content(rowId: string, columnId: string): CellContent {
    // A director has all companies of the agency.
    if (this.isReadOnly(rowId, columnId)) return "Client";
    const key = keyOf(columnId, rowId);
    const edit = this.edits.get(key);
    return edit ? edit.content : (this.stored.get(key) ?? null);
  }

  view(rowId: string, columnId: string): CellView {
    const key = keyOf(columnId, rowId);
    const text = this.write(this.content(rowId, columnId));
    const edit = this.edits.get(key);
    if (!edit) return { text, state: "plain" };
    const { state } = edit;
    if (state === "unsaved" || state === "saving") return { text, state };
    return { text, state, note: this.words.note(state, this.write(this.stored.get(key) ?? null)) };
  }

  isReadOnly(_: string, columnId: string): boolean {
    return this.users.get(columnId)?.type === "AgencyDirector";
  }

  read(text: string, _: string, columnId: string): ReadCell {
    const typed = text.trim().toLowerCase();
    const isCompanyUser = this.users.get(columnId)?.type === "CompanyUser";
    if (!isCompanyUser && YES.has(typed)) return { content: "Client" };
    const found = PLACES.find((place) => [place, this.words.place(place)].some((word) => word.toLowerCase() === typed));
    const candidates = PLACES.filter((place) => this.words.place(place).toLowerCase().startsWith(typed));
    // A company user's roles may be abbreviated, and "n" must not take the role away where it begins Normal.
    const isRole = isCompanyUser && typed !== "" && candidates.length > 0;
    if (NO.has(typed) && !isRole) return { content: null };
    const place = found ?? (candidates.length === 1 ? candidates[0] : undefined);
    return { content: place === undefined ? { text, reason: "place" } : this.placeFor(columnId, place) };
  }

  write(content: CellContent): string {
    if (isUnread(content)) return content.text;
    const place = PLACES.find((one) => one === content);
    return place ? this.words.place(place) : "";
  }

  change(changes: readonly CellChange[]): void {
    const rows = new Set<string>();
    for (const { rowId, columnId, content: requested } of changes) {
      const key = keyOf(columnId, rowId);
      const content = this.placeOf(columnId, requested);
      const present = this.stored.get(key) ?? null;
      const edit = this.edits.get(key);
      const before = edit ? edit.before : present;
      const isShown = edit?.state === "unread" && edit.isShown;
      const sending = edit?.state === "saving" ? edit.content : edit?.sending;
      // Undoing or emptying a cell, whose note has shown another stored place, ends the edit and shows that place.
      const isTakenBack = isShown && before !== present && (content === before || content === null);
      if (isTakenBack || (content === present && sending === undefined)) this.edits.delete(key);
      else if (isUnread(content)) this.edits.set(key, { content, before, sending, state: "unread", isShown });
      else this.edits.set(key, { content, before: isShown ? present : before, sending, state: "unsaved" });
      rows.add(rowId);
    }
    this.changes.notify(rows);
  }

  /** Failed changes become unsaved ones, which are sent again. */
  retry(): void {
    for (const [key, edit] of this.edits) {
      if (edit.state === "failed") this.edits.set(key, { ...edit, state: "unsaved" });
    }
    this.changes.notify(null);
  }

  /** Returns the first unsaved changes and marks them as being saved. */
  take(limit: number): CompanyPlaceChange[] {
    const taken: CompanyPlaceChange[] = [];
    for (const [key, edit] of this.edits) {
      if (taken.length === limit) break;
      if (edit.state !== "unsaved") continue;
      const [userName = "", companyId = ""] = key.split("\n");
      taken.push({ userName, companyId, before: edit.before, after: edit.content });
      this.edits.set(key, { ...edit, state: "saving" });
    }
    this.notifyOf(taken);
    return taken;
  }

  /**
   * Records the outcome of a save. Cells that were edited again meanwhile stay unsaved. After a refusal, the others
   * stay as being saved.
   */
  settle(sent: readonly CompanyPlaceChange[], outcome: "saved" | "failed" | "refused"): void {
    for (const { userName, companyId, after } of sent) {
      const key = keyOf(userName, companyId);
      const edit = this.edits.get(key);
      if (outcome === "saved") this.stored.set(key, after);
      if (!edit) continue;
      if (outcome === "saved" && edit.content === after) this.edits.delete(key);
      else if (outcome === "saved") this.edits.set(key, { ...edit, before: after, sending: undefined });
      else if (edit.state !== "saving") this.edits.set(key, { ...edit, sending: undefined });
      else if (outcome === "failed") this.edits.set(key, { ...edit, state: outcome });
    }
    this.notifyOf(sent);
  }

  /** Ends all conflicts: "mine" saves the user's places, "theirs" takes over the stored ones. */
  resolve(choice: "mine" | "theirs"): void {
    for (const [key, edit] of this.edits) {
      if (edit.state !== "conflict") continue;
      if (choice === "theirs") this.edits.delete(key);
      else this.edits.set(key, { ...edit, before: this.stored.get(key) ?? null, state: "unsaved" });
    }
    this.changes.notify(null);
  }

  count(state: PlaceEdit["state"]): number {
    return [...this.edits.values()].filter((edit) => edit.state === state).length;
  }

  /** Those of the changes that are still being saved. */
  stillSaving(sent: readonly CompanyPlaceChange[]): CompanyPlaceChange[] {
    return sent.filter(({ userName, companyId }) => this.edits.get(keyOf(userName, companyId))?.state === "saving");
  }

  /** The content of a cell as a place that its user can have, or a text that is not a place. */
  private placeOf(userName: string, content: CellContent): CompanyPlace | UnreadText {
    if (isUnread(content)) return content;
    const place = PLACES.find((one) => one === content);
    return place ? this.placeFor(userName, place) : null;
  }

  /** A place that the type of user can have: consultants are always "Client", and company users never. */
  private placeFor(userName: string, place: CompanyRole | "Client"): CompanyRole | "Client" {
    if (this.users.get(userName)?.type !== "CompanyUser") return "Client";
    return place === "Client" ? "Normal" : place;
  }

  private notifyOf(changes: readonly CompanyPlaceChange[]): void {
    if (changes.length > 0) this.changes.notify(new Set(changes.map(({ companyId }) => companyId)));
  }
}
