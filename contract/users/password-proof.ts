/** The error message where the present password or a recent sign-in is missing, by which a form knows to ask for it. */
export const PASSWORD_NEEDED = "This needs your present password, or a sign-in of the last five minutes.";
export const PASSWORD_WRONG = "The current password is wrong.";
