import type { KeyFigure } from "@/contract/key-figure";
import type { Caller } from "../../caller";
import { keyFigureCatalogue } from "../../key-figures/catalogue";

/** The catalogue of key figures, in the caller's language. Everybody signed in may read it. */
export function listKeyFigures(caller: Caller): KeyFigure[] {
  return keyFigureCatalogue(caller.language);
}
