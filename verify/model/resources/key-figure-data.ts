import { byCodePoints } from "../canonical";
import { demand, refuse } from "../refused";
import type { HandlerInput, Resources } from "../request";
import { requireItemAccess, type Right } from "../rights";
import { list as listOf, name, readObject, readPeriod } from "../shapes";
import type { Figure, FiscalYear } from "../world";
import { findYear } from "./fiscal-year";

export const keyFigureData: Resources = {
  "Company/:companyId/FiscalYear/:fiscalYearId/KeyFigureData": { GET: list, PUT: update, DELETE: remove },
};

/** An item of a PUT: null deletes the stored value, and `before` is the value that the client expects to be stored. */
type Item = Omit<Figure, "value"> & { value: number | null; before?: number | null };

const DIMENSION = /^\d+_[^\0]{1,200}$/u;

function readItem(value: unknown): Item {
  const input = readObject(value);
  demand(input.value === null || typeof input.value === "number", 400);
  const { before } = input;
  demand(before === undefined || before === null || typeof before === "number", 400);
  return {
    keyFigureInfoId: name(64)(input.keyFigureInfoId) as string,
    period: readPeriod(input.period),
    value: input.value,
    ...(input.dimensionId === undefined || input.dimensionId === null
      ? {}
      : { dimensionId: readDimension(input.dimensionId) }),
    ...(before === undefined ? {} : { before }),
  };
}

function readDimension(value: unknown): string {
  demand(typeof value === "string", 400);
  const dimension = value.normalize("NFC");
  demand(DIMENSION.test(dimension), 400);
  return dimension;
}

function requireYear({ world, user, params: [companyId, yearId] }: HandlerInput, right: Right): FiscalYear {
  return requireItemAccess(world, user, companyId!, right, (company) => findYear(world, company, yearId!));
}

const keyOf = ({ keyFigureInfoId, period, dimensionId = "" }: Omit<Figure, "value">) =>
  JSON.stringify([keyFigureInfoId, period.start, period.end, dimensionId]);

function sorted(figures: Figure[]): Figure[] {
  return [...figures].sort(
    (one, other) =>
      byCodePoints(one.keyFigureInfoId, other.keyFigureInfoId) ||
      byCodePoints(one.period.start, other.period.start) ||
      byCodePoints(one.period.end, other.period.end) ||
      byCodePoints(one.dimensionId ?? "", other.dimensionId ?? ""),
  );
}

/** Compares values as the service does for a save: NaN equals NaN, and 0 equals -0. */
const isSame = (one: number | null, other: number | null) => one === other || Object.is(one, other);

/** The dimension of the query: undefined for all, empty for the items without one. */
function dimensionOfQuery({ query }: HandlerInput): string | undefined {
  const { dimensionId } = query("dimensionId");
  return dimensionId === undefined || dimensionId === "" ? dimensionId : readDimension(dimensionId);
}

function list(input: HandlerInput): Figure[] {
  const year = requireYear(input, "readFigures");
  const wanted = dimensionOfQuery(input);
  return sorted(year.figures.filter(({ dimensionId = "" }) => wanted === undefined || dimensionId === wanted));
}

function update(input: HandlerInput): Item[] {
  const year = requireYear(input, "writeFigures");
  const items = listOf(readItem)(input.body()) as Item[];
  demand(new Set(items.map(keyOf)).size === items.length, 400);
  for (const { period } of items) {
    if (period.start.slice(0, 10) < year.start || period.end.slice(0, 10) > year.end) refuse(400);
  }
  input.match(sorted(year.figures));
  const stored = new Map(year.figures.map((figure) => [keyOf(figure), figure.value]));
  for (const item of items) {
    if (item.before !== undefined && !isSame(item.before, stored.get(keyOf(item)) ?? null)) refuse(412);
    delete item.before;
  }
  const sent = new Set(items.map(keyOf));
  year.figures = [
    ...year.figures.filter((figure) => !sent.has(keyOf(figure))),
    ...items.filter((item): item is Figure => item.value !== null),
  ];
  return items;
}

function remove(input: HandlerInput): null {
  const year = requireYear(input, "writeFigures");
  const wanted = dimensionOfQuery(input);
  input.match(sorted(year.figures));
  year.figures = year.figures.filter(({ dimensionId = "" }) => wanted !== undefined && dimensionId !== wanted);
  return null;
}
