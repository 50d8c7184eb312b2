// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { LOCALES } from "@/contract/format/locale";
import { periodOfDays } from "@/contract/period";
import { FIGURE_COLUMNS } from "@/contract/reports/figure-columns";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { BlockSettings } from "./block-settings";

afterEach(cleanup);

it.each(LOCALES)("calls the columns of key figures what a report calls them (%s)", (locale) => {
  render(
    <PageProviders locale={locale}>
      <BlockSettings
        companyId="a-demo-1"
        about={{ period: periodOfDays("2024-01-01", "2024-12-31"), language: locale }}
        block={{ id: "b", type: "keyFigures", keyFigureIds: [], columns: [] }}
        keyFigures={[]}
        presets={[]}
        onChange={() => undefined}
      />
    </PageProviders>,
  );
  const { yearBefore, target, budget, sparkline } = FIGURE_COLUMNS[locale];
  const names = screen.getAllByRole("checkbox").map((box) => box.parentElement!.textContent);
  expect(names).toEqual([yearBefore, target, budget, sparkline]);
});
