import { getTableColumns, getTableName } from "drizzle-orm";
import { getTableConfig, type PgColumn } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import { tablesInOrder } from "../tables-in-order";
import { PLACEMENTS } from "./placement";

const tables = tablesInOrder();
const ofCompanies = tables.filter((table) => PLACEMENTS.get(table) === "company");
const namesOf = (columns: readonly unknown[]) => columns.map((column) => (column as PgColumn).name);

describe("the placement of tables in a sharded database", () => {
  it("is given for every table of the schema, and for nothing else", () => {
    expect([...PLACEMENTS.keys()].map(getTableName).sort()).toEqual(tables.map(getTableName).sort());
  });

  it("is by company for every table with a column of the company, except the companies of users", () => {
    const withCompany = tables.filter((table) => "companyId" in getTableColumns(table)).map(getTableName);
    expect(ofCompanies.map(getTableName)).toEqual(withCompany.filter((name) => name !== "user_company"));
  });

  it.each(ofCompanies.map((table) => [getTableName(table), getTableConfig(table)]))(
    "allows only unique keys that begin with the company in %s",
    (_, { primaryKeys, indexes, uniqueConstraints, columns }) => {
      expect(primaryKeys.map((key) => namesOf(key.columns)[0])).toEqual(["company_id"]);
      expect(columns.filter((column) => column.primary || column.isUnique)).toEqual([]);
      for (const { config } of indexes) if (config.unique) expect(namesOf(config.columns)[0]).toBe("company_id");
      for (const constraint of uniqueConstraints) expect(namesOf(constraint.columns)[0]).toBe("company_id");
    },
  );

  it("lets foreign keys lead only to rows that are on the same node", () => {
    for (const table of tables) {
      for (const key of getTableConfig(table).foreignKeys) {
        const { columns, foreignColumns, foreignTable } = key.reference();
        const [from, to] = [PLACEMENTS.get(table)!, PLACEMENTS.get(foreignTable)!];
        const label = `${key.getName()}: ${from} to ${to}`;
        if (to === "company") {
          expect(from, label).toBe("company");
          expect([namesOf(columns)[0], namesOf(foreignColumns)[0]], label).toEqual(["company_id", "company_id"]);
        } else if (to === "local") expect(from, label).toBe("local");
      }
    }
  });
});
