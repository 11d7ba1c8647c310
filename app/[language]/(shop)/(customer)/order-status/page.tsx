import { metadataOf } from "#lib/server/pages/page-metadata.ts";
import { withQueries } from "@/app/_frame/with-queries";
import { StatusLookup } from "@/components/orders/status-lookup";

export const generateMetadata = metadataOf("order-status", { indexed: false, offline: false });

export default withQueries(StatusLookup);
