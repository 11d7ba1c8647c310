import { openLink } from "#lib/server/auth/order-link.ts";
import { parseOr } from "#lib/server/http/parse.ts";
import { json, readJson, route } from "#lib/server/http/route.ts";
import { linkedOrder, takeNextStep } from "#lib/server/orders/change-by-link.ts";
import { warehouseReaders } from "#lib/server/outbox/channels/registry.ts";
import { linkStepSchema, openLinkSchema } from "#lib/shop/warehouse/order-link.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** Reads: the link is in the body, where no log has it. */
  async POST(request) {
    const { link } = parseOr("invalid_order", openLinkSchema, await readJson(request));
    return json({ success: true, ...(await linkedOrder(await openLink(link, request, warehouseReaders()))) });
  },

  async PATCH(request) {
    const { link, status } = parseOr("invalid_order", linkStepSchema, await readJson(request));
    return json({ success: true, ...(await takeNextStep(await openLink(link, request, warehouseReaders()), status)) });
  },
});
