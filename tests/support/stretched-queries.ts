import fc from "fast-check";

/** The queries are the same ones each time. */
const SEED = 39;
const LONG = 100;

/**
 * Queries of a hundred letters that are made of words which the shop knows, some of their letters stretched, with or without
 * blanks, and mostly with an end that nobody knows: then every way to part them is tried.
 */
export function stretchedQueries(words: string[], many: number): string[] {
  const times = fc.array(fc.constantFrom(1, 1, 1, 2, 5), { minLength: 7, maxLength: 7 });
  const stretched = fc
    .tuple(fc.constantFrom(...words), times)
    .map(([word, letters]) => Array.from(word, (letter, at) => letter.repeat(letters[at % 7] ?? 1)).join(""));
  const query = fc
    .tuple(
      fc.array(stretched, { minLength: 1, maxLength: 6 }),
      fc.constantFrom("", "", " "),
      fc.constantFrom("zqxj", "zqxj", "zqxj", ""),
    )
    .map(([some, between, end]) => `${some.join(between).repeat(LONG)}`.slice(0, LONG - end.length) + end);
  return fc.sample(query, { numRuns: many, seed: SEED });
}

/**
 * Whether `work` takes more of this thread's processor than `most` milliseconds of a quick machine: what other tests do beside it
 * doesn't count, and a slow or busy machine is compared with itself.
 */
export function takesLonger(most: number, work: () => void): boolean {
  const took = ownTime(work);
  return took > most && took > most * (ownTime(knownWork) / KNOWN_MS);
}

/** Milliseconds of this thread's processor. */
function ownTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** What `knownWork` takes on a quick machine, in milliseconds. */
const KNOWN_MS = 5;
const KNOWN = "a word, ".repeat(8192);
function knownWork(): void {
  for (let round = 0; round < 5; round += 1) KNOWN.split(", ").map((word) => word.normalize("NFKD").toUpperCase());
}
