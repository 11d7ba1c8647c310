/** What we use of two packages that come without types of their own. */
declare module "@marbec/web-auto-extractor" {
  export type Extracted = { jsonld: Record<string, unknown[]> };
  export default class WebAutoExtractor {
    constructor(options?: { addLocation?: boolean });
    parse(html: string): Extracted;
  }
}

declare module "@adobe/structured-data-validator" {
  import type { Extracted } from "@marbec/web-auto-extractor";

  export type Issue = { issueMessage: string; severity: "ERROR" | "WARNING"; errorType?: "schemaOrg" };
  export default class Validator {
    constructor(schemaOrg: unknown);
    validate(extracted: Extracted): Promise<Issue[]>;
  }
}
