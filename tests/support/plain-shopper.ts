import { customer } from "./orders";
import type { Answer, Shop } from "./shop";

/** What the customer of these tests types into the details without scripts, by the fields' names. */
export const person = {
  ...{ guest_name: customer.guest_name, guest_phone: customer.guest_phone, guest_email: customer.guest_email },
  ...{ line1: "14 Kutchery Road", line2: "Mylapore", pincode: "600004", city: "Chennai", state: "Tamil Nadu" },
};

type Fields = [name: string, value: string][] | Record<string, string>;

/** A browser without scripts: it keeps cookies and sends forms. */
export function plainBrowser(shop: Shop) {
  const jar = new Map<string, string>();
  const kept = ({ headers }: Answer) => {
    for (const cookie of headers.getSetCookie()) {
      const [, name = "", value = "", seconds] = /^([^=]+)=([^;]*);.*Max-Age=(\d+)/.exec(cookie) ?? [];
      if (seconds === "0") jar.delete(name);
      else jar.set(name, value);
    }
  };
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  async function get(path: string): Promise<Answer> {
    const answer = await shop.call("GET", path, { headers: { cookie: cookie() } });
    kept(answer);
    return answer;
  }
  /** Sends a form as a browser does, and goes where the answer leads. */
  async function post(path: string, fields: Fields, headers: Record<string, string> = {}): Promise<Answer> {
    const answer = await shop.call("POST", path, {
      body: new URLSearchParams(fields).toString(),
      headers: {
        ...FORM,
        origin: "http://localhost:3000",
        "sec-fetch-site": "same-origin",
        cookie: cookie(),
        ...headers,
      },
    });
    kept(answer);
    return answer.status === 303 ? get(answer.headers.get("location") ?? "") : answer;
  }
  const add = (slug: string) => post("/api/plain/cart", { add: slug });
  /** From the details to the summary. */
  async function summarise(other: Partial<typeof person> = {}): Promise<Answer> {
    const details = await get("/plain/details");
    return post("/api/plain/summary", [...hiddenIn(details), ...Object.entries({ ...person, ...other })]);
  }
  /** Presses 'Place Order' on a summary. */
  const place = (summary: Answer, change: (fields: [string, string][]) => [string, string][] = (fields) => fields) =>
    post("/api/plain/order", change(hiddenIn(summary, "/api/plain/order")));
  return { jar, get, post, add, summarise, place };
}

export const FORM = { "content-type": "application/x-www-form-urlencoded" };

/** The hidden fields of a page's form. */
export function hiddenIn({ text }: Answer, action = "/api/plain/summary"): [string, string][] {
  const form = text.split("<form ").find((part) => part.includes(`action="${action}"`)) ?? "";
  const fields = form.split("</form>")[0]?.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g) ?? [];
  return [...fields].map(([, name = "", value = ""]) => [name, unescaped(value)]);
}

function unescaped(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}

/** The text that a person reads. */
export function wordsOf({ text }: Answer): string {
  const body = text.slice(text.indexOf("<body>")).replace(/<[^>]*>/g, " ");
  return unescaped(body).replace(/\s+/g, " ");
}
