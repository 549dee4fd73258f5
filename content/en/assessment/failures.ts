/** What stands in the place of `{message}` when the AI service gave no answer. Never its own words: they may hold addresses or keys. */
export const failures = {
  unreachable: 'We couldn’t reach the AI service.',
  busy: 'The AI service is busy.',
  failed: 'The AI service had an error.',
  refused: 'The AI service didn’t accept our request.',
  unusable: 'The AI service sent an answer we couldn’t use.',
  slow: 'The AI service took too long.',
  spent: 'The AI service has reached its limit for today.',
} as const;
