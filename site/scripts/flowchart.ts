import { adviceFor, type FlowchartAnswer, type FlowchartAnswers } from '#core/flowchart/flowchart.ts';

/** Shows the advice that the three answers lead to, and says how many answers are missing. */
function update(chart: HTMLFormElement) {
  const given = new FormData(chart);
  const answer = (name: keyof FlowchartAnswers) => (given.get(name) ?? 'unanswered') as FlowchartAnswer;
  const answers = { question1: answer('question1'), question2: answer('question2'), question3: answer('question3') };
  const missing = Object.values(answers).filter((value) => value === 'unanswered').length;
  const advice = adviceFor(answers);
  for (const part of chart.querySelectorAll<HTMLElement>('[data-advice]')) {
    part.hidden = part.dataset.advice !== advice;
  }
  const status = chart.querySelector('[data-missing]');
  if (status) status.textContent = wordsFor(missing);
}

function wordsFor(missing: number): string {
  if (missing === 0) return 'Our recommendation:';
  return missing === 1
    ? 'One answer is missing. The recommendation appears here.'
    : `${missing} answers are missing. The recommendation appears here.`;
}

for (const chart of document.querySelectorAll<HTMLFormElement>('[data-flowchart]')) {
  update(chart);
  chart.addEventListener('change', () => update(chart));
  // A reset event comes before the fields are empty.
  chart.addEventListener('reset', () => setTimeout(() => update(chart)));
}
