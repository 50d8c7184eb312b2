import type { OperationGroup } from "../operation";

export const userOperations: OperationGroup = {
  resource: "User",
  description: "The users one may see, oneself included.",
  operations: [
    { path: "Me", verb: "GET", id: "getMe", summary: "Get the signed-in user", answer: "User" },
    { path: "User", verb: "GET", id: "listUsers", summary: "List users", answer: "User[]" },
    {
      path: "User",
      also: "User/:userName",
      verb: "POST",
      id: "createUser",
      summary: "Create a user",
      body: "NewUser",
      answer: "User",
    },
    {
      path: "User",
      also: "User/:userName",
      verb: "PUT",
      id: "updateUser",
      summary: "Update a user",
      description: "The user name in the body, or in the path, says whom.",
      body: "UserChanges",
      answer: "User",
    },
    { path: "User/:userName", verb: "GET", id: "getUser", summary: "Get a user", answer: "User" },
    { path: "User/:userName", verb: "DELETE", id: "deleteUser", summary: "Delete a user", answer: "null" },
  ],
};
