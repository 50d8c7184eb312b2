import { expect, it } from "vitest";
import { viewedIn, viewAsError } from "./view-as";

it.each(["Kim Konsult", 'Ulla "Ullis" Berg', "back\\slash", "Åsa\u2028Ek"])("viewedIn reads the name %j", (name) => {
  expect(viewedIn(viewAsError(name, "PUT"))).toBe(name);
});

it("viewedIn finds no name in the error message for a read-only token", () => {
  expect(viewedIn("This token reads only; PUT changes something.")).toBeNull();
});
