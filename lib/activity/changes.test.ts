import { expect, test } from "vitest";
import { changesOf } from "./changes";

const period = { start: "2025-01-01T00:00:00", end: "2025-01-31T23:59:59" };

test("members that differ are changes, in their order, and those of a nested object by their path", () => {
  // The service sets lastModified with every write, so it is not shown.
  const before = { id: "1", name: "Ett", contactInfo: { name: "Eva", phone: "1" }, lastModified: "2025" };
  const after = {
    id: "1",
    name: "Två",
    contactInfo: { name: "Eva", phone: "2", address: "Gatan" },
    lastModified: "2026",
  };
  expect(changesOf({ before, after })).toEqual([
    { field: "name", before: "Ett", after: "Två" },
    { field: "contactInfo.phone", before: "1", after: "2" },
    { field: "contactInfo.address", before: undefined, after: "Gatan" },
  ]);
});

test("all members of a new or deleted object are changes, a period as one value", () => {
  const object = { message: "Hej", period, contactInfo: { phone: "1" } };
  expect(changesOf({ before: null, after: object })).toEqual([
    { field: "message", before: undefined, after: "Hej" },
    { field: "period", before: undefined, after: period },
    { field: "contactInfo.phone", before: undefined, after: "1" },
  ]);
  expect(changesOf({ before: object, after: null })).toContainEqual({
    field: "period",
    before: period,
    after: undefined,
  });
});

test("a list of values has a change for each value that differs, by its key figure, period and object", () => {
  const item = (keyFigureInfoId: string, value: number | null, dimensionId?: string) => ({
    keyFigureInfoId,
    period,
    value,
    ...(dimensionId && { dimensionId }),
  });
  const before = [item("A", 1), item("B", NaN), item("C", 3, "1_20")];
  const after = [item("C", null, "1_20"), item("A", -Infinity), item("B", NaN), item("D", 4)];
  expect(changesOf({ before, after })).toEqual([
    { field: "", item: { keyFigure: "A", period }, before: 1, after: -Infinity },
    { field: "", item: { keyFigure: "C", period, dimensionId: "1_20" }, before: 3, after: undefined },
    { field: "", item: { keyFigure: "D", period }, before: undefined, after: 4 },
  ]);
});

test("equal objects have no changes", () => {
  const same = () => ({ keyFigureTypes: ["A", "B"], value: NaN, nested: { list: [{ a: 1 }] } });
  expect(changesOf({ before: same(), after: same() })).toEqual([]);
});

test("an entry without objects has no changes", () => {
  expect(changesOf({ before: null, after: null })).toEqual([]);
});

test("another order of a list in a member is a change", () => {
  expect(changesOf({ before: { list: [1, 2] }, after: { list: [2, 1] } })).toHaveLength(1);
});

test("changed amounts of a budget are in kronor, by account and month", () => {
  // Stored amounts are öre with income negative; shown amounts are kronor with income positive.
  const item = (month: string, amount: number | null) => ({ account: "3010", month, amount });
  expect(
    changesOf({ before: [item("2025-01", -500_00)], after: [item("2025-01", null), item("2025-02", 40_50)] }),
  ).toEqual([
    { field: "", item: { account: "3010", month: "2025-01" }, before: 500, after: undefined },
    { field: "", item: { account: "3010", month: "2025-02" }, before: undefined, after: -40.5 },
  ]);
});
