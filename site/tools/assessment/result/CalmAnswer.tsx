import tool from '../assessment.module.css';
import type { AssessmentState } from '../use-assessment.ts';
import type { View } from './view.ts';

/** What a calm answer takes the text for, and the one tap that corrects it. */
export function CalmAnswer({ state, view }: { readonly state: AssessmentState; readonly view: View }) {
  const question = state.questions.find(({ id }) => id === 'now');
  const { full } = view;
  const reason = full?.answer.reasons.find(({ id }) => id === 'past' || id === 'possible' || id === 'question');
  if (!question || !full || !reason || view.assessment.about === 'event') return null;
  const say = full.say.answer;
  return (
    <p className={`${tool.stale} no-print`}>
      {say.reasons[reason.id]}{' '}
      <button className={tool.plain} type="button" onClick={() => void state.reply(view, question, 'happening-now')}>
        {say.answers['happening-now']}
      </button>
    </p>
  );
}
