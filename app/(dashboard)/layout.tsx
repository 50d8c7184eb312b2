import type { ReactNode } from "react";
import { ServiceUnavailable } from "@/components/shell/service-unavailable";
import { Shell } from "@/components/shell/shell";
import type { User } from "@/contract/users/user";
import { ApiFailure } from "@/lib/api-failure";
import { signedInUser } from "@/lib/auth/current-user";

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  let user: User;
  try {
    user = await signedInUser();
  } catch (error) {
    if (error instanceof ApiFailure) return <ServiceUnavailable failure={error} />;
    throw error;
  }
  return <Shell user={user}>{children}</Shell>;
}
