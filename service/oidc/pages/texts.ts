import type { PageLanguage } from "./language";

const en = {
  signIn: "Sign in",
  signInLead: "Key figures of the companies you look after.",
  userName: "User name",
  password: "Password",
  userNameMissing: "Enter your user name.",
  passwordMissing: "Enter your password.",
  wrongCredentials: "The user name or the password is wrong. Check both and try again.",
  tooMany: (minutes: number) =>
    `Too many wrong tries. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
  expired: "This sign-in has expired",
  expiredLead: "The page was open too long or had been used already. Start again; nothing is lost.",
  failed: "The sign-in could not go on",
  failedLead: "Start again. If it happens once more, give your administrator the message below.",
  toDashboard: "Go to Nyckeltal",
  signOut: "Sign out",
  signOutLead: "This ends your session here and everywhere you went from here.",
  staySignedIn: "Stay signed in",
  signedOut: "You are signed out",
  signedOutLead: "You can close this page.",
};

const sv: typeof en = {
  signIn: "Logga in",
  signInLead: "Nyckeltalen för företagen du arbetar med.",
  userName: "Användarnamn",
  password: "Lösenord",
  userNameMissing: "Ange ditt användarnamn.",
  passwordMissing: "Ange ditt lösenord.",
  wrongCredentials: "Användarnamnet eller lösenordet är fel. Kontrollera båda och försök igen.",
  tooMany: (minutes) => `För många felaktiga försök. Försök igen om ${minutes} ${minutes === 1 ? "minut" : "minuter"}.`,
  expired: "Inloggningen har gått ut",
  expiredLead: "Sidan stod öppen för länge eller var redan använd. Börja om; inget har gått förlorat.",
  failed: "Inloggningen kunde inte fortsätta",
  failedLead: "Börja om. Händer det en gång till, ge meddelandet nedan till din administratör.",
  toDashboard: "Till Nyckeltal",
  signOut: "Logga ut",
  signOutLead: "Det avslutar din session här och överallt dit du gick härifrån.",
  staySignedIn: "Förbli inloggad",
  signedOut: "Du är utloggad",
  signedOutLead: "Du kan stänga sidan.",
};

export const PAGE_TEXTS: Record<PageLanguage, typeof en> = { en, sv };
