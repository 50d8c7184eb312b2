import type { KeyFigure } from "@/contract/figures/key-figure";
import type { RequestContext } from "../../platform/request-context";
import { keyFigureCatalogue } from "../../figures/catalogue";

/** The catalogue of key figures, in the caller's language. Everybody signed in may read it. */
export function listKeyFigures(context: RequestContext): KeyFigure[] {
  return keyFigureCatalogue(context.language);
}
