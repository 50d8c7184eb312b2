import type { ReactNode } from "react";
import { ServiceUnavailable } from "@/components/shell/service-unavailable";
import { Shell } from "@/components/shell/shell";
import type { User } from "@/contract/users/user";
import { ApiError } from "@/lib/api/error";
import { requireUser } from "@/lib/auth/current-user";

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  let user: User;
  try {
    user = await requireUser();
  } catch (error) {
    if (error instanceof ApiError) return <ServiceUnavailable failure={error} />;
    throw error;
  }
  return <Shell user={user}>{children}</Shell>;
}
