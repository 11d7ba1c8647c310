import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useId, useState } from "react";
import type { DeskForm } from "#lib/browser/staff/use-desk-form.ts";
import { partOfOrder } from "#lib/shop/desk/desk-draft.ts";
import { LONGEST_MESSAGE } from "#lib/shop/desk/message-facts.ts";
import { partOfMessage } from "#lib/shop/desk/message-part.ts";
import { QuietButton } from "./view-state";

/** Takes what a customer wrote, fills the form with what can be read in it, and says what was read from what. */
export function MessageBox({ desk: { fill, last = null } }: { desk: DeskForm }) {
  const id = useId();
  const [text, setText] = useState("");
  const { data: read, ...reading } = useMutation({
    // The search's code is loaded with the first press: no other view needs it.
    mutationFn: async () => (await import("#lib/shop/desk/read-message.ts")).readMessage(text),
    onSuccess: (found) => {
      if (found.lines.length > 0) fill(partOfMessage(found, last), last ? partOfOrder(last) : {});
    },
  });
  // The last order of the phone number in the message comes later than the rest. Products are filled in once.
  const fillKnown = useEffectEvent((known: DeskForm["last"]) => {
    if (known && read?.lines.length)
      fill({ ...partOfMessage(read, known), lines: [], channel: undefined }, partOfMessage(read, null));
  });
  useEffect(() => fillKnown(last), [last]);

  const found = read?.lines.map(({ name, qty, ...line }) => ({ what: `${qty} × ${name}`, ...line }));
  if (read?.guess) found?.push({ what: "The name", from: read.guess, doubt: "Is this the name?" });
  const nothing = read?.lines.length === 0 ? "No product was read, and nothing was filled in." : "";
  return (
    <section aria-label="A customer's message" className="card staff-totals pt-4">
      <label htmlFor={id}>Paste what the customer wrote</label>
      <textarea
        id={id}
        className="field-input"
        maxLength={LONGEST_MESSAGE}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <QuietButton onClick={() => reading.mutate()}>Read it</QuietButton>
      <div role="status">
        <p className="staff-wrong">{reading.isError ? "Not read: no connection. Press again later." : nothing}</p>
        <ul aria-label="Read">
          {found?.map(({ what, from, doubt }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand twice, and the list changes as a whole.
            <li key={index}>
              <strong>{what}</strong> from “{from}”
              {doubt && <span className="staff-wrong"> Please check: {doubt}</span>}
            </li>
          ))}
        </ul>
        {read && read.unread.length > 0 && <p>Not read:</p>}
        <ul aria-label="Not read">
          {[...new Set(read?.unread)].map((piece) => (
            <li key={piece}>{piece}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
