// With an API route under pages/, Next's own generated next-env.d.ts refers to these types; so they do not depend on
// whether it has been generated yet.
/// <reference types="next/navigation-types/compat/navigation" />
