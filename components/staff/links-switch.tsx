import { useOrderLinks, useSwitchOrderLinks } from "#lib/browser/staff/use-switches.ts";
import { QuietButton, Wrong } from "./view-state";

/** The links in the warehouse's messages, which open an order without a sign-in; owners switch them. */
export function LinksSwitch({ isOwner }: { isOwner: boolean }) {
  const { data, error } = useOrderLinks();
  const change = useSwitchOrderLinks();
  const problem = change.error ?? error;
  return (
    <section aria-labelledby="links" className="card staff-pause p-4">
      <h2 id="links">Links in messages are {data?.enabled === false ? "off" : "on"}</h2>
      <p>
        The warehouse's e-mail and WhatsApp message about an order have a link that opens its slip and marks it packed,
        for 14 days, without a sign-in. Did a message get into wrong hands? An owner switches them off: those already
        sent never open again.
      </p>
      <Wrong error={problem} />
      {data && isOwner && (
        <QuietButton disabled={change.isPending} onClick={() => change.mutate(!data.enabled)}>
          Switch the links {data.enabled ? "off" : "on"}
        </QuietButton>
      )}
    </section>
  );
}
