/** What stands in the place of `{message}` when the AI service gave no answer. Never its own words: they may hold addresses or keys. */
export const failures = {
  unreachable: 'The AI service could not be reached.',
  busy: 'The AI service is busy.',
  failed: 'The AI service had a failure.',
  refused: 'The AI service did not accept our request.',
  unusable: 'The AI service gave an answer that we could not use.',
  slow: 'The AI service took too long.',
  spent: 'The AI service has done its share for today.',
} as const;
