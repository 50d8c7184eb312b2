import type { Route } from "../../http/route";
import { getKeyFigure } from "../../use-cases/key-figure/get-key-figure";
import { listKeyFigures } from "../../use-cases/key-figure/list-key-figures";

export const keyFigureRoutes: Route[] = [
  { path: "KeyFigure", GET: ({ caller }) => Promise.resolve(listKeyFigures(caller)) },
  {
    path: "KeyFigure/:keyFigureId",
    GET: ({ caller, param }) => Promise.resolve(getKeyFigure(caller, param("keyFigureId"))),
  },
];
