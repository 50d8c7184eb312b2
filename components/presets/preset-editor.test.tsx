// @vitest-environment happy-dom
import { useQuery } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { catalogueQueries } from "@/lib/figures/catalogue-queries";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { PresetEditor } from "./preset-editor";

const COMPANY = "Company-demo-556000-0001";
const nothing = () => undefined;

afterEach(cleanup);

function Editor() {
  const catalogue = useQuery(catalogueQueries.list(COMPANY));
  const rest = { currency: "SEK", readOnly: true, newButton: null, chosen: null, onChoose: nothing };
  return <PresetEditor place={COMPANY} catalogue={catalogue} {...rest} />;
}

it("shows the list of presets once, also while the key figures are being fetched", async () => {
  installTestTransport(({ path }) =>
    path.endsWith("/KeyFigure")
      ? new Promise(nothing)
      : Promise.resolve(responseOf([{ id: "month", name: "Month", keyFigureTypes: ["NetSales"], isStandard: false }])),
  );
  const { container } = render(
    <PageProviders user={{ userName: "c", name: "C", type: "AgencyConsultant", agencyId: "demo" }}>
      <Editor />
    </PageProviders>,
  );
  await screen.findAllByText("Month");
  expect(screen.getByLabelText("Fetching the presets")).toBeDefined();
  // The skeleton of the whole editor would be a second grid, with a list of its own.
  expect(container.querySelectorAll(".grid")).toHaveLength(1);
});
