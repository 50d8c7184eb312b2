// Messages of the service's errors; forms compare with them to know which field was refused.
export const PASSWORD_NEEDED = "This needs your present password, or a sign-in of the last five minutes.";
export const PASSWORD_WRONG = "The current password is wrong.";
/** The message for a wrong code of a second factor. */
export const CODE_WRONG = "The code is wrong, or it was used before.";
