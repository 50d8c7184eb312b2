import type { Page } from "@playwright/test";

/** A grid cell as assistive technology gets it; row and column are the names of its headers. */
export interface AnnouncedCell {
  row: string;
  column: string;
  value: string;
  description: string;
  invalid: string;
  readOnly: boolean;
  selected: boolean;
}

interface Value {
  value?: string | boolean;
}

interface AxNode {
  nodeId: string;
  childIds?: string[];
  role?: Value;
  name?: Value;
  description?: Value;
  properties?: { name: string; value: Value }[];
}

/**
 * Reads the cells of the page's grid from Chromium's accessibility tree, row by row. The first two columns, which name
 * each row and its unit, are left out.
 */
export async function announcedCells(page: Page): Promise<AnnouncedCell[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: AxNode[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const below = (node: AxNode): AxNode[] =>
    (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child ? [child, ...below(child)] : [];
    });
  const grid = nodes.find((node) => node.role?.value === "grid");
  const rows = grid ? below(grid).filter((node) => node.role?.value === "row") : [];
  const partsOf = (row: AxNode) =>
    below(row).filter(({ role }) => ["columnheader", "rowheader", "gridcell"].includes(String(role?.value)));
  const headers = rows[0] ? partsOf(rows[0]).map(nameOf) : [];
  return rows.slice(1).flatMap((row) => {
    const parts = partsOf(row);
    return parts.flatMap((cell, index) => {
      if (index < 2) return [];
      return [
        {
          row: nameOf(parts[0]!),
          column: headers[index] ?? "",
          value: nameOf(cell),
          description: String(cell.description?.value ?? ""),
          invalid: String(propertyOf(cell, "invalid") ?? "false"),
          readOnly: propertyOf(cell, "readonly") === true,
          selected: propertyOf(cell, "selected") === true,
        },
      ];
    });
  });
}

function nameOf({ name }: AxNode): string {
  return String(name?.value ?? "");
}

function propertyOf({ properties }: AxNode, name: string): string | boolean | undefined {
  return properties?.find((property) => property.name === name)?.value.value;
}
