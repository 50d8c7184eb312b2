import type { ReactNode } from "react";
import { Shell } from "@/components/shell/shell";
import { UserUnavailable } from "@/components/shell/user-unavailable";
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
    return <UserUnavailable failure={error} isViewed={viewed !== null} />;
  }
  return (
    <Shell user={user} isViewed={viewed !== null}>
      {children}
    </Shell>
  );
}
