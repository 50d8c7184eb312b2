import type { KeyFigure } from "@/contract/figures/key-figure";
import type { RequestContext } from "../../platform/request-context";
import { notFound } from "../../platform/http-error";
import { keyFigureCatalogue } from "../../figures/catalogue";

export function getKeyFigure(context: RequestContext, id: string): KeyFigure {
  return keyFigureCatalogue(context.language).find((entry) => entry.id === id) ?? notFound("Key figure", id);
}
