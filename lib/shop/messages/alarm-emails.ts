import { type Email, layOutEmail } from "./email-layout.ts";

/** What is held back: what Twilio charges for, or mails to customers. */
const held = {
  paid: {
    subject: "Many orders at once: WhatsApp and text messages are held back",
    heading: "Messages are held back",
    opening: [
      "More orders came within an hour than messages are paid for. Every order is saved, and each still comes by mail.",
      "The WhatsApp and text messages go out by themselves in the following hours.",
    ],
    counted: "Paid messages an hour",
    setting: "MESSAGE_CEILING",
  },
  mails: {
    subject: "Many orders at once: mails to customers are held back",
    heading: "Mails to customers are held back",
    opening: [
      "More mails to customers, or to one domain, came up within an hour than the shop sends. Every order is saved, and your own mails all come.",
      "The held mails go out by themselves in the following hours.",
    ],
    counted: "Mails to customers an hour",
    setting: "MAIL_CEILING",
  },
};

/** The e-mail to the warehouse when messages are delayed. @param ceiling so many an hour are sent */
export function ceilingEmail(what: keyof typeof held, ceiling: number): Email {
  const { counted, setting, ...words } = held[what];
  const ofFakes = "Is somebody placing fake orders? Cancel those, and nothing more is sent for them.";
  const ofMany = `Are the orders real? Whoever runs the shop can send what waits at once, or raise ${setting}.`;
  return layOutEmail({
    ...words,
    facts: [[counted, String(ceiling)]],
    closing: [{ text: ofFakes }, { text: ofMany }],
  });
}

/** What the warehouse did not get: the order's six characters, the channel's noun, the reason in our words. */
export type FailedMessage = { number: string; channel: string; reason: string };

/** The e-mail that says that the warehouse's messages fail. @param link of the page that lists them */
export function unsentEmail({ number, channel, reason }: FailedMessage, link: string): Email {
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
export function unsentWhatsApp({ number, channel, reason }: FailedMessage, link: string): string {
  return `The ${channel} about order ${number} has not gone out: ${reason} Please look at the list of orders: ${link}`;
}
