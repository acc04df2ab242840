import type { components } from "../../generated/api";

/** Who one is, with a new recovery code. */
export type Secured = components["schemas"]["Secured"];
