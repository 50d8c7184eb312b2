import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import type { ReportSchedule, ReportScheduleState } from "@/contract/bulk-changes/report-schedule";
import type { CalendarDay } from "@/contract/calendar";
import { apiDelete, apiGet } from "@/lib/api/client";
import { ApiError } from "@/lib/api/error";
import { putUnlessChanged } from "@/lib/api/put-unless-changed";
import { reportSchedulePath } from "@/lib/reports/paths";
import { today } from "@/lib/dates/today";
import { refetchWhileAway } from "@/lib/query-client";
import { bulkChangesQueries } from "./queries";

const stateSchema = () =>
  import("@/contract/bulk-changes/report-schedule").then((contract) => contract.reportScheduleStateSchema);

/** Milliseconds between requests while the next run is due. */
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

interface ScheduleSave {
  schedule: ReportSchedule;
  /** The schedule that the user has seen; undefined where there was none. */
  seen: ReportSchedule | undefined;
}

/** Somebody else has set or ended the schedule since the user saw it; nothing was saved. */
class ScheduleChanged extends ApiError {
  constructor(readonly stored: ReportScheduleState) {
    super({ status: 412, typeOfError: "RuleViolation", message: "The schedule has been changed.", saved: "no" });
  }
}

/** Sets the schedule. One that the user has not seen is not replaced but shown. */
export function saveSchedule(queryClient: QueryClient, agencyId: string) {
  const show = (state: ReportScheduleState) => {
    queryClient.setQueryData(scheduleQuery(agencyId).queryKey, state);
  };
  return mutationOptions({
    mutationKey: [...bulkChangesQueries.all(agencyId), "schedule", "save"],
    mutationFn: ({ schedule, seen }: ScheduleSave) => {
      // The same schedule counts as seen: an earlier attempt may have been saved although its response was lost.
      const known = [seen, schedule].map(textOf);
      return putUnlessChanged({
        path: reportSchedulePath(agencyId),
        schema: stateSchema,
        isSeen: (stored) => known.includes(textOf(stored.schedule)),
        body: () => schedule,
        conflict: (stored) => new ScheduleChanged(stored),
      });
    },
    onSuccess: show,
    onError: (error) => {
      if (error instanceof ScheduleChanged) show(error.stored);
    },
  });
}

/** Equal for schedules whose members are equal, in any order. */
function textOf(schedule: ReportSchedule | undefined): string {
  return JSON.stringify(Object.entries(schedule ?? {}).toSorted());
}

/** Deletes the schedule of monthly reports. */
export function endSchedule(queryClient: QueryClient, agencyId: string) {
  return mutationOptions({
    mutationKey: [...bulkChangesQueries.all(agencyId), "schedule", "end"],
    mutationFn: () => apiDelete(reportSchedulePath(agencyId)),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: scheduleQuery(agencyId).queryKey }),
  });
}
