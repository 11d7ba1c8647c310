import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { useFailureText } from "#lib/browser/language/failure-text.ts";
import { LanguageContext } from "#lib/browser/language/texts.ts";
import { FailedCall, type Failure } from "#lib/browser/result.ts";
import { apiErrors } from "#lib/shop/api-errors.ts";
import { UiWords } from "@/components/layout/ui-words";
import { tamilAnswers, tamilTexts } from "@/tests/support/tamil-texts";

vi.mock("next/navigation", () => ({ usePathname: () => "/ta" }));

function Says({ problem }: { problem: Failure | Error }) {
  return useFailureText()(problem);
}
const inEnglish = (problem: Failure | Error) => renderToStaticMarkup(<Says problem={problem} />);
const inTamil = (problem: Failure | Error) =>
  renderToStaticMarkup(
    <LanguageContext value={{ language: "ta", tamil: tamilTexts }}>
      <UiWords {...tamilAnswers}>
        <Says problem={problem} />
      </UiWords>
    </LanguageContext>,
  );
const refusal = (code: string, message: string): Failure => ({ ok: false, code, message });

test("a page in English shows the server's own sentence, to the letter", () => {
  for (const [code, [, message]] of Object.entries({ ...apiErrors, newer: [400, "Of a newer server."] as const })) {
    const failure = refusal(code, message.replaceAll("'", ""));
    expect(inEnglish(failure)).toBe(failure.message);
    expect(inEnglish(new FailedCall(failure))).toBe(failure.message);
  }
});

test("a page in Tamil says a refusal in Tamil with what it names: a product, a phone number, the reference", () => {
  const soldOut = inTamil(refusal("invalid_order", "Hill Tea is sold out. Remove it to continue."));
  expect(soldOut).toMatch(/Hill Tea தீர்ந்துவிட்டது/);
  const [, unavailable] = apiErrors.unavailable;
  const phone = /call (.+)\.$/.exec(unavailable)?.[1] ?? expect.fail("no phone number");
  expect(inTamil(refusal("unavailable", `${unavailable} (Reference 1a2b3c4d)`))).toMatch(
    new RegExp(`${phone.replaceAll("+", "\\+")}.*1a2b3c4d`),
  );
});

test("a sentence that a page in Tamil doesn't know, as a newer server's, is said by its code", () => {
  for (const code of Object.keys(apiErrors)) {
    const said = inTamil(new FailedCall(refusal(code, "Of a newer server.")));
    expect(said, code).toMatch(/\p{Script=Tamil}/u);
    expect(said, code).not.toMatch(/[A-Za-z]/);
  }
  const [paused, tooMany] = ["orders_paused", "rate_limited"].map((code) =>
    inTamil(refusal(code, "Of a newer server.")),
  );
  expect(paused).not.toBe(tooMany);
});

test("a code of a newer server and an error of our own code have a general sentence", () => {
  const general = inTamil(refusal("internal", apiErrors.internal[1]));
  expect(inTamil(refusal("newer", "Of a newer server."))).toBe(general);
  expect(inTamil(new TypeError("x is not a function"))).toBe(general);
});
