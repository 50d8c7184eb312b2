// Our own rules for Oxlint, which takes plugins in the form of ESLint's. Selectors are those of esquery.

/** A rule that reports each node that a selector finds. */
function refuse(selectors, message) {
  return {
    create: (context) =>
      Object.fromEntries(selectors.map((selector) => [selector, (node) => context.report({ node, message })])),
  };
}

export default {
  meta: { name: "house" },
  rules: {
    environment: refuse(
      [
        "MemberExpression[object.name='process'][property.name='env']",
        "VariableDeclarator[init.name='process'] > ObjectPattern > Property[key.name='env']",
        "ImportDeclaration[source.value=/^(node:)?process$/] > ImportSpecifier[imported.name='env']",
      ],
      "Only the modules that .oxlintrc.json names read the environment.",
    ),
    // Words and limits stand in the contract once: a second list would disagree with the service one day.
    "lists-from-contract": refuse(
      ["CallExpression[callee.object.name='z'][callee.property.name=/^(enum|literal)$/] > ArrayExpression > Literal"],
      "Take the list from the contract, or give one that only this form has a name.",
    ),
    "limits-from-contract": refuse(
      [
        // 0 and 1 are allowed, because they only say that a value is not negative or not empty.
        "CallExpression[callee.property.name=/^(max|min|length|lte|gte|lt|gt)$/]:not([callee.object.name='Math']) > Literal.arguments[raw=/^(?![01]n?$)\\d/]",
      ],
      "Take the limit from the contract.",
    ),
    "locale-from-contract": refuse(
      ["TSUnionType > TSLiteralType > Literal[value=/^(en|sv)$/]"],
      "Take the type Locale from contract/format/locale.ts.",
    ),
    "text-limits-from-contract": refuse(
      [
        "JSXAttribute[name.name=/^(max|min)Length$/] Literal[raw=/^\\d/]",
        "VariableDeclarator[id.name=/^(MAX|MIN)_(\\w+_)?LENGTH$/] > Literal",
      ],
      "Take the limit from contract/text-limits.ts.",
    ),
    // Permissions stand in one table; .oxlintrc.json names the files that use the type of a user in other ways.
    "ask-permissions": refuse(
      ["BinaryExpression > Literal[value=/^(Administrator|AgencyDirector|AgencyConsultant|CompanyUser)$/]"],
      "Ask contract/permissions.ts, lib/auth/permissions.ts or service/platform/policies what the user may do.",
    ),
    // With `import { z }` the bundler keeps all of zod, with every language of its messages.
    "zod-as-namespace": refuse(
      ["ImportDeclaration[source.value='zod'] > ImportSpecifier[imported.name='z']"],
      'Write import * as z from "zod".',
    ),
    // Pages of the product are reached without a reload. Among literal addresses only "/" is allowed, which is loaded
    // anew to discard another user's data. Computed ones are not checked: a meeting loads the next company's page anew.
    "navigate-by-router": refuse(
      [
        "CallExpression[callee.property.name='assign']:matches([callee.object.name='location'], [callee.object.property.name='location']) > Literal.arguments[value=/^\\/./]",
        "AssignmentExpression[left.property.name='href']:matches([left.object.name='location'], [left.object.property.name='location']) > Literal.right[value=/^\\/./]",
      ],
      "Go to a page of the product by useRouter().push().",
    ),
    "no-jsx": refuse(["JSXElement", "JSXFragment"], "lib holds no JSX; put it in components."),
  },
};
