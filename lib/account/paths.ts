import { path } from "@/lib/api/path";

export const mePath = () => path(["Me"]);
export const passwordPath = () => path(["Me", "Password"]);
export const secondFactorPath = () => path(["Me", "SecondFactor"]);
/** `except`: "current" leaves out the session of the request. */
export const sessionsPath = (query: { except?: "current" } = {}) => path(["Me", "Session"], query);
export const sessionPath = (sessionId: string) => path(["Me", "Session", sessionId]);
export const personalAccessTokensPath = () => path(["Me", "PersonalAccessToken"]);
export const personalAccessTokenPath = (tokenId: string) => path(["Me", "PersonalAccessToken", tokenId]);
/** Events, the newest first. `before` is the id of the oldest event of the previous page. */
export const securityEventsPath = (query: { before?: string } = {}) => path(["Me", "SecurityEvent"], query);
/** Everything about the signed-in user, as a file. */
export const ownExportPath = () => path(["Me", "Export"]);
