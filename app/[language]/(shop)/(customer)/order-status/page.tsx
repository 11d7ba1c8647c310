import { privateMetadata } from "#lib/server/pages/page-metadata.ts";
import { withQueries } from "@/app/_frame/with-queries";
import { StatusLookup } from "@/components/orders/status-lookup";

export const generateMetadata = privateMetadata("orderStatus");

export default withQueries(StatusLookup);
