import type { ApiError } from "@/lib/api/error";
import { ServiceUnavailable } from "./service-unavailable";
import { ViewingEnded } from "./viewing-ended";

interface UserUnavailableProps {
  failure: ApiError;
  /** True while a director views the dashboard as another user. */
  isViewed: boolean;
}

/** Shown in place of a page when the service does not say who is signed in. */
export function UserUnavailable({ failure, isViewed }: UserUnavailableProps) {
  // The service refuses the user's profile only to a director who may not view as them any more.
  const isRefused = failure.status === 403 || failure.status === 404;
  return isViewed && isRefused ? <ViewingEnded /> : <ServiceUnavailable failure={failure} />;
}
