import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { showNotice } from "#lib/browser/staff/change-notice.ts";
import { callAsStaff } from "#lib/browser/staff/staff-api.ts";
import { Question } from "./question";
import { Press, Wrong } from "./view-state";

const deletedSchema = z.object({ deleted: z.int() });

/**
 * Deletes the photos of a product that it does not show: the shop keeps a limited number. @param onDeleted what was
 * sent and not published is gone too
 */
export function UnusedPhotos({ slug, name, onDeleted }: { slug: string; name: string; onDeleted: () => void }) {
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callAsStaff(`/api/products/${slug}/photo`, deletedSchema, { method: "DELETE" }),
    onSuccess: ({ deleted }) => {
      showNotice({ text: `${deleted} unused ${deleted === 1 ? "photo" : "photos"} of ${name} deleted.` });
      setAsked(false);
      onDeleted();
    },
  });
  return (
    <>
      <Press onClick={() => setAsked(true)}>Delete unused photos</Press>
      {isAsked && (
        <Question yes="Yes, delete" isBusy={isPending} onYes={() => mutate()} onNo={() => setAsked(false)}>
          Delete every photo of {name} but the one that is shown? Undo can't bring them back.
        </Question>
      )}
      <Wrong error={error} />
    </>
  );
}
