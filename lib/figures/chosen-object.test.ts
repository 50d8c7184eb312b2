import { expect, it } from "vitest";
import { chosenObject } from "./chosen-object";

it.each([
  [null, { dimensionId: undefined, dimensionNumber: undefined }],
  ["1_20", { dimensionId: "1_20", dimensionNumber: undefined }],
  ["6_Projekt 1", { dimensionId: "6_Projekt 1", dimensionNumber: undefined }],
  ["1", { dimensionId: undefined, dimensionNumber: 1 }],
  ["x_1", { dimensionId: undefined, dimensionNumber: undefined }],
  ["", { dimensionId: undefined, dimensionNumber: undefined }],
])("the choice %j is an object, a dimension or, where it is neither, the whole company", (text, expected) => {
  expect(chosenObject(text)).toEqual(expected);
});
