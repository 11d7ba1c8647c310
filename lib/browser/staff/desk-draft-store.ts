import { createStore } from "#lib/browser/storage/store.ts";
import type { DeskDraft, DeskKnown } from "#lib/shop/desk/desk-draft.ts";

/**
 * The order that is being written down, while the tab stays, whatever view is opened. In memory alone: no storage gets
 * a customer's details. `order_id` is made once for each draft, so that a second press saves nothing twice.
 */
export const deskDraftStore = createStore<{ order_id: string; draft: DeskDraft; known: DeskKnown } | null>(null);
