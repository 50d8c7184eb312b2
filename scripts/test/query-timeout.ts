// Set-up of the tests with a document.
import { configure } from "@testing-library/react";

// Code that is loaded when it is first shown takes longer than the usual second where other tests run beside it.
configure({ asyncUtilTimeout: 10_000 });
