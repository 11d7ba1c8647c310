import { metadataOf } from "#lib/server/pages/page-metadata.ts";
import { withQueries } from "@/app/_frame/with-queries";
import { Profile } from "@/components/account/profile";

export const generateMetadata = metadataOf("profile", { indexed: false, offline: false });

export default withQueries(Profile);
