import type { User } from "@/contract/users/user";
import { PlacesModel } from "@/lib/users/places-model";

const WORDS = { Admin: "Administratör", Import: "Import", Normal: "Normal", Limited: "Begränsad", Client: "Ja" };
export const anna: User = { userName: "anna", name: "Anna", type: "AgencyConsultant", customers: ["a"] };
export const owner: User = {
  userName: "owner",
  name: "Owe",
  type: "CompanyUser",
  companies: [{ companyId: "a", typeOfRole: "Admin" }],
};
export const chief: User = { userName: "chief", name: "Chef", type: "AgencyDirector" };

export function makeModel() {
  const model = new PlacesModel({
    place: (place) => WORDS[place],
    note: (state, theirs) => `${state} ${theirs}`.trim(),
  });
  model.store([anna, owner, chief]);
  model.show(["a", "b"], ["anna", "owner", "chief"]);
  return model;
}

/** Types a text in a cell. */
export const put = (model: PlacesModel, companyId: string, userName: string, text: string) => {
  model.change([{ rowId: companyId, columnId: userName, content: model.read(text, companyId, userName).content }]);
};
