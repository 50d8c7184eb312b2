import { beforeEach, describe, expect, it } from "vitest";
import { periodOfDays } from "@/contract/period";
import { changeOf, itemOf, type ValueAddress } from "./value-address";
import { ValueEdits } from "./value-edits";

const january = periodOfDays("2024-01-01", "2024-01-31");
const employees: ValueAddress = { keyFigureInfoId: "NumberOfEmployees", period: january };
const employeesOf20: ValueAddress = { ...employees, dimensionId: "1_20" };
const taxRate: ValueAddress = { keyFigureInfoId: "TaxRate", period: january };

let edits: ValueEdits;
let touched: string[][];

beforeEach(() => {
  edits = new ValueEdits();
  edits.setStored([itemOf(employees, 42), itemOf(employeesOf20, 7)]);
  touched = [];
  edits.subscribe((ids) => touched.push([...ids]));
});

const type = (address: ValueAddress, content: number | null) => {
  edits.change([{ address, content }]);
};

describe("an edit", () => {
  it("is shown over the stored value and leaves other dimensions alone", () => {
    type(employees, 43);
    expect(edits.contentOf(employees)).toBe(43);
    expect(edits.contentOf(employeesOf20)).toBe(7);
    expect(edits.stateOf(employees)).toBe("unsaved");
    expect(touched).toEqual([["NumberOfEmployees"]]);
  });

  it("is gone when it is taken back before it was sent", () => {
    type(employees, 43);
    type(employees, 42);
    expect(edits.stateOf(employees)).toBe("plain");
    expect(edits.beginSave()).toEqual([]);
  });

  it("is sent as null when it clears a value", () => {
    type(employees, null);
    expect(edits.beginSave()).toEqual([changeOf(employees, null, 42)]);
  });

  it("tells 0 from empty, but not NaN from NaN", () => {
    type(taxRate, 0);
    expect(edits.beginSave()).toEqual([changeOf(taxRate, 0, null)]);
    edits.confirmSave();
    edits.setStored([itemOf(taxRate, NaN)]);
    type(taxRate, NaN);
    expect(edits.stateOf(taxRate)).toBe("plain");
    type(taxRate, 0);
    expect(edits.beginSave()).toEqual([changeOf(taxRate, 0, NaN)]);
  });

  it("that cannot be read stays and is not sent", () => {
    edits.change([{ address: employees, content: { text: "many", reason: "unreadable" } }]);
    type(taxRate, 20.6);
    expect(edits.beginSave()).toEqual([changeOf(taxRate, 20.6, null)]);
    edits.confirmSave();
    expect(edits.contentOf(employees)).toEqual({ text: "many", reason: "unreadable" });
    expect(edits.counts()).toEqual({ waiting: 0, saving: 0, failed: 0, conflicts: 0, unread: 1 });
  });
});

describe("a save", () => {
  it("shows its edits as saving, then as plain", () => {
    type(employees, 43);
    edits.beginSave();
    expect(edits.stateOf(employees)).toBe("saving");
    edits.confirmSave();
    expect(edits.stateOf(employees)).toBe("plain");
    expect(edits.contentOf(employees)).toBe(43);
  });

  it("goes alone: another cannot begin meanwhile", () => {
    type(employees, 43);
    edits.beginSave();
    type(taxRate, 20.6);
    expect(edits.beginSave()).toEqual([]);
    edits.confirmSave();
    expect(edits.beginSave()).toEqual([changeOf(taxRate, 20.6, null)]);
  });

  it("does not confirm what was typed while it was under way", () => {
    type(employees, 43);
    edits.beginSave();
    type(employees, 44);
    edits.confirmSave();
    expect(edits.stateOf(employees)).toBe("unsaved");
    expect(edits.contentOf(employees)).toBe(44);
    expect(edits.beginSave()).toEqual([changeOf(employees, 44, 43)]);
  });

  it("does not lose an undo made while it was under way", () => {
    type(employees, 43);
    edits.beginSave();
    type(employees, 42);
    edits.confirmSave();
    expect(edits.beginSave()).toEqual([changeOf(employees, 42, 43)]);
  });

  it("that failed keeps its edits and sends them with the next", () => {
    type(employees, 43);
    edits.beginSave();
    edits.failSave(false);
    expect(edits.stateOf(employees)).toBe("failed");
    type(taxRate, 20.6);
    expect(edits.beginSave()).toEqual([changeOf(employees, 43, 42), changeOf(taxRate, 20.6, null)]);
  });

  it("without a response may have stored its edit, so an undo of the edit is sent", () => {
    type(employees, 43);
    edits.beginSave();
    edits.failSave(true);
    type(employees, 42);
    expect(edits.isUnsure()).toBe(true);
    edits.setStored([itemOf(employees, 43)]);
    expect(edits.isUnsure()).toBe(false);
    expect(edits.beginSave()).toEqual([changeOf(employees, 42, 43)]);
  });

  it("that was refused needs no undo to be sent", () => {
    type(employees, 43);
    edits.beginSave();
    edits.failSave(false);
    type(employees, 42);
    expect(edits.beginSave()).toEqual([]);
  });
});

