import { expect, it } from "vitest";
import { viewedIn, viewAsError } from "./view-as";

it.each(["Kim Konsult", 'Ulla "Ullis" Berg', "back\\slash", "Åsa\u2028Ek"])("a refusal names %j as it is", (name) => {
  expect(viewedIn(viewAsError(name, "PUT"))).toBe(name);
});

it("is known from a refusal of a token", () => {
  expect(viewedIn("This token reads only; PUT changes something.")).toBeNull();
});
