import { Inputs, type InputValue, type ValuesById } from "../inputs";

/** Inputs of a company with the values in `own`, or of an object with those in `own` and its company's in `company`. */
export function inputsOf(own: readonly InputValue[], company: readonly InputValue[] = []): Inputs {
  return new Inputs(byId(own), byId(company));
}

function byId(values: readonly InputValue[]): ValuesById {
  const lists = new Map<string, InputValue[]>();
  for (const value of values) {
    const list = lists.get(value.keyFigureInfoId) ?? [];
    lists.set(value.keyFigureInfoId, [...list, value]);
  }
  return new Map(Array.from(lists, ([id, list]) => [id, () => list]));
}
