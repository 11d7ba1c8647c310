import { useEffect, useEffectEvent, useId, useState } from "react";
import type { DeskForm } from "#lib/browser/staff/use-desk-form.ts";
import { findProduct } from "#lib/shop/catalogue/catalogue.ts";
import { partOfOrder } from "#lib/shop/desk/desk-draft.ts";
import { LONGEST_MESSAGE } from "#lib/shop/desk/message-facts.ts";
import { guessOfMessage, partOfMessage } from "#lib/shop/desk/message-part.ts";
import type { ReadMessage } from "#lib/shop/desk/read-message.ts";

/** Takes what a customer wrote, fills the form with what can be read in it, and says what was read from what. */
export function MessageBox({ desk: { fill, last } }: { desk: DeskForm }) {
  const id = useId();
  const [text, setText] = useState("");
  const [read, setRead] = useState<ReadMessage | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // The last order of the phone number in the message comes later than the rest, and knows more than a guess.
  const takeKnown = useEffectEvent(() => {
    if (read && last) fill(partOfOrder(last), guessOfMessage(read, last));
  });
  useEffect(() => {
    if (last) takeKnown();
  }, [last]);

  async function readIt() {
    // The search is loaded by whoever needs it.
    const reader = await import("#lib/shop/desk/read-message.ts").catch(() => null);
    setProblem(reader ? null : "Not read: there is no connection. Press again later.");
    if (!reader) return;
    const found = reader.readMessage(text);
    setRead(found);
    if (found.lines.length > 0) fill(partOfMessage(found, last ?? null), last ? partOfOrder(last) : {});
  }

  return (
    <section aria-label="A customer's message" className="staff-message">
      <label htmlFor={id}>Paste what the customer wrote</label>
      <textarea
        id={id}
        className="field-input"
        rows={2}
        maxLength={LONGEST_MESSAGE}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="button" className="button button-quiet" disabled={text.trim() === ""} onClick={readIt}>
        Read it
      </button>
      <div role="status">
        {problem && <p className="staff-wrong">{problem}</p>}
        {read && <Found read={read} />}
      </div>
    </section>
  );
}

/** What was read from what; a line to look at says so in words. */
function Found({ read: { lines, unread, name, isNameGuessed } }: { read: ReadMessage }) {
  return (
    <>
      {lines.length === 0 && <p className="staff-wrong">No product was read, and nothing was filled in.</p>}
      {lines.length > 0 && (
        <ul aria-label="Read">
          {lines.map(({ from, slug, qty, doubt }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand twice, and the list changes as a whole.
            <li key={index}>
              <strong>
                {qty} × {findProduct(slug)?.name}
              </strong>{" "}
              from “{from}”{doubt && <span className="staff-wrong"> Please check: {doubt}</span>}
            </li>
          ))}
          {isNameGuessed && (
            <li>
              <strong>{name}</strong> <span className="staff-wrong">Please check: is this the name?</span>
            </li>
          )}
        </ul>
      )}
      {unread.length > 0 && (
        <>
          <p>Not read:</p>
          <ul aria-label="Not read">
            {[...new Set(unread)].map((piece) => (
              <li key={piece}>{piece}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
