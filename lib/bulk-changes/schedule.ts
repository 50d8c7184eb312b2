import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import type { ReportSchedule } from "@/contract/bulk-changes/report-schedule";
import { apiDelete, apiGet, apiSend } from "@/lib/api/client";
import { reportSchedulePath } from "@/lib/api/paths";
import { today } from "@/lib/dates/today";
import { bulkChangesQueries } from "./queries";

const stateSchema = () =>
  import("@/contract/bulk-changes/report-schedule").then((contract) => contract.reportScheduleStateSchema);

/** Interval of requests on the day of the schedule, in milliseconds. */
const WHILE_DUE = 2_000;

function isDue(nextRun: string | undefined): boolean {
  return nextRun !== undefined && nextRun <= today();
}

/** The reports of an agency that are made each month, and the months that there were. */
export function scheduleQuery(agencyId: string) {
  return queryOptions({
    queryKey: [...bulkChangesQueries.all(agencyId), "schedule"],
    queryFn: ({ signal }) => apiGet(reportSchedulePath(agencyId), stateSchema, { signal }),
    // On its day the service is about to make them.
    refetchInterval: ({ state: { data } }) => (isDue(data?.nextRun) ? WHILE_DUE : false),
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

/** Ends the reports of each month. */
export function endSchedule(queryClient: QueryClient, agencyId: string) {
  return mutationOptions({
    mutationKey: [...bulkChangesQueries.all(agencyId), "schedule", "end"],
    mutationFn: () => apiDelete(reportSchedulePath(agencyId)),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: scheduleQuery(agencyId).queryKey }),
  });
}
