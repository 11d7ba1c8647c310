/**
 * What a stranger types into an order stands in the warehouse's messages beside the shop's own link. Phones and mail
 * programs make a link of whatever looks like an address or a number, so such text is written apart with marks that are
 * seen: programs read over invisible ones.
 */

/** Full stops, those of other scripts and widths too: browsers read each in a website's name. */
const STOP = ".\u2024\u3002\uff0e\uff61\ufe52";
const COLON = ":\u2236\ua789\ufe13\ufe55\uff1a";
const AT = "@\ufe6b\uff20";
/** What may stand between the digits of one phone number; invisible marks too. */
const BETWEEN = "\\s.()[\\]/~+\\p{Pd}\\p{Cf}\\p{M}\u30fc\u2053\u223c\uff08\uff09\uff0e\uff0f\uff3b\uff3d\uff5e\uff0b";

/** Not before punctuation that no website's name has. */
const stopBefore = new RegExp(`[${STOP}](?=[^\\s!-,./:-@[-^\`{-~])`, "gu");
/** Not within a time of day. */
const colonBefore = new RegExp(`(?<!\\p{Nd})[${COLON}](?=\\S)|[${COLON}](?=[^\\s\\p{Nd}])`, "gu");
const at = new RegExp(`\\s*([${AT}])\\s*`, "gu");
const longNumber = new RegExp(`\\p{Nd}(?:[${BETWEEN}]{0,4}\\p{Nd}){7,}`, "gu");

/** A group of digits that stays whole: a pincode. A longer one is cut into groups of LONGEST_CUT. */
const LONGEST_GROUP = 6;
const LONGEST_CUT = 5;

/**
 * What is longer after writing it apart is cut, in characters: a field of stops alone must not make a message too long
 * to be sent.
 */
const LONGEST = 600;

/**
 * A text in which no program finds a website, an e-mail address or a number to call: 'evil. example', 'me @ evil.
 * example', '98765 · 43210'. Ordinary names and addresses stay as they are.
 */
export function untappable(text: string): string {
  const apart = text
    .replace(stopBefore, "$& ")
    .replace(colonBefore, "$& ")
    .replace(at, " $1 ")
    .replace(longNumber, inGroups)
    .trim();
  return apart.length <= Math.max(LONGEST, text.length) ? apart : `${apart.slice(0, LONGEST - 1)}…`;
}

/** '98765 · 43210' for '9876543210', '044- · 2345 · 6789' for '044-2345 6789'. */
function inGroups(number: string): string {
  return number.replace(/(\p{Nd}+)([^\p{Nd}]*)/gu, (_all, digits: string, after: string, at: number) => {
    const cut =
      digits.length > LONGEST_GROUP ? (digits.match(new RegExp(`.{1,${LONGEST_CUT}}`, "gu")) ?? []) : [digits];
    const isLast = at + digits.length + after.length === number.length;
    return `${cut.join(" · ")}${after.trim()}${isLast ? "" : " · "}`;
  });
}

const scheme = new RegExp(`\\p{L}[${COLON}]\\s*[/\\uff0f]{2}|\\bwww[${STOP}]`, "iu");
const mailbox = new RegExp(`\\S\\s*[${AT}]\\s*\\S+[${STOP}]\\s*\\S`, "u");
const name = new RegExp(`([\\p{L}\\p{M}\\p{N}-]+)([${STOP}])\\p{Cf}*([\\p{L}\\p{M}\\p{Cf}]{2,})(/?)`, "gu");
/** What people write with a stop and no blank: 'opp.bus stand', '2nd.cross', 'no.four'. */
const shortened =
  /^(?:opp|nr|near|no|st|rd|dr|mr|mrs|ms|smt|sri|shri|apt|flat|door|plot|bldg|ph|ext|extn|cross|main|\d+(?:st|nd|rd|th)?)$/i;
const bareName = /^(?:com|in|net|org|co|io|me)$/i;

/** Which kind of what can be tapped a text has, or null. Of a website's name without more around it a guess. */
export function tappableIn(text: string): "link" | "number" | null {
  if (scheme.test(text) || mailbox.test(text) || [...text.matchAll(name)].some(looksLikeWebsite)) return "link";
  return text.search(longNumber) >= 0 ? "number" : null;
}

function looksLikeWebsite([, host = "", stop = "", ending = "", slash]: RegExpMatchArray): boolean {
  if (slash || stop !== ".") return true;
  if (!/^[a-z]+$/i.test(ending) || shortened.test(host)) return false;
  const isOneCase = ending === ending.toLowerCase() || ending === ending.toUpperCase();
  return host.length > 1 ? isOneCase : bareName.test(ending);
}
