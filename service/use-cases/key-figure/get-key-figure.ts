import type { KeyFigure } from "@/contract/key-figure";
import type { Caller } from "../../caller";
import { notFound } from "../../errors";
import { keyFigureCatalogue } from "../../key-figures/catalogue";

export function getKeyFigure(caller: Caller, id: string): KeyFigure {
  return keyFigureCatalogue(caller.language).find((entry) => entry.id === id) ?? notFound("Key figure", id);
}
