/** What React asks of the place where it runs, and what every browser that runs modules answers. */
const answers: Readonly<Record<string, string>> = {
  'typeof window': '"object"',
  'typeof window.document.createElement': '"function"',
  'typeof document': '"object"',
  'typeof performance': '"object"',
  'typeof performance.now': '"function"',
  'typeof reportError': '"function"',
  'typeof queueMicrotask': '"function"',
  'typeof AbortController': '"function"',
  'typeof setTimeout': '"function"',
  '"CompositionEvent" in window': 'true',
  '"AnimationEvent" in window': 'true',
  '"TransitionEvent" in window': 'true',
  '"oninput" in document': 'true',
  // A mark of Internet Explorer.
  '"documentMode" in document': 'false',
  'document.documentMode': 'undefined',
  // The tools of a developer's browser look into React where it is developed: no visitor's browser has them.
  'typeof __REACT_DEVTOOLS_GLOBAL_HOOK__': '"undefined"',
};

export const questions: readonly string[] = Object.keys(answers);

// The longer question first: one may begin with another.
const asked = new RegExp(
  `(?:${questions
    .toSorted((a, b) => b.length - a.length)
    .map((question) => question.replaceAll('.', '\\.'))
    .join('|')})(?![\\w.])`,
  'g',
);

/** The same code with the answers in place of its questions, so that what only another place needs stays out of the build. */
export function withAnswers(code: string): string {
  return code.replace(asked, (question) => answers[question] ?? question);
}
