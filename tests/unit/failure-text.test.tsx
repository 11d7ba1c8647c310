import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FailedCall, type Failure } from "#lib/browser/api/result.ts";
import { LanguageContext } from "#lib/browser/language/texts.ts";
import { useSentence } from "#lib/browser/language/use-sentence.ts";
import { type ApiErrorCode, apiErrors, refusalBody, usualSentence } from "#lib/shop/http/api-errors.ts";
import { wireMessage } from "#lib/shop/http/wire-message.ts";
import { type Sentence, sentencesOf } from "#lib/shop/language/sentence.ts";
import { noAnswer } from "#texts/en/no-answer.ts";
import { refusals } from "#texts/en/refusals.ts";
import { tamilTexts } from "@/tests/support/tamil-texts";

function Says({ problem }: { problem: Failure | Error }) {
  return useSentence()(problem);
}
const inEnglish = (problem: Failure | Error) => renderToStaticMarkup(<Says problem={problem} />);
const inTamil = (problem: Failure | Error) =>
  renderToStaticMarkup(
    <LanguageContext value={{ language: "ta", tamil: tamilTexts }}>
      <Says problem={problem} />
    </LanguageContext>,
  );

/** A failure as the browser reads it from the wire. */
function failureOf(code: ApiErrorCode, sentence: Sentence): Failure {
  const { error, message } = JSON.parse(JSON.stringify(refusalBody(code, sentence)));
  return { ok: false, code, text: `refusals.${code}`, ...wireMessage.parse(message), message: error };
}
const sentence = sentencesOf(refusals);
const codes = Object.keys(apiErrors) as ApiErrorCode[];

test("a page in English shows the server's own sentence, to the letter", () => {
  for (const code of codes) {
    const failure = failureOf(code, { ...usualSentence(code), message: `Of ${code}.` });
    expect(inEnglish(failure)).toBe(`Of ${code}.`);
    expect(inEnglish(new FailedCall(failure))).toBe(`Of ${code}.`);
  }
});

test("a page in Tamil says a refusal in Tamil with what it names: a product, a phone number, the reference", () => {
  const soldOut = failureOf("invalid_order", sentence("soldOut", { name: "Hill Tea" }));
  expect(inTamil(soldOut)).toMatch(/Hill Tea தீர்ந்துவிட்டது/);
  const { message, values } = usualSentence("unavailable");
  const phone = String(values?.phone);
  expect(message).toContain(phone);
  const whole = sentencesOf(noAnswer)("reference", { message: usualSentence("unavailable"), reference: "1a2b3c4d" });
  expect(whole.message).toBe(`${message} (Reference 1a2b3c4d)`);
  expect(inTamil(failureOf("unavailable", whole))).toMatch(new RegExp(`${phone.replaceAll("+", "\\+")}.*1a2b3c4d`));
});

test("a sentence whose text the page doesn't have, as a newer server's, is said in English", () => {
  for (const text of ["refusals.newer", "newer.text", "refusals", "."])
    expect(inTamil(failureOf("not_found", { message: "Of a newer server.", text }))).toBe("Of a newer server.");
});

test("what is no code of a sentence counts as none", () => {
  for (const sent of [null, 7, "refusals.soldOut", { text: 7 }]) expect(wireMessage.parse(sent)).toBeUndefined();
});

test("an error of our own code has a general sentence", () => {
  const general = inTamil(failureOf("internal", usualSentence("internal")));
  expect(general).toMatch(/\p{Script=Tamil}/u);
  expect(inTamil(new TypeError("x is not a function"))).toBe(general);
});
