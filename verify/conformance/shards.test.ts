import { expect, it } from "vitest";
import { concernOf } from "./shards";

it.each([
  ["/Api/v2/Company/home/Comment", "one company"],
  ["/Api/v2/Agency/north/Company/home", "one company"],
  ["/Api/v2/SieImport/home", "one company"],
  ["/Api/v2/Agency/north", "all companies"],
  ["/Api/v2/Agency/north/Comment?top=10", "all companies"],
  ["/Api/v2/Agency/north/CompanyType/shops/StandardKeyFigurePreset", "all companies"],
  ["/Api/v2/Agency/north/Mail", "neither"],
  ["/Api/v2/Company", "neither"],
  ["/Api/v2/Me", "neither"],
])("%s concerns %s", (path, expected) => {
  expect(concernOf(path)).toBe(expected);
});