describe("stored values", () => {
  it("that arrive again leave edits alone and name only what changed", () => {
    type(employees, 43);
    touched = [];
    edits.setStored([itemOf(employees, 42), itemOf(taxRate, 20.6)]);
    expect(edits.contentOf(employees)).toBe(43);
    // NumberOfEmployees has changed too: its value for object 1_20 is gone.
    expect(touched).toEqual([["TaxRate", "NumberOfEmployees"]]);
    edits.setStored([itemOf(employees, 42), itemOf(taxRate, 20.6)]);
    expect(touched).toHaveLength(1);
  });

  it("are listed with the edits over them", () => {
    type(employees, null);
    type(taxRate, 20.6);
    expect(edits.filled().map(({ keyFigureInfoId, dimensionId }) => [keyFigureInfoId, dimensionId])).toEqual([
      ["NumberOfEmployees", "1_20"],
      ["TaxRate", undefined],
    ]);
  });
});

describe("values that somebody else writes", () => {
  it("are shown where nothing was typed, and wait for a decision where something was", () => {
    type(employees, 43);
    type(taxRate, 20.6);
    edits.setStored([itemOf(employees, 50), itemOf(employeesOf20, 8)]);
    expect(edits.contentOf(employeesOf20)).toBe(8);
    expect([edits.stateOf(employees), edits.stateOf(taxRate)]).toEqual(["conflict", "unsaved"]);
    expect(edits.conflicts()).toMatchObject([{ address: employees, mine: 43, theirs: 50 }]);
    expect(edits.beginSave()).toEqual([changeOf(taxRate, 20.6, null)]);
  });

  it("wait for a decision too where nothing was stored when the user typed", () => {
    type(taxRate, 20.6);
    edits.setStored([itemOf(taxRate, 22)]);
    type(taxRate, 21);
    expect(edits.conflicts()).toMatchObject([{ mine: 21, theirs: 22 }]);
    expect(edits.beginSave()).toEqual([]);
  });

  it("are no conflict when they are the same as the user's, or the old one again", () => {
    type(employees, 43);
    edits.setStored([itemOf(employees, 50)]);
    edits.setStored([itemOf(employees, 42)]);
    expect(edits.stateOf(employees)).toBe("unsaved");
    edits.setStored([itemOf(employees, 43)]);
    expect(edits.stateOf(employees)).toBe("plain");
  });

  it("make no conflict with an edit that is being sent, before its response has come", () => {
    type(employees, 43);
    edits.beginSave();
    edits.setStored([itemOf(employees, 50)]);
    expect(edits.stateOf(employees)).toBe("saving");
    edits.returnSave();
    edits.setStored([itemOf(employees, 50)]);
    expect(edits.stateOf(employees)).toBe("conflict");
  });

  it("are chosen between one by one", () => {
    edits.setStored([itemOf(employees, 1), itemOf(taxRate, 1)]);
    type(employees, 2);
    type(taxRate, 2);
    edits.setStored([itemOf(employees, 3), itemOf(taxRate, 3)]);
    edits.resolveConflicts("mine", edits.conflicts().find(({ address }) => address === employees)!.key);
    expect(edits.conflicts()).toHaveLength(1);
    expect(edits.beginSave()).toEqual([changeOf(employees, 2, 3)]);
    edits.resolveConflicts("stored");
    expect(edits.contentOf(taxRate)).toBe(3);
  });
});

describe("restored drafts", () => {
  it("come back as edits when nothing changed meanwhile", () => {
    const drafts = [{ address: employees, content: 43, base: 42 }];
    expect(edits.restore(drafts)).toEqual(drafts);
    expect(edits.beginSave()).toEqual([changeOf(employees, 43, 42)]);
  });

  it("are dropped when the service has their value", () => {
    expect(edits.restore([{ address: employees, content: 42, base: 41 }])).toEqual([]);
    expect(edits.stateOf(employees)).toBe("plain");
  });

  it("wait for a decision when somebody else changed the value meanwhile", () => {
    const draft = { address: employees, content: 43, base: 41 };
    edits.restore([draft]);
    expect(edits.stateOf(employees)).toBe("conflict");
    expect(edits.contentOf(employees)).toBe(43);
    expect(edits.beginSave()).toEqual([]);
    expect([...edits.unconfirmed().values()]).toMatchObject([{ base: 41 }]);
    edits.resolveConflicts("mine");
    expect(edits.beginSave()).toEqual([changeOf(employees, 43, 42)]);
  });

  it("in conflict are dropped for the stored values when that is chosen", () => {
    edits.restore([{ address: employees, content: 43, base: 41 }]);
    edits.resolveConflicts("stored");
    expect(edits.contentOf(employees)).toBe(42);
    expect(edits.counts().conflicts).toBe(0);
  });

  it("leave alone what has been typed since", () => {
    type(employees, 50);
    edits.restore([{ address: employees, content: 43, base: 42 }]);
    expect(edits.contentOf(employees)).toBe(50);
  });
});
