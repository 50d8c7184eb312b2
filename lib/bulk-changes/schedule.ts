import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import type { ReportSchedule } from "@/contract/bulk-changes/report-schedule";
import type { CalendarDay } from "@/contract/calendar";
import { apiDelete, apiGet, apiSend } from "@/lib/api/client";
import { reportSchedulePath } from "@/lib/reports/paths";
import { today } from "@/lib/dates/today";
import { refetchWhileAway } from "@/lib/query-client";
import { bulkChangesQueries } from "./queries";

const stateSchema = () =>
  import("@/contract/bulk-changes/report-schedule").then((contract) => contract.reportScheduleStateSchema);

/** Milliseconds between requests on the day of the schedule. */
const WHILE_DUE = 2_000;

function isDue(nextRun: CalendarDay | undefined): boolean {
  return nextRun !== undefined && nextRun <= today();
}

/** The schedule of an agency's monthly reports, with its latest runs. */
export function scheduleQuery(agencyId: string) {
  return queryOptions({
    queryKey: [...bulkChangesQueries.all(agencyId), "schedule"],
    queryFn: ({ signal }) => apiGet(reportSchedulePath(agencyId), stateSchema, { signal }),
    // On the day of the next run, the service is about to make the reports.
    refetchInterval: ({ state: { data, error } }) => (isDue(data?.nextRun) ? WHILE_DUE : refetchWhileAway(error)),
  });
}

export function saveSchedule(queryClient: QueryClient, agencyId: string) {
  return mutationOptions({
    mutationKey: [...bulkChangesQueries.all(agencyId), "schedule", "save"],
    mutationFn: (schedule: ReportSchedule) => apiSend("PUT", reportSchedulePath(agencyId), schedule, stateSchema),
    onSuccess: (state) => {
      queryClient.setQueryData(scheduleQuery(agencyId).queryKey, state);
    },
  });
}

/** Deletes the schedule of monthly reports. */
export function endSchedule(queryClient: QueryClient, agencyId: string) {
  return mutationOptions({
    mutationKey: [...bulkChangesQueries.all(agencyId), "schedule", "end"],
    mutationFn: () => apiDelete(reportSchedulePath(agencyId)),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: scheduleQuery(agencyId).queryKey }),
  });
}
