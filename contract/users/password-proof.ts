// Messages of the service's errors; forms compare with them to know that they must ask for the password.
export const PASSWORD_NEEDED = "This needs your present password, or a sign-in of the last five minutes.";
export const PASSWORD_WRONG = "The current password is wrong.";
