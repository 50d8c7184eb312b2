import { expect, it } from "vitest";
import { viewedIn, viewAsError } from "./view-as";

it.each(["Kim Konsult", 'Ulla "Ullis" Berg', "back\\slash", "Åsa\u2028Ek"])("a refusal names %j as it is", (name) => {
  expect(viewedIn(viewAsError(name, "PUT"))).toBe(name);
});

it("a refusal of a token is taken for none of a view", () => {
  expect(viewedIn("This token reads only; PUT changes something.")).toBeNull();
});
