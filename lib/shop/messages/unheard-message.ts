import { type Email, layOutEmail } from "./email-layout.ts";

/** What the warehouse did not get: the order's six characters, the channel, the reason in our words. */
export type Unheard = { number: string; isMail: boolean; reason: string };

const channelOf = ({ isMail }: Unheard) => (isMail ? "e-mail" : "WhatsApp message");

/** The e-mail that says that the warehouse's messages fail. @param link of the page that lists them */
export function unheardEmail(unheard: Unheard, link: string): Email {
  const { number, reason } = unheard;
  const channel = channelOf(unheard);
  return layOutEmail({
    subject: `The warehouse did not get its message about order ${number}`,
    heading: "A message has not arrived",
    opening: [
      `The ${channel} about order ${number} has not gone out. Every order is saved: please look at the list of orders until this is mended.`,
    ],
    facts: [
      ["Order", number],
      ["Message", channel],
      ["Reason", reason],
    ],
    closing: [
      { text: "See the messages that did not arrive", href: link },
      { text: "This mail comes at most once in six hours, however many messages fail." },
    ],
  });
}

/** The same as a WhatsApp message, for when it is the mail that fails. */
export function unheardWhatsApp(unheard: Unheard, link: string): string {
  const { number, reason } = unheard;
  return `The ${channelOf(unheard)} about order ${number} has not gone out: ${reason} Please look at the list of orders: ${link}`;
}
