/**
 * Reports where a text stops being JSON, and the usual cure.
 * @param error thrown by JSON.parse
 */
export function jsonProblem(text: string, error: unknown): string {
  if (text.trim() === "") return "is empty; begin with { and end with }";
  const message = error instanceof Error ? error.message : "";
  const position = /position (\d+)/.exec(message)?.[1];
  const at = position === undefined ? text.length : Number(position);
  const line = text.slice(0, at).split("\n").length;
  return `is not JSON, at line ${line}; look there for a missing or a superfluous comma, quote or bracket`;
}
