// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { useState, type ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { useStandardPlace } from "@/lib/standards/use-standard-place";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { KnownPlace } from "./known-place";

afterEach(cleanup);

function Place() {
  const { place } = useStandardPlace("demo");
  return <p>Standards of {place.companyTypeId ?? "the agency"}</p>;
}

function open(type: string, children: ReactNode = <Place />): void {
  render(
    <PageProviders>
      <NuqsTestingAdapter searchParams={`?type=${type}`} hasMemory>
        <KnownPlace agencyId="demo">{children}</KnownPlace>
      </NuqsTestingAdapter>
    </PageProviders>,
  );
}

const respond = (types: { Id: string; Name: string }[]) => {
  installTestTransport(() => Promise.resolve(responseOf(types)));
};

it("a company type that was deleted is said to be unknown, and is not taken for the agency", async () => {
  respond([{ Id: "trade", Name: "Trade" }]);
  open("gone");
  await screen.findByText("The agency does not have the company type in the address.");
  expect(screen.queryByText(/^Standards of/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Show the whole agency" }));
  await screen.findByText("Standards of the agency");
});

/** A part of a page that stays open unless it is mounted anew. */
function Part() {
  const [isOpen, setOpen] = useState(false);
  const { choose } = useStandardPlace("demo");
  const press = () => {
    if (isOpen) choose(null);
    else setOpen(true);
  };
  return (
    <>
      <button onClick={press}>{isOpen ? "Go to the agency" : "Open"}</button>
      <Place />
    </>
  );
}

it("another place closes what is open", async () => {
  respond([{ Id: "trade", Name: "Trade" }]);
  open("trade", <Part />);
  fireEvent.click(screen.getByRole("button", { name: "Open" }));
  fireEvent.click(screen.getByRole("button", { name: "Go to the agency" }));
  await screen.findByText("Standards of the agency");
  expect(screen.getByRole("button", { name: "Open" })).toBeTruthy();
});

it("the type in the address is not taken for the agency while the types load", () => {
  installTestTransport(() => new Promise(() => undefined));
  open("trade");
  expect(screen.getByText("Standards of trade")).toBeTruthy();
});
