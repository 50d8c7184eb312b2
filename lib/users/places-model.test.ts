import { describe, expect, it } from "vitest";
import type { User } from "@/contract/users/user";
import { GridStore } from "@/lib/grid/grid-store";
import { selectCell } from "@/lib/grid/selection";
import type { PlacesModel } from "./places-model";
import { makeModel, put } from "./testing/places";

describe("the companies that a user sees", () => {
  it("shows roles of company users, clients of consultants, and all companies of directors as read-only", () => {
    const model = makeModel();
    expect(model.view("a", "anna")).toEqual({ text: "Ja", state: "plain" });
    expect(model.view("a", "owner")).toEqual({ text: "Administratör", state: "plain" });
    expect(model.view("b", "owner")).toEqual({ text: "", state: "plain" });
    expect(model.view("b", "chief")).toEqual({ text: "Ja", state: "plain" });
    expect([model.isReadOnly("a", "chief"), model.isReadOnly("a", "anna")]).toEqual([true, false]);
  });

  it.each([
    ["anna", "x", "Client"],
    ["anna", "ja", "Client"],
    ["anna", "nej", null],
    ["owner", "begr", "Limited"],
    ["owner", "Administratör", "Admin"],
    ["owner", "admin", "Admin"],
    ["owner", "", null],
    ["owner", "nej", null],
    ["owner", "n", "Normal"],
    ["owner", "NO", "Normal"],
    ["owner", "Ja", "Normal"],
    ["anna", "Normal", "Client"],
  ])("reads for %s %j as %j", (userName, text, place) => {
    expect(makeModel().read(text, "b", userName).content).toBe(place);
  });

  it("keeps a text that is no place in its cell and does not save it", () => {
    const model = makeModel();
    put(model, "b", "owner", "chef");
    expect(model.view("b", "owner")).toEqual({ text: "chef", state: "unread", note: "unread" });
    expect(model.take(1)).toEqual([]);
  });

  it("turns the place of a consultant into the role Normal when it is copied to a company user", () => {
    const model = makeModel();
    model.change([{ rowId: "b", columnId: "owner", content: "Client" }]);
    expect(model.content("b", "owner")).toBe("Normal");
  });
});

describe("a grid of these places", () => {
  const alva: User = { userName: "alva", name: "Alva", type: "AgencyConsultant", customers: ["a", "b"] };
  const makeGrid = () => {
    const model = makeModel();
    return { model, grid: new GridStore(model) };
  };
  const placesOf = (model: PlacesModel, userName: string) => ["a", "b"].map((id) => model.content(id, userName));

  it("gives a company to the user in whose column it is typed, even if a user is added before that one", () => {
    const { model, grid } = makeGrid();
    grid.select(selectCell({ row: 1, column: 0 }));
    grid.run({ type: "replace", text: "x" });
    model.store([alva]);
    model.show(["a", "b"], ["alva", "anna", "owner", "chief"]);
    grid.run({ type: "step", axis: "row", back: false });
    expect([placesOf(model, "alva"), placesOf(model, "anna")]).toEqual([
      ["Client", "Client"],
      ["Client", "Client"],
    ]);
    expect(model.count("unsaved")).toBe(1);
  });

  it.each([
    ["added", ["alva", "anna", "owner", "chief"], 2],
    ["removed", ["owner", "chief"], 0],
  ])("clears the chosen user's place, even if a user before that one is %s", (_, userNames, column) => {
    const { model, grid } = makeGrid();
    model.store([alva]);
    grid.select(selectCell({ row: 0, column: 1 }));
    model.show(["a", "b"], userNames);
    expect(grid.selection()).toEqual(selectCell({ row: 0, column }));
    grid.run({ type: "clear" });
    expect([model.content("a", "owner"), model.content("a", "anna")]).toEqual([null, "Client"]);
  });

  it("drops a text that is being typed for a user who is no longer shown", () => {
    const { model, grid } = makeGrid();
    grid.run({ type: "replace", text: "-" });
    model.show(["a", "b"], ["owner", "chief"]);
    expect(grid.editMode()).toBeNull();
    grid.run({ type: "step", axis: "row", back: false });
    expect([model.content("a", "anna"), model.content("a", "owner")]).toEqual(["Client", "Admin"]);
  });
});
