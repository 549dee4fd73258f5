import { adviceFor, type FlowchartAnswer, type FlowchartAnswers } from '#core/rules/flowchart.ts';

/** Shows the advice for the three answers, and how many answers are missing. */
function update(chart: HTMLElement) {
  const answer = (name: keyof FlowchartAnswers) => {
    const chosen = chart.querySelector<HTMLInputElement>(`[name=${name}]:checked`);
    return (chosen?.value ?? 'unanswered') as FlowchartAnswer;
  };
  const answers = { question1: answer('question1'), question2: answer('question2'), question3: answer('question3') };
  const missing = Object.values(answers).filter((value) => value === 'unanswered').length;
  const advice = adviceFor(answers);
  for (const part of chart.querySelectorAll<HTMLElement>('[data-advice]')) {
    part.hidden = part.dataset.advice !== advice;
  }
  const status = chart.querySelector('[data-missing]');
  if (status) status.textContent = messagesOf(chart)[missing] ?? '';
}

/** The status messages by the number of missing answers. */
function messagesOf(chart: HTMLElement): readonly string[] {
  return JSON.parse(chart.dataset.words ?? '[]');
}

function clear(chart: HTMLElement) {
  for (const button of chart.querySelectorAll('input')) button.checked = false;
  update(chart);
}

for (const chart of document.querySelectorAll<HTMLElement>('[data-flowchart]')) {
  update(chart);
  chart.addEventListener('change', () => update(chart));
  const button = chart.querySelector<HTMLButtonElement>('[data-clear]');
  if (!button) continue;
  button.hidden = false;
  button.addEventListener('click', () => clear(chart));
}
