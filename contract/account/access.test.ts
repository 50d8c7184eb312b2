import { expect, it } from "vitest";
import { secondFactorChangeSchema, secondFactorFormSchema } from "./access";

it.each(["code", "password"])("the form of the second factor, not its request, refuses an empty %s", (member) => {
  const entered = { code: "123456", password: "correct horse battery" };
  expect(secondFactorFormSchema.safeParse(entered).success).toBe(true);
  expect(secondFactorFormSchema.safeParse({ ...entered, [member]: "" }).error?.issues).toMatchObject([
    { path: [member], code: "too_small" },
  ]);
  expect(secondFactorChangeSchema.safeParse({ ...entered, isOn: false, [member]: "" }).success).toBe(true);
});
