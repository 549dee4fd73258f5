/** The specified sentence for an assessment without the model. `message` says what failed. */
export function fallbackReasoning(message: string): string {
  return `AI analysis unavailable. Using basic rule-based assessment. Error: ${message}`;
}
