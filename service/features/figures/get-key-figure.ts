import type { KeyFigure } from "@/contract/figures/key-figure";
import type { Caller } from "../../platform/request-context";
import { notFound } from "../../platform/http-error";
import { keyFigureCatalogue } from "../../figures/catalogue";

export function getKeyFigure(caller: Caller, id: string): KeyFigure {
  return keyFigureCatalogue(caller.language).find((entry) => entry.id === id) ?? notFound("Key figure", id);
}
