import type { ReactNode } from "react";
import { ServiceUnavailable } from "@/components/shell/service-unavailable";
import { Shell } from "@/components/shell/shell";
import { ViewingEnded } from "@/components/shell/viewing-ended";
import type { User } from "@/contract/users/user";
import { ApiError } from "@/lib/api/error";
import { requireUser, viewedUserName } from "@/lib/auth/current-user";

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const viewed = await viewedUserName();
  let user: User;
  try {
    user = await requireUser();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return viewed !== null && error.status < 500 ? <ViewingEnded /> : <ServiceUnavailable failure={error} />;
  }
  return (
    <Shell user={user} isViewed={viewed !== null}>
      {children}
    </Shell>
  );
}
