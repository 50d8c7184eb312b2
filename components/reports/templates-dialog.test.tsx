// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { ReportTemplate } from "@/contract/reports/report-template";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { createQueryClient } from "@/lib/query-client";
import { reportTemplatesQueries } from "@/lib/reports/templates";
import { runToastAction, toastStore } from "@/lib/toasts";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { TemplatesDialog } from "./templates-dialog";

let template: ReportTemplate;
let others: ReportTemplate[];
/** The names that were sent. */
let names: string[];
let isRenamingBroken: boolean;
/** Changes are responded to when this resolves. */
let release: Promise<void>;

beforeEach(() => {
  cleanup();
  template = { id: "t", name: "Month", blocks: [{ id: "a", type: "text", text: "Hej" }] };
  others = [];
  names = [];
  isRenamingBroken = false;
  release = Promise.resolve();
  installTestTransport(async ({ method, path, body }) => {
    if (!path.includes("ReportTemplate")) return responseOf([{ Id: "shops", Name: "Shops" }]);
    if (method === "GET") return responseOf([template, ...others]);
    const { name } = JSON.parse(body as string) as { name?: string };
    if (name !== undefined) names.push(name);
    await release;
    if (name === undefined) return responseOf(template);
    if (isRenamingBroken) return responseOf({ typeOfError: "Unexpected", message: "No." }, 500);
    template = { ...template, name };
    return responseOf(template);
  });
});

async function show() {
  const client = createQueryClient();
  render(
    <PageProviders
      client={client}
      user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}
    >
      <TemplatesDialog agencyId="demo" onClose={() => undefined} />
    </PageProviders>,
  );
  return { client, field: await screen.findByRole<HTMLInputElement>("textbox", { name: "Name" }) };
}

function rename(field: HTMLInputElement, name: string): void {
  fireEvent.change(field, { target: { value: name } });
  fireEvent.blur(field);
}

/** Renames the template to "Quarter" in the dialog. The service responds when `respond` is called. */
async function renameUnanswered() {
  let respond: () => void = () => undefined;
  release = new Promise((resolve) => (respond = resolve));
  const { field } = await show();
  rename(field, "Quarter");
  await waitFor(() => {
    expect(names).toEqual(["Quarter"]);
  });
  return { field, respond };
}

it("shows somebody else's new name and does not write its own over it", async () => {
  const { client, field } = await show();
  rename(field, "Quarter");
  await waitFor(() => {
    expect(client.getQueryData(reportTemplatesQueries.list("demo").queryKey)).toMatchObject([{ name: "Quarter" }]);
  });
  template = { ...template, name: "Year" };
  await client.invalidateQueries();
  await waitFor(() => {
    expect(field.value).toBe("Year");
  });
  fireEvent.focus(field);
  fireEvent.blur(field);
  expect(names).toEqual(["Quarter"]);
});

it("keeps a name that could not be saved, and saves it when the field is left again", async () => {
  const { field } = await show();
  isRenamingBroken = true;
  rename(field, "Quarter");
  await screen.findByRole("alert");
  expect(field.value).toBe("Quarter");
  isRenamingBroken = false;
  fireEvent.blur(field);
  await waitFor(() => {
    expect(template.name).toBe("Quarter");
  });
});

it("saves two names one after the other", async () => {
  let respond: () => void = () => undefined;
  release = new Promise((resolve) => (respond = resolve));
  const { field } = await show();
  rename(field, "Quarter");
  rename(field, "Year");
  await waitFor(() => {
    expect(names).toEqual(["Quarter"]);
  });
  respond();
  await waitFor(() => {
    expect(names).toEqual(["Quarter", "Year"]);
  });
  await waitFor(() => {
    expect(template.name).toBe("Year");
  });
});

it("saves the stored name again when it is typed back while another name is saved", async () => {
  const { field, respond } = await renameUnanswered();
  rename(field, "Month");
  respond();
  await waitFor(() => {
    expect(names).toEqual(["Quarter", "Month"]);
  });
  await waitFor(() => {
    expect(template.name).toBe("Month");
  });
});

it("saves a name once when the field is left again while it is saved", async () => {
  const { field, respond } = await renameUnanswered();
  fireEvent.blur(field);
  expect(field.value).toBe("Quarter");
  respond();
  await waitFor(() => {
    expect(template.name).toBe("Quarter");
  });
  expect(names).toEqual(["Quarter"]);
});

it("saves a typed name when the dialog closes without leaving the field, as by Escape", async () => {
  const { field } = await show();
  fireEvent.change(field, { target: { value: "Quarter" } });
  cleanup();
  await waitFor(() => {
    expect(names).toEqual(["Quarter"]);
  });
});

it("saves a name once when the dialog closes while it is saved", async () => {
  const { respond } = await renameUnanswered();
  cleanup();
  respond();
  await waitFor(() => {
    expect(template.name).toBe("Quarter");
  });
  expect(names).toEqual(["Quarter"]);
});

it("shows the chosen company type while it is saved", async () => {
  release = new Promise(() => undefined);
  await show();
  const choice = screen.getByRole<HTMLSelectElement>("combobox");
  fireEvent.change(choice, { target: { value: "shops" } });
  await waitFor(() => {
    expect(choice.value).toBe("shops");
  });
});

it("restores the stored name when the field is left empty", async () => {
  const { field } = await show();
  rename(field, " ");
  expect(field.value).toBe("Month");
  expect(names).toEqual([]);
});

it("says that a name could not be saved, even when the company type is chosen right after it", async () => {
  const { field } = await show();
  isRenamingBroken = true;
  rename(field, "Quarter");
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "shops" } });
  expect((await screen.findByRole("alert")).textContent).toContain("may or may not have been saved");
});

it("when a template is deleted, the focus goes to the next one, and after the last to the dialog", async () => {
  others = [{ ...template, id: "u", name: "Quarter" }];
  render(
    <PageProviders user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}>
      <TemplatesDialog agencyId="demo" onClose={() => undefined} />
    </PageProviders>,
  );
  const remove = async (name: string) => {
    const button = await screen.findByRole("button", { name });
    button.focus();
    fireEvent.click(button);
  };
  await remove("Delete Month");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Delete Quarter" }));
  await remove("Delete Quarter");
  expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true);
  // Undoes the deletions, which later tests would see.
  for (const { id } of toastStore.get()) runToastAction(id);
});
