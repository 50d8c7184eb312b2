// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { User } from "@/contract/users/user";
import { responseOf } from "@/lib/api/testing/response";
import { YEAR_2025 } from "@/lib/fiscal-years/testing/fiscal-year";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { InputsCard } from "./inputs-card";

beforeEach(() => {
  installTestTransport(() => Promise.resolve(responseOf([])));
});
afterEach(cleanup);

it.each([
  ["Normal", "Edit in the grid"],
  ["Limited", "Show in the grid"],
] as const)("offers editing only to users who may (%s)", (role, link) => {
  const user: User = {
    userName: "dan",
    name: "Dan",
    type: "CompanyUser",
    companies: [{ companyId: "a-demo-1", typeOfRole: role }],
  };
  render(
    <PageProviders user={user}>
      <InputsCard companyId="a-demo-1" year={YEAR_2025} />
    </PageProviders>,
  );
  expect(screen.getByRole("link").textContent).toBe(link);
});
