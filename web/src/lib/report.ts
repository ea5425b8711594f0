// A report of a problem: what the server gives for it, with the words of whoever saw the problem.

/** The record's line about the report takes the words in. */
export function withWords(record: string, words: string): string {
  const text = words.trim();
  if (!text) return record;
  return record.replace(/^report: (\{.*\})$/m, (_, data: string) => {
    return `report: ${JSON.stringify({ ...JSON.parse(data), words: text })}`;
  });
}
