// @vitest-environment happy-dom
import { useQuery } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { responseOf } from "@/lib/api/testing/response";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { catalogueQueries } from "@/lib/figures/catalogue-queries";
import { usePersonalChoices } from "./use-personal-choices";

const refresh = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

const USER = { userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" } as const;

afterEach(cleanup);

function Page() {
  const choices = usePersonalChoices();
  const { data } = useQuery(catalogueQueries.standard());
  return (
    <>
      <p>{data?.[0]?.name}</p>
      <button
        type="button"
        onClick={() =>
          choices()
            .find(({ key }) => key === "language sv")!
            .choose()
        }
      >
        Svenska
      </button>
    </>
  );
}

it("fetches the names of the standard key figures anew after a change of language", async () => {
  let language = "en-GB";
  installTestTransport(({ method }) => {
    if (method !== "PUT") {
      const name = language === "sv-SE" ? "Nettoomsättning" : "Net sales";
      return Promise.resolve(responseOf([{ id: "NetSales", name, valueType: "Amount", description: "" }]));
    }
    language = "sv-SE";
    return Promise.resolve(responseOf({ ...USER, language }));
  });
  render(
    <PageProviders user={USER}>
      <Page />
    </PageProviders>,
  );
  await screen.findByText("Net sales");
  fireEvent.click(screen.getByRole("button"));
  await screen.findByText("Nettoomsättning");
  expect(refresh).toHaveBeenCalledOnce();
});
