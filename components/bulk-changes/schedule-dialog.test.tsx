// @vitest-environment happy-dom
import { type QueryClient } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ReportScheduleState } from "@/contract/bulk-changes/report-schedule";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { scheduleQuery } from "@/lib/bulk-changes/schedule";
import { createQueryClient } from "@/lib/query-client";
import { dismissToast, toastStore } from "@/lib/toasts";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { ScheduleDialog } from "./schedule-dialog";

const STATE: ReportScheduleState = {
  schedule: { day: 5, title: "Month", reportTemplateId: "t1", publishes: false, language: "en" },
  user: "D",
  nextRun: "2099-02-05",
  runs: [],
};
const TEMPLATE = { id: "t1", name: "Short", blocks: [] };

/** Statuses of failing responses by a part of the method and path of the requests, such as "PUT " or "Template". */
let failing: Record<string, number>;
/** The state that the service has. */
let stored: ReportScheduleState;
/** Each function answers one pending PUT or DELETE request. */
let saves: (() => void)[];
/** The bodies of the PUT and DELETE requests. */
let sent: unknown[];
/** The company types that the agency has. */
let types: { Id: string; Name: string }[];
let onClose: ReturnType<typeof vi.fn<() => void>>;
let queryClient: QueryClient;

beforeEach(() => {
  failing = {};
  stored = STATE;
  saves = [];
  sent = [];
  types = [];
  onClose = vi.fn<() => void>();
  queryClient = createQueryClient();
  installTestTransport(({ method, path, body }) => {
    const failed = Object.keys(failing).find((part) => `${method} ${path}`.includes(part));
    const error = { typeOfError: "Forbidden", message: "No.", identifier: "x" };
    if (failed) return Promise.resolve(responseOf(error, failing[failed]));
    if (method === "GET") {
      return Promise.resolve(
        responseOf(path.includes("Template") ? [TEMPLATE] : path.includes("Type") ? types : stored),
      );
    }
    sent.push(typeof body === "string" ? JSON.parse(body) : null);
    return new Promise((resolve) => {
      saves.push(() => {
        resolve(responseOf(STATE));
      });
    });
  });
});
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.get()) dismissToast(id);
});

async function open() {
  render(
    <PageProviders client={queryClient}>
      <ScheduleDialog agencyId="demo" onClose={onClose} />
    </PageProviders>,
  );
  return {
    title: await screen.findByLabelText<HTMLInputElement>("Title of the report"),
    save: screen.getByText("Save"),
  };
}
const escape = () => fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));

it("cannot be closed while the schedule is being saved", async () => {
  const { save } = await open();
  await screen.findByLabelText("Template");
  fireEvent.click(save);
  await waitFor(() => {
    expect(saves).toHaveLength(1);
  });
  escape();
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => {
    saves[0]!();
    await Promise.resolve();
  });
  await waitFor(() => {
    escape();
    expect(onClose).toHaveBeenCalled();
  });
});

it.each([
  ["no type", []],
  ["other types", [{ Id: "handel", Name: "Handel" }]],
])("names a deleted company type while the agency has %s, and saves another choice", async (_, present) => {
  types = present;
  stored = { ...STATE, schedule: { ...STATE.schedule!, companyTypeId: "bygg" } };
  const { save } = await open();
  await screen.findByLabelText("Template");
  const clients = await screen.findByLabelText<HTMLSelectElement>("Clients");
  expect(clients.value).toBe("bygg");
  screen.getByText("The company type is gone. Choose another, or all clients.");
  fireEvent.change(clients, { target: { value: "" } });
  expect(screen.queryByText(/company type is gone/)).toBeNull();
  fireEvent.click(save);
  await waitFor(() => {
    expect(saves).toHaveLength(1);
  });
  expect(sent[0]).not.toHaveProperty("companyTypeId");
});

it("says that the templates could not be fetched, and offers no save", async () => {
  failing = { Template: 403 };
  const { save } = await open();
  expect(await screen.findByRole("alert")).toBeDefined();
  expect(save.closest("button")!.disabled).toBe(true);
});

it("follows a schedule that another director saves, and keeps what is chosen", async () => {
  const { title } = await open();
  const day = screen.getByLabelText<HTMLSelectElement>("Day of the month");
  fireEvent.change(day, { target: { value: "7" } });
  act(() => {
    queryClient.setQueryData(scheduleQuery("demo").queryKey, {
      ...STATE,
      schedule: { ...STATE.schedule!, day: 9, title: "Theirs" },
    });
  });
  await waitFor(() => {
    expect(title.value).toBe("Theirs");
  });
  expect(day.value).toBe("7");
});

it("follows another director in fields that were changed and saved", async () => {
  const { save } = await open();
  await screen.findByLabelText("Template");
  const day = screen.getByLabelText<HTMLSelectElement>("Day of the month");
  fireEvent.change(day, { target: { value: "7" } });
  fireEvent.click(save);
  await waitFor(() => {
    expect(saves).toHaveLength(1);
  });
  saves[0]!();
  await waitFor(() => {
    expect(toastStore.get()).toHaveLength(1);
  });
  act(() => {
    queryClient.setQueryData(scheduleQuery("demo").queryKey, { ...STATE, schedule: { ...STATE.schedule!, day: 9 } });
  });
  await waitFor(() => {
    expect(day.value).toBe("9");
  });
});

it("shows a schedule that another director has set meanwhile, which saving again replaces", async () => {
  const { title, save } = await open();
  await screen.findByLabelText("Template");
  fireEvent.change(screen.getByLabelText("Day of the month"), { target: { value: "7" } });
  stored = { ...STATE, schedule: { ...STATE.schedule!, title: "Theirs" } };
  fireEvent.click(save);
  await screen.findByRole("alert");
  expect(saves).toHaveLength(0);
  await waitFor(() => {
    expect(title.value).toBe("Theirs");
  });
  expect(screen.getByLabelText<HTMLSelectElement>("Day of the month").value).toBe("7");
  fireEvent.click(save);
  await waitFor(() => {
    expect(saves).toHaveLength(1);
  });
});

it("saves again a schedule that is stored although the response was lost", async () => {
  const { save } = await open();
  await screen.findByLabelText("Template");
  fireEvent.change(screen.getByLabelText("Day of the month"), { target: { value: "7" } });
  stored = { ...STATE, schedule: { ...STATE.schedule!, day: 7 } };
  fireEvent.click(save);
  await waitFor(() => {
    expect(saves).toHaveLength(1);
  });
});

it("shows the error of the latest change only", async () => {
  failing = { "PUT ": 403 };
  const { save } = await open();
  await screen.findByLabelText("Template");
  fireEvent.click(save);
  await screen.findByRole("alert");
  failing = {};
  fireEvent.click(screen.getByText("End"));
  await waitFor(() => {
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
