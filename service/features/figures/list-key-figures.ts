import type { KeyFigure } from "@/contract/figures/key-figure";
import type { Caller } from "../../platform/request-context";
import { keyFigureCatalogue } from "../../figures/catalogue";

/** The catalogue of key figures, in the caller's language. Everybody signed in may read it. */
export function listKeyFigures(caller: Caller): KeyFigure[] {
  return keyFigureCatalogue(caller.language);
}
