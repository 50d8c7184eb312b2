import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import { GridStore } from "@/lib/grid/grid-store";
import { createNotifier } from "@/lib/store";
import type { Drafts, DraftStorage } from "./draft-storage";
import { KeyFigureSheet, type SheetView } from "./key-figure-sheet";
import type { SheetSetting } from "./sheet-setting";
import type { RowSet } from "./rows";
import { SaveQueue, type ValuesTransport } from "./save-queue";
import type { ValueAddress } from "./value-address";
import { ValueEdits } from "./value-edits";

/** Milliseconds between an edit and storing the draft; leaving the page stores it at once. */
const DRAFT_DELAY = 150;

export interface Sheet {
  readonly model: KeyFigureSheet;
  readonly grid: GridStore;
}

/**
 * One user's edits of one fiscal year's values: saving, drafts, and for each view a grid with its own history. It
 * outlives the page, so that saves finish, and undo still works after a visit to another page.
 */
export class FiscalYearValues {
  readonly edits = new ValueEdits();
  readonly queue: SaveQueue;
  private readonly sheets = new Map<string, Sheet>();
  /** All grids over the values, by the name under which their history is stored. */
  readonly grids = new Map<string, GridStore>();
  /** Called with each grid that is added. */
  onGrid: ((name: string, grid: GridStore) => void) | undefined;
  private rowIds: readonly string[];
  private drafts: DraftStorage | null = null;
  private draftTimer: ReturnType<typeof setTimeout> | undefined;
  private restored: Drafts | null = null;
  private draftsKept = true;
  private filledValues: readonly ValueAddress[] | null = null;
  private readonly changes = createNotifier();

  constructor(
    transport: ValuesTransport,
    private rowSet: RowSet,
  ) {
    this.rowIds = rowSet.rows([], []);
    this.queue = new SaveQueue(this.edits, transport);
    this.edits.subscribe(() => {
      this.filledValues = null;
      this.draftTimer ??= setTimeout(() => {
        this.keepDrafts();
      }, DRAFT_DELAY);
      this.updateRows();
    });
  }

  readonly subscribe = this.changes.subscribe;

  setStored(list: readonly KeyFigureData[]): void {
    this.edits.setStored(list);
  }

  /**
   * Begins to store drafts, and restores those of an earlier visit, unless an earlier call has done so. Call it after
   * {@link setStored}. `load` is asynchronous, because drafts need the wire codec, which is loaded after the page.
   */
  async openDrafts(load: () => Promise<DraftStorage>): Promise<void> {
    const loaded = await load().catch(() => null);
    if (this.drafts) return;
    if (!loaded) {
      this.draftsKept = false;
      this.announce();
      return;
    }
    this.drafts = loaded;
    const drafts = loaded.read();
    const edits = drafts ? this.edits.restore(drafts.edits) : [];
    if (drafts && edits.length > 0) this.restored = { edits, at: drafts.at };
    this.keepDrafts();
    this.announce();
  }

  /** Registers a grid over the values, so that its history is stored under `name`. */
  addGrid(name: string, grid: GridStore): void {
    this.grids.set(name, grid);
    this.onGrid?.(name, grid);
  }

  readonly getRestored = (): Drafts | null => this.restored;

  dismissRestored(): void {
    this.restored = null;
    this.announce();
  }

  /** False when the browser could not store the drafts: unsaved edits are then lost when the page is left. */
  readonly areDraftsKept = (): boolean => this.draftsKept;

  /** Stores the drafts now. */
  keepDrafts(): void {
    clearTimeout(this.draftTimer);
    this.draftTimer = undefined;
    if (!this.drafts) return;
    const kept = this.drafts.write(this.edits.unconfirmed());
    if (kept === this.draftsKept) return;
    this.draftsKept = kept;
    this.announce();
  }

  /** Replaces the rows, for example after a key figure was created. Added rows and those with values stay. */
  setRowSet(rowSet: RowSet): void {
    const before = this.rowSet;
    if (rowSet === before) return;
    this.rowSet = rowSet;
    const given = new Set(before.rows([], []));
    const added = this.rowIds.filter((id) => !given.has(id));
    const isRetyped = this.rowIds.some((id) => rowSet.typeOf(id) !== before.typeOf(id));
    this.setRows(rowSet.rows(this.filled(), added), isRetyped);
  }

  /** Adds a row for a key figure of the user's own. */
  addRow(keyFigureId: string): void {
    this.setRows(this.rowSet.rows(this.filled(), [...this.rowIds, keyFigureId]));
  }

  readonly rows = (): readonly string[] => this.rowIds;

  readonly subscribeToFilled = (listener: () => void): (() => void) => this.edits.subscribe(listener);

  /** The addresses of all values; the same list until a value changes. */
  readonly filled = (): readonly ValueAddress[] => (this.filledValues ??= this.edits.filled());

  /**
   * The grid of a view. The same view always gives the same grid, with its selection and history. `setting` is used for
   * a new grid only; `configure` of the model changes it.
   */
  sheet(view: SheetView, setting: SheetSetting): Sheet {
    const name = [view.year.start, view.year.end, view.by, view.dimensionId ?? ""].join(" ");
    let sheet = this.sheets.get(name);
    if (!sheet) {
      const model = new KeyFigureSheet(this.edits, view, setting, this.rowIds, (id) => this.rowSet.typeOf(id));
      sheet = { model, grid: new GridStore(model) };
      this.addGrid(name, sheet.grid);
      this.sheets.set(name, sheet);
    }
    return sheet;
  }

  private updateRows(): void {
    this.setRows(this.rowSet.rows(this.filled(), this.rowIds));
  }

  private setRows(rows: readonly string[], isRetyped = false): void {
    const isSame = rows.length === this.rowIds.length && rows.every((id, at) => id === this.rowIds[at]);
    if (isSame && !isRetyped) return;
    this.rowIds = rows;
    for (const { model } of this.sheets.values()) model.setRows(rows);
    this.announce();
  }

  private announce(): void {
    this.changes.notify();
  }
}
